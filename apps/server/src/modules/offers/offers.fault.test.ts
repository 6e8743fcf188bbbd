// Workers are killed between rendering, sealing, and mailing: every offer is sent once, sealed once, and copied once.
// A table lock stops the worker at a known point, so each kill happens exactly there.
import { createHash } from 'node:crypto';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { OfferOffice } from '../../../../../testing/people/offer-office.ts';
import { ApiCaller } from '../../../../../testing/product/api-caller.ts';
import type { ReceivedEmail } from '../../../../../testing/product/outside.ts';
import { ProcessFleet } from '../../../../../testing/product/process-fleet.ts';
import { WorkerKills } from '../../../../../testing/product/worker-kills.ts';
import { rounds } from '../../../../../testing/run/test-length.ts';
import { until } from '../../../../../testing/until.ts';

const ADMIN = 'super.admin@larkfield.test';
const OFFERS = rounds({ short: 2, long: 5 });
const CROWD = rounds({ short: 6, long: 40 });
const KILLS = rounds({ short: 1, long: 4 });

interface SentOffer {
  id: number;
  email: string;
  lastName: string;
  requestId: number;
}

let fleet: ProcessFleet;
let pool: pg.Pool;
let files: string;
let office: OfferOffice;
let kills: WorkerKills;
let letterId: number;
let adminId: number;
let made = 0;

beforeAll(async () => {
  files = await mkdtemp(join(tmpdir(), 'onward-offer-files-'));
  fleet = await ProcessFleet.prepare({ FILES_URL: files });
  pool = new pg.Pool({ connectionString: fleet.databaseUrl, max: 3 });
  kills = new WorkerKills(fleet, pool);
  const stranger = new ApiCaller((await fleet.start('web')).url);
  const product = { app: { ownerPool: pool }, outside: fleet.outside };
  office = new OfferOffice(product, stranger, await stranger.signIn(ADMIN));
  letterId = (await office.open()).letterId;
  adminId = await office.staffId(ADMIN);
});
afterAll(async () => {
  await pool.end();
  await fleet.stop();
  await rm(files, { recursive: true, force: true });
});

