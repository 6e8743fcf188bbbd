// Exporting and erasing a person's data, over HTTP.
import { performApplicationAction } from '@onward/contract/applicants/application-actions';
import {
  createFeedback,
  createNote,
  createShare,
  rateApplication,
} from '@onward/contract/applicants/application-remarks';
import { erasePerson, exportPerson, flagDoNotRehire, mergePersons } from '@onward/contract/applicants/persons';
import { inviteToJob } from '@onward/contract/applicants/rediscovery';
import { createApplicationDraft, saveApplicationDraft } from '@onward/contract/careers/applying';
import { ACTION_CODES } from '@onward/domain/applicants/actions/codes';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { applyTo, Employer } from '../../../../../../testing/people/employer.ts';
import { ApiCaller } from '../../../../../../testing/product/api-caller.ts';
import { type InProcessProduct, startInProcess } from '../../../../../../testing/product/in-process-product.ts';
import { until } from '../../../../../../testing/until.ts';

let product: InProcessProduct;
let stranger: ApiCaller;
let admin: ApiCaller;
let job: { id: number; digest_key: string };
let other: typeof job;

beforeAll(async () => {
  product = await startInProcess({ sandbox: true });
  stranger = new ApiCaller(product.url);
  admin = await stranger.signIn('super.admin@larkfield.test');
  job = await new Employer(admin).publish();
  other = await new Employer(admin).publish();
});
afterAll(() => product.stop());

const rows = async (text: string, values: unknown[] = []) => (await product.app.ownerPool.query(text, values)).rows;

const RESUME = '%PDF-1.4\n1 0 obj <<>> endobj\ntrailer <<>>\n%%EOF\n';

interface Somebody {
  person: number;
  applications: number[];
  storageKey: string;
}

/**
 * Applied with a resume, under two records that were merged; has notes, shared links, a rejection message, and
 * invitations.
 */
async function somebody(who: { last_name: string; email: string; phone: string }): Promise<Somebody> {
  const params = { position_key: job.digest_key };
  const draft = await stranger.call<{ token: string }>(createApplicationDraft, { params, body: { language: 'en' } });
  const { token } = draft.body;
  const form = new FormData();
  form.append('category', 'resume');
  form.append('file', new Blob([RESUME], { type: 'application/pdf' }), `${who.last_name} resume.pdf`);
  const sent = await fetch(`${product.url}/v1/application_drafts/${token}/uploads`, { method: 'POST', body: form });
  const { upload } = (await sent.json()) as { upload: { id: number } };
  await rows(`update application_drafts set started_at = started_at - interval '1 minute'`);
  const values = { first_name: 'Wanda', keep_in_touch: true, sms_consent: true };
  await applyTo(stranger, job, { ...who, ...values, draft_token: token, resume_upload_id: upload.id });
  await applyTo(stranger, other, {
    ...values,
    last_name: who.last_name,
    phone: who.phone.replace('72', '73'),
    email: `2${who.email}`,
  });
  const found = await rows('select id, person_id from applications where last_name = $1 order by id', [who.last_name]);
  const [{ id, person_id: person }, { id: second, person_id: twin }] = found;
  await admin.call(mergePersons, { params: { id: person }, body: { person_id: twin } });

  const note = { body: `${who.last_name} knows the till`, mentions: [] };
  await admin.call(createNote, { params: { id }, body: { note } });
  const feedback = { recommendation: 'yes', body: `${who.last_name} was calm` };
  await admin.call(createFeedback, { params: { id }, body: { feedback } });
  await admin.call(rateApplication, { params: { id }, body: { rating: 4 } });
  await admin.call(createShare, { params: { id }, body: { emails: ['guest@mail.example'], message: who.last_name } });
  await admin.call(flagDoNotRehire, { params: { id: person }, body: { reason: `${who.last_name} left` } });
  await admin.call(flagDoNotRehire, { params: { id: person }, body: { reason: null } });
  await admin.call(performApplicationAction, {
    body: {
      action_type: ACTION_CODES.reject,
      application_ids: [id],
      params: { reason: 'other', note: who.last_name, notify: true, message: `Dear ${who.last_name}` },
    },
    headers: { 'idempotency-key': crypto.randomUUID() },
  });
  const next = await new Employer(admin).publish();
  await admin.call(inviteToJob, { body: { application_ids: [id], position_key: next.digest_key } });
  // Started another application without submitting it.
  const again = await stranger.call<{ token: string }>(createApplicationDraft, { params, body: { language: 'en' } });
  await stranger.call(saveApplicationDraft, { params: { token: again.body.token }, body: { entries: who } });
  const [{ storage_key: storageKey }] = await rows(
    'select storage_key from application_attachments where application_id = $1',
    [id],
  );
  return { person, applications: [id, second], storageKey };
}

