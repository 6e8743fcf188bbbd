// Threads with applicants as staff read, sort, and reply to them.

import { getApplication } from '@onward/contract/applicants/applications';
import { mergePersons, undoPersonMerge } from '@onward/contract/applicants/persons';
import { createUpload } from '@onward/contract/attachments/attachments';
import {
  type Conversation,
  type ConversationRow,
  getConversation,
  getConversationCounts,
  getMessageAttachment,
  listConversations,
  listMessages,
  type Message,
  openConversation,
  readConversation,
  retryMessage,
  sendMessage,
  updateConversation,
  withdrawMessage,
} from '@onward/contract/messages/conversations';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Employer } from '../../../../../../testing/people/employer.ts';
import { MessageOffice } from '../../../../../../testing/people/message-office.ts';
import { ApiCaller } from '../../../../../../testing/product/api-caller.ts';
import { type InProcessProduct, startInProcess } from '../../../../../../testing/product/in-process-product.ts';
import { until } from '../../../../../../testing/until.ts';

let product: InProcessProduct;
let admin: ApiCaller;
let manager: ApiCaller;
let office: MessageOffice;
/** How far the product's clock is behind: by an hour, so that no message waits for its undo window. */
let behindMs = 0;

beforeAll(async () => {
  product = await startInProcess({ sandbox: true, clock: () => new Date(Date.now() - behindMs) });
  const api = new ApiCaller(product.url);
  admin = await api.signIn('super.admin@larkfield.test');
  manager = await api.signIn('manager@larkfield.test');
  office = await MessageOffice.open(product, new Employer(admin));
});
afterAll(() => product.stop());

const rows = async (text: string, values: unknown[] = []) => (await product.app.ownerPool.query(text, values)).rows;

const open = async (applicationId: number, caller = admin): Promise<Conversation> => {
  const answer = await caller.call<{ conversation: Conversation }>(openConversation, {
    body: { application_id: applicationId },
  });
  expect(answer.status, answer.text).toBe(200);
  return answer.body.conversation;
};

const send = (id: number, message: object, caller = admin) =>
  caller.call<{ message: Message }>(sendMessage, { params: { id }, body: { message } });

const thread = async (id: number): Promise<Message[]> =>
  (await admin.call<{ messages: Message[] }>(listMessages, { params: { id } })).body.messages;

const list = async (query: Record<string, string | number | boolean> = {}, caller = admin) =>
  (await caller.call<{ conversations: ConversationRow[]; total_count: number }>(listConversations, { query })).body;

/** Sends the messages held until then. */
const undoTimeIsOver = () => {
  behindMs = 3_600_000;
};
const inTime = () => {
  behindMs = 0;
};

