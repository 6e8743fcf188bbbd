// Erases a person with data in every room: their name, number, and address must be gone from every column of every
// table, and other companies' data must be unchanged.

import { performApplicationAction } from '@onward/contract/applicants/application-actions';
import { createNote, createShare } from '@onward/contract/applicants/application-remarks';
import { updateApplication } from '@onward/contract/applicants/applications';
import { erasePerson } from '@onward/contract/applicants/persons';
import { inviteToJob } from '@onward/contract/applicants/rediscovery';
import { createApplicationDraft, saveApplicationDraft } from '@onward/contract/careers/applying';
import { confirmImport, startImport } from '@onward/contract/imports/imports';
import { renewCalendarFeed } from '@onward/contract/interviews/calendars';
import { updateMeeting } from '@onward/contract/interviews/meetings';
import { openConversation, sendMessage } from '@onward/contract/messages/conversations';
import { createSavedView } from '@onward/contract/saved-views/saved-views';
import { ACTION_CODES } from '@onward/domain/applicants/actions/codes';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mentions } from '../../../../../../testing/database/mentions.ts';
import { daytime } from '../../../../../../testing/people/daytime.ts';
import { applyTo, freshPhone } from '../../../../../../testing/people/employer.ts';
import { InterviewOffice } from '../../../../../../testing/people/interview-office.ts';
import { ApiCaller } from '../../../../../../testing/product/api-caller.ts';
import { type InProcessProduct, startInProcess } from '../../../../../../testing/product/in-process-product.ts';
import { linkIn } from '../../../../../../testing/product/outside.ts';
import { until } from '../../../../../../testing/until.ts';
import { PERSON_TRACES } from '../../person-traces.ts';

const NAME = 'Quibblewort';
const FIRST = 'Ermintrude';
/** Their contact details at import, and the current ones. */
const OLD = { phone: '4045559101', email: 'old@quibble.example' };
const NOW = { phone: '4045559202', email: 'new@wort.example' };
const WORDS = [NAME, FIRST, OLD.phone, '(404) 555-9101', OLD.email, NOW.phone, NOW.email];

let product: InProcessProduct;
let stranger: ApiCaller;
let admin: ApiCaller;
let manager: ApiCaller;
let office: InterviewOffice;
let dana: number;
let behindMs = 0;

beforeAll(async () => {
  product = await startInProcess({ sandbox: true, clock: () => new Date(daytime().getTime() - behindMs) });
  stranger = new ApiCaller(product.url);
  admin = await stranger.signIn('super.admin@larkfield.test');
  manager = await stranger.signIn('general.manager@larkfield.test');
  office = new InterviewOffice(stranger, admin);
  const [row] = await rows(
    "select id from company_staffs where company_id = 1 and email = 'general.manager@larkfield.test'",
  );
  dana = row.id;
  await office.open(dana);
});
afterAll(() => product.stop());

const rows = async (text: string, values: unknown[] = []) => (await product.app.ownerPool.query(text, values)).rows;
const found = () => mentions(product.app.ownerPool, WORDS);

async function expectOk(answer: Promise<{ status: number; text: string }>): Promise<void> {
  const { status, text } = await answer;
  expect(status, text).toBeLessThan(300);
}

async function startFile(contact: { phone: string; email: string }): Promise<number> {
  const job = await office.employer.publish();
  const file = new FormData();
  file.set('kind', 'applicants');
  const lines = [
    'First name,Last name,Mobile,Email,Job,Source',
    `${FIRST},${NAME},${contact.phone},${contact.email},${job.title},Fair`,
    `Somebody,Else,${freshPhone()},,${job.title},Fair`,
  ];
  file.set('file', new Blob([`${lines.join('\n')}\n`]), 'people.csv');
  return (await admin.call<{ import: { id: number } }>(startImport, { body: file })).body.import.id;
}

/**
 * Imported from a file under old contact details that are edited later, and listed in a file that was not imported yet.
 */
async function imported(): Promise<void> {
  await expectOk(admin.call(confirmImport, { params: { id: await startFile(OLD) } }));
  const [{ id }] = await rows('select id from applications where last_name = $1', [NAME]);
  await expectOk(admin.call(updateApplication, { params: { id }, body: { application: NOW } }));
  await startFile(NOW);
}