/** Every row of every table, and every pending job, that contains one of the words. */
async function mentions(words: readonly string[]): Promise<string[]> {
  const tables = await rows(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables
     where schemaname = 'public' or (schemaname, tablename) = ('graphile_worker', '_private_jobs')`,
  );
  const found = await Promise.all(
    tables.map(async ({ name }) => {
      const [{ count }] = await rows(
        `select count(*)::int as count from ${name} t
         where exists (select from unnest($1::text[]) word where position(lower(word) in lower(to_jsonb(t)::text)) > 0)`,
        [words],
      );
      return count > 0 ? [`${name}: ${count}`] : [];
    }),
  );
  return found.flat();
}

describe('A person’s data', () => {
  it('can be exported by super admins, with files [AHD-020]', async () => {
    const { person } = await somebody({ last_name: 'Brzezinska', email: 'wanda@brz.example', phone: '4045557201' });
    const { status, text, headers } = await admin.call(exportPerson, { params: { id: person } });
    expect([status, headers.get('content-type')]).toEqual([200, 'application/zip']);
    for (const part of [
      'data.json',
      'wanda@brz.example',
      'Brzezinska knows the till',
      'Brzezinska resume.pdf',
      RESUME,
    ]) {
      expect(text).toContain(part);
    }
    // Each room exports its own records.
    for (const records of ['applications', 'consents', 'tasks', 'messages', 'meetings', 'automation_runs']) {
      expect(text).toContain(`"${records}": [`);
    }
    expect(text).not.toContain('token_hash');
    const manager = await stranger.signIn('manager@larkfield.test');
    expect((await manager.call(exportPerson, { params: { id: person } })).body.error_code).toBe(10004);
    const audit = await rows("select subject_id from audit_log where event = 'person_exported'");
    expect(audit).toEqual([{ subject_id: person }]);
  });

  it('is gone everywhere once erased; the facts that someone applied and was messaged stay [AHD-020, MSG-015]', async () => {
    const who = { last_name: 'Zebrowska', email: 'wanda@zeb.example', phone: '4045557202' };
    const words = ['Zebrowska', 'zeb.example', '4045557202', '4045557302'];
    const { person, applications, storageKey } = await somebody(who);
    // Jobs that run later must not bring the name back, so all due jobs run first.
    await product.outside.email(who.email);
    await until('the work at hand to be done', async () => {
      const [{ count }] = await rows(
        'select count(*)::int as count from graphile_worker.jobs where run_at <= now() and attempts < max_attempts',
      );
      return count === 0;
    });
    expect((await mentions(words)).length).toBeGreaterThan(10);

    const erase = (name: string, caller = admin) =>
      caller.call(erasePerson, { params: { id: person }, body: { name } });
    const manager = await stranger.signIn('manager@larkfield.test');
    expect((await erase('Wanda Zebrowska', manager)).body.error_code).toBe(10004);
    expect((await erase('Wanda')).body).toMatchObject({ error_code: 20001, errors: { name: expect.any(Array) } });
    expect((await erase('wanda zebrowska')).status).toBe(204);

    expect(await mentions(words)).toEqual([]);
    const kept = await rows(
      'select m.body, m.erased_at from messages m join conversations c on c.id = m.conversation_id where c.person_id = $1',
      [person],
    );
    expect(kept.length).toBeGreaterThan(0);
    expect(kept.every(({ body, erased_at }) => body === '' && erased_at !== null)).toBe(true);
    const left = await rows(
      'select first_name, last_name, email, answers, rating from applications where id = any($1)',
      [applications],
    );
    const marker = { first_name: 'Erased', last_name: 'person', email: null, answers: [], rating: null };
    expect(left).toEqual([marker, marker]);
    const history = await rows('select action from application_histories where application_id = $1 order by id', [
      applications[0],
    ]);
    expect(history.map(({ action }) => action)).toEqual(
      expect.arrayContaining(['applied', 'rejected', 'merged', 'erased']),
    );
    await until('the resume to be gone', async () => (await product.app.files.get(storageKey)) === null);
    expect((await erase('Erased person')).body.error_code).toBe(20003);
  });
});