describe('A thread', () => {
  it('is one for each person, and is about their newest application [MSG-002]', async () => {
    const first = await office.applicant();
    const opened = await open(first.id);
    expect(opened).toMatchObject({
      application_id: first.id,
      person: { first_name: first.firstName },
      unread_count: 0,
      last_message: null,
      needs_reply: false,
      is_archived: false,
      reach: { email: { to: first.email, reason: null }, sms: { to: first.globalPhone, reason: null } },
    });
    const second = await office.applicant({ personId: first.personId, other: true });
    expect(await open(second.id)).toMatchObject({ id: opened.id, application_id: second.id });
    expect(await open(first.id)).toMatchObject({ id: opened.id, application_id: second.id });
  });

  it('says what each merge tag would become [MSG-012]', async () => {
    const applicant = await office.applicant();
    const { merge_values } = await open(applicant.id);
    expect(merge_values).toMatchObject({
      applicant_first_name: applicant.firstName,
      company_name: 'Cluckwell (Larkfield Group)',
      location_name: expect.stringContaining('Decatur'),
      position_title: office.position.title,
      meeting_time: null,
      link: null,
    });
  });

  it('is visible to staff who may see any of the person’s applications [MSG-001]', async () => {
    const here = await office.applicant();
    const { id } = await open(here.id);
    const scoped = await product.app.ownerPool.query(
      `insert into locations (company_id, brand_id, name)
       select company_id, brand_id, 'Far away' from locations where company_id = 1 limit 1 returning id`,
    );
    await rows('update positions set location_id = $1 where id = $2', [scoped.rows[0].id, office.otherPosition.id]);
    const otherApplicant = await office.applicant({ other: true });
    const far = await open(otherApplicant.id);
    expect((await manager.call(getConversation, { params: { id: far.id } })).body.error_code).toBe(40001);
    expect((await manager.call(listMessages, { params: { id: far.id } })).body.error_code).toBe(40001);
    expect((await manager.call(getConversation, { params: { id } })).status).toBe(200);
    await office.applicant({ other: true, personId: here.personId });
    // The newest application is now outside their scope, the earlier one is not.
    expect((await manager.call(getConversation, { params: { id } })).status).toBe(200);
    expect((await list({}, manager)).conversations.map((each) => each.id)).not.toContain(far.id);
  });

  it('is listed with its newest message, found by words and by names, and archived [MSG-003, MSG-004]', async () => {
    const applicant = await office.applicant();
    const { id } = await open(applicant.id);
    expect((await list({ query: applicant.lastName })).conversations).toEqual([]);
    await send(id, { channel: 'sms', body: 'Could you bring your forklift licence?' });
    const [found] = (await list({ query: 'forklift' })).conversations;
    expect(found).toMatchObject({
      id,
      last_message: { body: 'Could you bring your forklift licence?', status: 'queued' },
    });
    expect((await list({ query: applicant.lastName })).conversations.map((each) => each.id)).toEqual([id]);
    const filters = { channel: 'sms', position_key: office.position.digest_key, query: 'forklift' };
    expect((await list(filters)).total_count).toBe(1);
    expect((await list({ ...filters, channel: 'email' })).total_count).toBe(0);
    const put = (conversation: object) =>
      admin.call<{ conversation: Conversation }>(updateConversation, { params: { id }, body: { conversation } });
    expect((await put({ is_archived: true })).body.conversation.is_archived).toBe(true);
    expect((await list({ query: 'forklift' })).total_count).toBe(0);
    expect((await list({ query: 'forklift', archived: true })).total_count).toBe(1);
    expect((await put({ assignee_id: 987_654 })).body.errors).toHaveProperty('assignee_id');
    const staff = (
      await rows(
        "select s.id, s.name from company_staffs s join users u on u.id = s.user_id where u.email = 'manager@larkfield.test'",
      )
    )[0];
    expect((await put({ is_archived: false, assignee_id: staff.id })).body.conversation.assignee).toEqual(staff);
    expect((await list({ assignee_id: staff.id })).conversations.map((each) => each.id)).toEqual([id]);
  });

  it('is merged when two records of one person are merged [AHD-002, MSG-002]', async () => {
    const [kept, other] = [await office.applicant(), await office.applicant({ other: true })];
    const { id } = await open(kept.id);
    await office.textBack(kept, 'It is me');
    await office.textBack(other, 'And so is this');
    const merged = await admin.call(mergePersons, {
      params: { id: kept.personId },
      body: { person_id: other.personId },
    });
    expect(merged.status, merged.text).toBe(200);
    expect((await thread(id)).map(({ body }) => body)).toEqual(['And so is this', 'It is me']);
    expect(await open(other.id)).toMatchObject({ id, unread_count: 2, application_id: other.id });
    await office.textBack(other, 'Still me');
    expect((await thread(id))[0]?.body).toBe('Still me');
  });

  it('is about its own application again when a merge is split [AHD-002, MSG-002]', async () => {
    const support = await new ApiCaller(product.url).signIn('support@onward.test');
    const [kept, other] = [await office.applicant(), await office.applicant({ other: true })];
    const [one, two] = [await open(kept.id), await open(other.id)];
    await office.textBack(other, 'Somebody else');
    await admin.call(mergePersons, { params: { id: kept.personId }, body: { person_id: other.personId } });
    expect(await open(kept.id)).toMatchObject({ id: one.id, application_id: other.id });
    const [{ id: mergeId }] = await rows('select max(id) as id from person_merges');
    const undone = await support.call(undoPersonMerge, { params: { id: 1, merge_id: mergeId } });
    expect(undone.status, undone.text).toBe(200);
    expect(await open(kept.id)).toMatchObject({ id: one.id, application_id: kept.id, last_message: null });
    expect(await open(other.id)).toMatchObject({ id: two.id, application_id: other.id, unread_count: 1 });
  });

  it('counts unread messages, and can be marked read and unread again [MSG-003, APP-001]', async () => {
    const applicant = await office.applicant();
    const { id } = await open(applicant.id);
    const before = (await admin.call<{ unread: number }>(getConversationCounts)).body.unread;
    await office.textBack(applicant, 'Is the job still open?');
    const counts = (await admin.call<{ unread: number; needs_reply: number; failed: number }>(getConversationCounts))
      .body;
    expect(counts.unread).toBe(before + 1);
    expect((await list({ unread: true })).conversations.map((each) => each.id)).toContain(id);
    expect((await list({ needs_reply: true })).conversations.map((each) => each.id)).toContain(id);
    const profile = await admin.call<{ application: { unread_messages_count: number } }>(getApplication, {
      params: { id: applicant.id },
    });
    expect(profile.body.application.unread_messages_count).toBe(1);
    const read = (body?: object) =>
      admin.call<{ unread_count: number }>(readConversation, { params: { id }, body: body ?? {} });
    expect((await read()).body.unread_count).toBe(0);
    expect((await thread(id))[0]?.read_at).not.toBeNull();
    expect((await read({ unread: true })).body.unread_count).toBe(1);
    await send(id, { channel: 'sms', body: 'Yes, it is.' });
    expect((await list({ needs_reply: true })).conversations.map((each) => each.id)).not.toContain(id);
  });
});