/** Applies for a job with interviews, and has one whose details mention them. */
async function interviewed(): Promise<{ id: number; personId: number }> {
  const position = await office.posting({ interviewer_ids: [dana], auto_confirm: true });
  const candidate = await office.apply(position, {
    first_name: FIRST,
    last_name: NAME,
    ...NOW,
    sms_consent: true,
    keep_in_touch: true,
  });
  const [{ id, person_id: personId }] = await rows('select id, person_id from applications where digest_key = $1', [
    candidate.digestKey,
  ]);
  const slots = (await office.booking(candidate.token)).booking.slots;
  await expectOk(office.book(candidate.token, slots[0] ?? ''));
  const [{ id: meetingId, version }] = await rows('select id, version from meetings where application_id = $1', [id]);
  const meeting = { details: `${FIRST} brings a portfolio`, video_link: `https://video.test/${NAME}`, version };
  await expectOk(admin.call(updateMeeting, { params: { id: meetingId }, body: { meeting } }));
  await rows(`update meetings set location_text = $2, proposal_note = $2, cancel_reason = $2 where id = $1`, [
    meetingId,
    `${NAME} knows the way`,
  ]);
  return { id, personId };
}

async function talkedAbout(id: number): Promise<void> {
  const note = { body: `${NAME} knows the till`, mentions: [dana] };
  await expectOk(admin.call(createNote, { params: { id }, body: { note } }));
  const share = { emails: ['guest@mail.example'], message: `Look at ${NAME}` };
  await expectOk(admin.call(createShare, { params: { id }, body: share, headers: idempotent() }));
  const view = {
    list: 'applicants',
    name: `All about ${NAME}`,
    state: { filters: { query: NAME }, order: null, columns: null, density: null },
  };
  await expectOk(admin.call(createSavedView, { body: { saved_view: view } }));
  const body = {
    action_type: ACTION_CODES.add_note,
    application_ids: [id],
    params: { body: `${FIRST} called`, visibility: 'everyone' },
    screen: 'all_applicants',
  };
  await expectOk(admin.call(performApplicationAction, { body, headers: idempotent() }));
  const next = await office.employer.publish();
  await expectOk(
    admin.call(inviteToJob, {
      body: { application_ids: [id], position_key: next.digest_key, message: `Dear ${FIRST} ${NAME}` },
      headers: idempotent(),
    }),
  );
}

const idempotent = () => ({ 'idempotency-key': crypto.randomUUID() });

/** A staff message, an email reply, a photo that was uploaded but never sent, and an unfinished draft. */
async function wroteWith(id: number): Promise<number> {
  const opened = await admin.call<{ conversation: { id: number } }>(openConversation, { body: { application_id: id } });
  const conversationId = opened.body.conversation.id;
  const message = { channel: 'email', subject: `For ${NAME}`, body: `Hello ${FIRST}, {{link}}` };
  behindMs = 3_600_000;
  await expectOk(admin.call(sendMessage, { params: { id: conversationId }, body: { message }, headers: idempotent() }));
  behindMs = 0;
  const mail = await until('the message', async () =>
    (await product.outside.emails(NOW.email)).find(({ subject }) => subject.includes(NAME)),
  );
  await fetch(`${product.outside.url}/api/emails/${mail.id}/reply`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ text: `It is ${FIRST} ${NAME}, thank you` }),
  });
  await until('their answer', async () => {
    const [row] = await rows("select from messages where conversation_id = $1 and direction = 'inbound'", [
      conversationId,
    ]);
    return row !== undefined;
  });
  const page = linkIn(mail.text, '/conversation/').split('/').at(-1) ?? '';
  const form = new FormData();
  form.append('file', new Blob(['%PDF-1.4\n%%EOF\n'], { type: 'application/pdf' }), `${NAME}.pdf`);
  await fetch(`${product.url}/v1/applicant_tasks/conversations/${page}/uploads`, { method: 'POST', body: form });
  const job = await office.employer.publish();
  const params = { position_key: job.digest_key };
  const draft = await stranger.call<{ token: string }>(createApplicationDraft, { params, body: { language: 'en' } });
  const entries = { first_name: FIRST, last_name: NAME, phone: NOW.phone };
  await stranger.call(saveApplicationDraft, { params: { token: draft.body.token }, body: { entries } });
  return conversationId;
}