/** Their keys, without the half-written ones that a sweep removes later. */
const storedFiles = async (): Promise<string[]> =>
  (await readdir(files, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => relative(files, join(parentPath, name)))
    .filter((key) => !key.startsWith('.drafts/'));

/** Creates offers whose time to undo is over; no worker runs yet. */
async function createOffers(count: number): Promise<SentOffer[]> {
  const people: Omit<SentOffer, 'requestId'>[] = [];
  for (let at = 0; at < count; at += 1) {
    made += 1;
    const [email, lastName] = [`killed.${made}@mail.test`, `Quist-${String(made).padStart(3, '0')}`];
    people.push({ id: await office.applicant({ email, lastName }), email, lastName });
  }
  const terms = { salary: 17.5, salary_unit: 'hour', start_date: '2030-01-07' };
  const ids = people.map(({ id }) => id);
  const { status } = await office.send(ids, { offer_template_id: letterId, ...terms, signer_ids: [adminId] });
  expect(status).toBe(200);
  await office.rows(
    `select graphile_worker.reschedule_jobs(array_agg(id), run_at => now()) from graphile_worker.jobs where key like 'offers:1:%:send'`,
  );
  const stored = await office.rows(
    'select application_id, signing_request_id from application_offers where application_id = any($1)',
    [ids],
  );
  return people.map((person) => ({
    ...person,
    requestId: Number(stored.find((row) => row.application_id === person.id)?.signing_request_id),
  }));
}

async function signAll(offers: readonly SentOffer[]): Promise<void> {
  for (const { id } of offers) {
    expect((await office.sign(await office.token(id))).status).toBe(200);
    const [offer] = await office.offers(id);
    if (!offer) throw new Error('There is no offer.');
    expect((await office.countersign(office.admin, offer)).status).toBe(200);
  }
}

const count = async (query: string, values: unknown[] = []): Promise<number> =>
  Number((await office.rows(query, values))[0]?.count);

const TASKS = ['offers.send', 'documents.seal', 'platform.event', 'offers.copies', 'outbox.deliver'];

/** Runs a worker until nothing is left to do. */
async function finish(): Promise<void> {
  const worker = await fleet.start('worker');
  const query = 'select count(*) from graphile_worker.jobs where task_identifier = any($1)';
  await until('all jobs to finish', async () => (await count(query, [TASKS])) === 0, 60_000);
  await worker.program.stop();
}

/** Messages a killed worker was just handing over stay unconfirmed and may have arrived or not. */
type Arrival = 'exactly once' | 'once or unconfirmed';

async function expectOneMail(to: string, subject: string, arrival: Arrival): Promise<ReceivedEmail | undefined> {
  const received = (await fleet.outside.emails(to)).filter((email) => email.subject.startsWith(subject));
  const states = await office.rows(
    `select state from outbox_messages where recipient = $1 and starts_with(subject, $2)`,
    [to, subject],
  );
  const what = `"${subject}" to ${to}`;
  expect(states, what).toHaveLength(1);
  if (arrival === 'exactly once' || states[0]?.state === 'sent') expect(received, what).toHaveLength(1);
  else {
    expect(states, what).toEqual([{ state: 'unconfirmed' }]);
    expect(received.length, what).toBeLessThanOrEqual(1);
  }
  return received[0];
}

const OFFER_MAIL = 'Your offer from';
const SIGNED_MAIL = 'Your signed offer from';

async function expectSealedOnce(offer: SentOffer, arrival: Arrival): Promise<void> {
  const { requestId } = offer;
  const [request] = await office.rows('select sealed_sha256 from signing_requests where id = $1', [requestId]);
  const sealed = await office.rows(
    `select document_sha256 from signing_events where signing_request_id = $1 and event = 'sealed'`,
    [requestId],
  );
  expect(sealed).toEqual([{ document_sha256: request?.sealed_sha256 }]);
  await expectOneMail(offer.email, SIGNED_MAIL, arrival);
  const copy = await expectOneMail(ADMIN, `Signed offer: Ada ${offer.lastName}`, arrival);
  // The file that was mailed is the one whose hash is on record.
  if (copy) expect(await hashOfAttachment(copy)).toBe(request?.sealed_sha256);
}

async function hashOfAttachment({ attachments }: ReceivedEmail): Promise<string> {
  const file = attachments.find(({ mime_type }) => mime_type === 'application/pdf');
  const response = await fetch(`${fleet.outside.url}${file?.url}`);
  return createHash('sha256')
    .update(Buffer.from(await response.arrayBuffer()))
    .digest('hex');
}

/** Each request has its unsigned file and, once signed, the sealed one; nothing else is stored. */
async function expectNoOtherFiles(): Promise<void> {
  const known = await office.rows(
    `select unnest(array[unsigned_key, sealed_key]) as key from signing_requests where company_id = 1`,
  );
  const keys = known.flatMap(({ key }) => (typeof key === 'string' ? [key] : []));
  expect((await storedFiles()).toSorted()).toEqual(keys.toSorted());
}

describe('A worker killed between rendering, sealing, and mailing', () => {
  it('leaves one unsigned file and sends one mail with the link [OFR-010, AHD-010]', async () => {
    const offers = await createOffers(OFFERS);
    const before = (await storedFiles()).length;
    // The letter is in the store, and the database doesn't know of it yet.
    await kills.killAtWriteTo('signing_requests', async () => (await storedFiles()).length > before);
    // The signing is open, and the mail not written.
    await kills.killAtWriteTo('outbox_messages');
    await finish();
    for (const { email } of offers) await expectOneMail(email, OFFER_MAIL, 'exactly once');
    await expectNoOtherFiles();
  }, 120_000);

  it('leaves one sealed file, one event, and one copy for each who signed [OFR-010, AHD-010]', async () => {
    const offers = await createOffers(OFFERS);
    await finish();
    await signAll(offers);
    const before = (await storedFiles()).length;
    await kills.killAtWriteTo('signing_events', async () => (await storedFiles()).length > before);
    // Sealed, but nobody knows.
    await kills.killAtWriteTo('outbox_messages');
    await finish();
    for (const offer of offers) await expectSealedOnce(offer, 'exactly once');
    await expectNoOtherFiles();
  }, 120_000);

  it(`${KILLS === 1 ? 'once' : `${KILLS} times`} at any moment, sends, seals, and copies once [OFR-010, AHD-010]`, async () => {
    const offers = await createOffers(CROWD);
    const ids = offers.map(({ requestId }) => requestId);
    await kills.killWhile(KILLS, CROWD, () =>
      count(`select count(*) from signing_requests where id = any($1) and status = 'open'`, [ids]),
    );
    await finish();
    for (const { email } of offers) await expectOneMail(email, OFFER_MAIL, 'once or unconfirmed');
    const reached: SentOffer[] = [];
    for (const offer of offers) if ((await fleet.outside.emails(offer.email)).length > 0) reached.push(offer);
    await signAll(reached);
    await kills.killWhile(KILLS, reached.length, () =>
      count(`select count(*) from signing_requests where id = any($1) and sealed_key is not null`, [ids]),
    );
    await finish();
    for (const offer of reached) await expectSealedOnce(offer, 'once or unconfirmed');
    await expectNoOtherFiles();
  }, 240_000);
});