describe('A message', () => {
  it('fills its merge tags, waits for its undo window, is sent in the sender’s name, and reaches its final status [MSG-004, MSG-012, MSG-016, AHD-001]', async () => {
    inTime();
    const applicant = await office.applicant();
    const { id } = await open(applicant.id);
    const waiting = await send(id, {
      channel: 'email',
      subject: 'About {{position_title}}',
      body: 'Hi {{applicant_first_name}},\n\nsee you. {{meeting_time}}',
    });
    expect(waiting.status, waiting.text).toBe(201);
    expect(waiting.body.message).toMatchObject({
      status: 'queued',
      subject: `About ${office.position.title}`,
      body: `Hi ${applicant.firstName},\n\nsee you.`,
    });
    expect(Date.parse(waiting.body.message.leaves_at ?? '')).toBeGreaterThanOrEqual(Date.now() + 9_000);
    expect(await product.outside.emails(applicant.email)).toEqual([]);
    undoTimeIsOver();
    await send(id, { channel: 'email', subject: 'Second', body: 'Now.' });
    const mail = await product.outside.email(applicant.email);
    expect(mail.subject).toBe('Second');
    expect(mail.from_name).toMatch(/ via Cluckwell \(Larkfield Group\)$/);
    const header = (name: string) => mail.headers.find((each) => each.name.toLowerCase() === name)?.value;
    expect(header('reply-to')).toMatch(/^reply\+[\w-]{16,}@onward\.test$/);
    expect(header('auto-submitted')).toBeUndefined();
    const sent = await until('the message to be sent', async () =>
      (await thread(id)).find(({ status }) => status === 'sent'),
    );
    expect(sent).toMatchObject({ body: 'Now.', leaves_at: null });
    await send(id, { channel: 'email', subject: 'Third', body: 'And more.' });
    const third = await product.outside.email(applicant.email, 2);
    const names = Object.fromEntries(third.headers.map(({ name, value }) => [name.toLowerCase(), value]));
    expect(names['in-reply-to']).toBe(mail.message_id);
    expect(names.references).toContain(mail.message_id);
    const history = await rows(
      "select detail from application_histories where application_id = $1 and action = 'message_sent'",
      [applicant.id],
    );
    expect(history.length).toBeGreaterThanOrEqual(1);
  });

  it('goes by text, is counted in segments and is reported delivered [MSG-005, AHD-009]', async () => {
    undoTimeIsOver();
    const applicant = await office.applicant();
    const { id } = await open(applicant.id);
    const sent = await send(id, { channel: 'sms', body: `Hi ${'a'.repeat(200)}` });
    expect(sent.body.message.segments).toBe(2);
    expect((await product.outside.text(applicant.globalPhone)).body).toContain('Hi aaa');
    await until('the receipt', async () => (await thread(id))[0]?.status === 'delivered');
  });

  it('that fails says why and can be tried again [MSG-002, MSG-004]', async () => {
    undoTimeIsOver();
    const applicant = await office.applicant({ phone: '4045550000' });
    const { id } = await open(applicant.id);
    await send(id, { channel: 'sms', body: 'Hello?' });
    const failed = await until('the failure', async () => (await thread(id)).find(({ status }) => status === 'failed'));
    expect(failed.error).toBe('unreachable');
    expect((await list({ failed: true })).conversations.map((each) => each.id)).toContain(id);
    const again = await admin.call<{ message: Message }>(retryMessage, { params: { id: failed.id } });
    expect(again.body.message).toMatchObject({ id: failed.id, status: 'queued', error: null });
    expect((await product.outside.text(applicant.globalPhone, 2)).body).toBe('Hello?');
    await until('the second failure', async () => (await thread(id))[0]?.status === 'failed');
    const delivered = await office.applicant();
    const other = (await open(delivered.id)).id;
    const { body } = await send(other, { channel: 'sms', body: 'Fine' });
    expect((await admin.call(retryMessage, { params: { id: body.message.id } })).body.error_code).toBe(20003);
  });

  it('to a mailbox that does not exist stops further emails [MSG-006]', async () => {
    undoTimeIsOver();
    const applicant = await office.applicant({ email: `bounce+${Date.now()}@mail.test` });
    const { id } = await open(applicant.id);
    await send(id, { channel: 'email', subject: 'Hello', body: 'Hello' });
    const failed = await until('the bounce', async () => (await thread(id)).find(({ status }) => status === 'failed'));
    expect(failed.error).toBe('mailbox_unknown');
    const { body } = await send(id, { channel: 'email', subject: 'Hello', body: 'Again' });
    expect(body).toMatchObject({
      error_code: 20003,
      message: "Email to this applicant bounces because the address doesn't exist",
    });
  });

  it('can be undone before it is sent, and not after [AHD-001]', async () => {
    inTime();
    const applicant = await office.applicant();
    const { id } = await open(applicant.id);
    const { body } = await send(id, { channel: 'sms', body: 'Oops' });
    expect((await admin.call(withdrawMessage, { params: { id: body.message.id } })).status).toBe(204);
    expect(await thread(id)).toEqual([]);
    expect((await list({ query: applicant.lastName })).total_count).toBe(0);
    undoTimeIsOver();
    const left = await send(id, { channel: 'sms', body: 'Real' });
    await product.outside.text(applicant.globalPhone);
    const late = await admin.call(withdrawMessage, { params: { id: left.body.message.id } });
    expect(late.body).toMatchObject({ error_code: 20003, message: 'This message has already been sent' });
  });

  it('waits until its scheduled time [AHD-009]', async () => {
    inTime();
    const applicant = await office.applicant();
    const { id } = await open(applicant.id);
    const sendAt = new Date(Date.now() + 86_400_000).toISOString();
    const { body } = await send(id, { channel: 'sms', body: 'Tomorrow', send_at: sendAt });
    expect(body.message.leaves_at).toBe(sendAt);
    const past = await send(id, { channel: 'sms', body: 'Yesterday', send_at: '2020-01-01T00:00:00Z' });
    expect(past.body.errors?.send_at).toEqual(['Choose a time in the future']);
  });

  it.each([
    ['empty', { channel: 'sms', body: ' ' }, 'body'],
    ['too long a text', { channel: 'sms', body: 'x'.repeat(1601) }, 'body'],
    ['without subject', { channel: 'email', subject: '', body: 'x' }, 'subject'],
    ['an email that is too long', { channel: 'email', subject: 'x', body: 'x'.repeat(20_001) }, 'body'],
    ['with an unknown tag', { channel: 'sms', body: 'Hi {{nobody}}' }, 'body'],
    ['with an unknown file', { channel: 'sms', body: 'Hi', attachment_upload_ids: [987_654] }, 'attachment_upload_ids'],
  ])('that is %s is refused with the field named [MSG-005, MSG-012]', async (_, message, field) => {
    const applicant = await office.applicant();
    const { id } = await open(applicant.id);
    const { body } = await send(id, message);
    expect(body.error_code).toBe(20001);
    expect(Object.keys(body.errors ?? {})).toEqual([field]);
    if (message.body.includes('nobody')) expect(body.message).toBe('Unknown merge tags: nobody');
  });

  it('is not sent to a person who opted out, even while it waited [MSG-008]', async () => {
    inTime();
    const applicant = await office.applicant();
    const { id } = await open(applicant.id);
    const { body: waiting } = await send(id, {
      channel: 'sms',
      body: 'Not any more',
      send_at: new Date(Date.now() + 60_000).toISOString(),
    });
    const change = await admin.call<{ conversation: Conversation }>(updateConversation, {
      params: { id },
      body: { conversation: { sms_opt_out: true } },
    });
    expect(change.body.conversation.reach.sms.reason).toBe('sms_opted_out');
    const refused = await send(id, { channel: 'sms', body: 'Hello' });
    expect(refused.body).toMatchObject({ error_code: 20003, message: 'This applicant has opted out of SMS' });
    await office.leaveNow(waiting.message.id);
    expect((await thread(id))[0]).toMatchObject({ status: 'failed', error: 'opted_out' });
    expect(await product.outside.texts(applicant.globalPhone)).toEqual([]);
  });

  it('carries files, only images by text, and shows them to those with access [MSG-009]', async () => {
    undoTimeIsOver();
    const applicant = await office.applicant();
    const { id } = await open(applicant.id);
    const upload = async (name: string, bytes: string | Buffer<ArrayBuffer>, category: string) => {
      const form = new FormData();
      form.append('category', category);
      form.append('file', new Blob([bytes]), name);
      const answer = await admin.call<{ upload: { id: number } }>(createUpload, { body: form });
      expect(answer.status, answer.text).toBe(201);
      return answer.body.upload.id;
    };
    const paper = await upload('notes.txt', 'Bring your papers', 'document');
    const refused = await send(id, { channel: 'sms', body: 'Look', attachment_upload_ids: [paper] });
    expect(refused.body.errors).toEqual({ attachment_upload_ids: ['You can only send images by text'] });
    const pixel = Buffer.from(
      'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
      'base64',
    );
    const picture = await upload('map.png', pixel, 'image');
    await send(id, { channel: 'sms', body: 'The way to us', attachment_upload_ids: [picture] });
    const [address = ''] = (await product.outside.text(applicant.globalPhone)).media_urls;
    const fetched = await fetch(address);
    expect([fetched.headers.get('content-type'), (await fetched.arrayBuffer()).byteLength]).toEqual([
      'image/png',
      pixel.length,
    ]);
    expect((await fetch(`${address}x`)).status).toBe(404);
    const { body } = await send(id, {
      channel: 'email',
      subject: 'Papers',
      body: 'See below',
      attachment_upload_ids: [paper],
    });
    expect(body.message.attachments).toMatchObject([
      { file_name: 'notes.txt', content_type: 'text/plain', byte_size: 17 },
    ]);
    const mail = await product.outside.email(applicant.email);
    expect(await product.outside.attachment(mail, 'text/plain')).toBe('Bring your papers');
    const params = { id: body.message.attachments[0]?.id ?? 0 };
    expect((await admin.call(getMessageAttachment, { params })).text).toBe('Bring your papers');
  });
});