const workIsDone = () =>
  until('the work at hand to be done', async () => {
    const [{ count }] = await rows(
      'select count(*)::int as count from graphile_worker.jobs where run_at <= now() and attempts < max_attempts',
    );
    return count === 0;
  });

/** Tables that refer to persons or applications, directly or indirectly, and those that store such an id. */
const ABOUT_PEOPLE = `with recursive about as (
    select relid from unnest(array['persons'::regclass, 'applications'::regclass]) as relid
    union select conrelid::regclass from pg_constraint join about on contype = 'f' and confrelid = relid
  )
  select relid::text as name from about
  union select table_name from information_schema.columns
  where table_schema = 'public' and column_name ~ '(^|_)(person|application)_id$' order by name`;

describe('Every table with records of a person or an application', () => {
  it('is listed in the person traces of exactly one room [AHD-020, AHD-002]', async () => {
    const listed = PERSON_TRACES.flatMap(({ tables }) => Object.keys(tables));
    expect(listed.toSorted()).toEqual([...new Set(listed)].toSorted());
    const tables = (await rows(ABOUT_PEOPLE)).map(({ name }) => name);
    expect(tables.length).toBeGreaterThan(20);
    expect(tables.filter((name) => !listed.includes(name))).toEqual([]);
    const known = (await rows("select tablename as name from pg_tables where schemaname = 'public'")).map(
      (row) => row.name,
    );
    expect(listed.filter((name) => !known.includes(name))).toEqual([]);
  });
});

describe('A person who is erased', () => {
  it('is gone from every column of every table and from the interviewer’s calendar feed [AHD-020, MSG-015]', async () => {
    await imported();
    const { id, personId } = await interviewed();
    await talkedAbout(id);
    await wroteWith(id);
    await workIsDone();
    const feed = await manager.call<{ url: string }>(renewCalendarFeed);
    const read = async () => (await fetch(feed.body.url)).text();
    expect(await read()).toContain(NAME);
    expect((await found()).length).toBeGreaterThan(20);
    const erased = await admin.call(erasePerson, { params: { id: personId }, body: { name: `${FIRST} ${NAME}` } });
    expect(erased.status, erased.text).toBe(204);
    await workIsDone();
    expect(await found()).toEqual([]);
    const left = await read();
    expect(left).not.toContain(NAME);
    expect(left).not.toContain('Erased person');
    const kept = await rows("select source_rows from imports where kind = 'applicants' and state = 'draft'");
    expect(kept).toEqual([{ source_rows: [{ line: 3, cells: expect.arrayContaining(['Somebody']) }] }]);
  });

  it('is not removed from records of other companies, or of none, with the same number and address [PLT-016, AHD-020]', async () => {
    const position = await office.employer.publish();
    const phone = freshPhone();
    const email = `same@${phone}.example`;
    const { body } = await applyTo(stranger, position, { first_name: 'Same', last_name: 'Number', phone, email });
    const [{ person_id: personId }] = await rows('select person_id from applications where digest_key = $1', [
      body.application.digest_key,
    ]);
    await workIsDone();
    await rows(
      `insert into unassigned_messages (channel, sender, recipient, body, provider_id, received_at)
       values ('sms', $1, '+15550000000', 'For whom is this?', $2, now())`,
      [`+1${phone}`, crypto.randomUUID()],
    );
    await rows(
      `insert into outbox_messages (company_id, channel, recipient, subject, state)
       values (2, 'email', $1, 'Same Number at the other company', 'sent')`,
      [email],
    );
    await rows(
      `insert into persons (company_id, first_name, last_name, phone, region_number, email)
       values (2, 'Same', 'Number', $1, '1', $2)`,
      [phone, email],
    );
    const erased = await admin.call(erasePerson, { params: { id: personId }, body: { name: 'Same Number' } });
    expect(erased.status, erased.text).toBe(204);
    expect(await mentions(product.app.ownerPool, [phone, email])).toEqual([
      'outbox_messages.recipient: 1',
      'persons.email: 1',
      'persons.phone: 1',
      'unassigned_messages.sender: 1',
    ]);
  });
});
