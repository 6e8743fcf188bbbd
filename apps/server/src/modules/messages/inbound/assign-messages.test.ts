// Support staff assign messages from unknown senders to an applicant, or dismiss them.
import {
  type Conversation,
  getConversation,
  listMessages,
  openConversation,
} from '@onward/contract/messages/conversations';
import {
  type AssignableApplicant,
  assignUnassignedMessage,
  dismissUnassignedMessage,
  findAssignableApplicants,
  listUnassignedMessages,
  type UnassignedMessage,
} from '@onward/contract/messages/unassigned-messages';
import { threadLink } from '@onward/domain/messages/thread-link';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Employer } from '../../../../../../testing/people/employer.ts';
import { MessageOffice, type TestWriter } from '../../../../../../testing/people/message-office.ts';
import { ApiCaller } from '../../../../../../testing/product/api-caller.ts';
import { type InProcessProduct, startInProcess } from '../../../../../../testing/product/in-process-product.ts';
import { until } from '../../../../../../testing/until.ts';

let product: InProcessProduct;
let admin: ApiCaller;
let support: ApiCaller;
let office: MessageOffice;
let applicant: TestWriter;

beforeAll(async () => {
  product = await startInProcess({ sandbox: true });
  const stranger = new ApiCaller(product.url);
  admin = await stranger.signIn('super.admin@larkfield.test');
  support = await stranger.signIn('support@onward.test');
  office = await MessageOffice.open(product, new Employer(admin));
  applicant = await office.applicant();
});
afterAll(() => product.stop());

const rows = async (text: string, values: unknown[] = []) => (await product.app.ownerPool.query(text, values)).rows;
let sent = 0;
const textFromStranger = async (Body: string): Promise<Record<string, string>> => {
  sent += 1;
  const fields = { MessageSid: `SMstranger${sent}`, From: '+13125550000', To: '+15005550006', Body, NumMedia: '0' };
  expect((await office.webhook('/v1/webhooks/sms', fields)).status).toBe(200);
  return fields;
};
const list = async (query?: string): Promise<UnassignedMessage[]> =>
  (
    await support.call<{ unassigned_messages: UnassignedMessage[] }>(listUnassignedMessages, {
      query: query ? { query } : {},
    })
  ).body.unassigned_messages;
const assign = (id: number, application_id: number, company_id = 1) =>
  support.call(assignUnassignedMessage, { params: { id }, body: { company_id, application_id } });

describe('A message from an unknown sender', () => {
  it('is listed for support staff with who, where, when and what, and found by its text [MSG-007]', async () => {
    await textFromStranger('Is the barista job still open?');
    await textFromStranger('Wrong number, sorry');
    const [found, ...others] = await list('BARISTA');
    expect(others).toEqual([]);
    expect(found).toMatchObject({
      channel: 'sms',
      sender: '+13125550000',
      recipient: '+15005550006',
      body: 'Is the barista job still open?',
      received_at: expect.any(String),
    });
    expect((await list()).length).toBeGreaterThan(1);
    expect((await admin.call(listUnassignedMessages)).body.error_code).toBe(10004);
  });

  it('enters the conversation of the chosen applicant as if it had arrived there, once [MSG-007, NTF-002]', async () => {
    const fields = await textFromStranger('I texted from my new phone');
    const [message] = await list('new phone');
    const choices = await support.call<{ applicants: AssignableApplicant[] }>(findAssignableApplicants, {
      params: { id: 1 },
      query: { query: applicant.lastName },
    });
    expect(choices.body.applicants).toMatchObject([
      { application_id: applicant.id, name: `${applicant.firstName} ${applicant.lastName}` },
    ]);
    expect((await assign(message?.id ?? 0, applicant.id)).status).toBe(204);
    const opened = await admin.call<{ conversation: Conversation }>(openConversation, {
      body: { application_id: applicant.id },
    });
    const { id } = opened.body.conversation;
    const thread = await admin.call<{ conversation: Conversation }>(getConversation, { params: { id } });
    expect(thread.body.conversation).toMatchObject({ unread_count: 1, needs_reply: true });
    const texts = await admin.call(listMessages, { params: { id } });
    expect(texts.body).toMatchObject({
      messages: [{ body: 'I texted from my new phone', channel: 'sms', direction: 'inbound' }],
    });
    const [notification] = await until('staff to be notified', async () => {
      const found = await rows(
        `select link from notifications where notification_type = 'applicant_replies' and link = $1`,
        [threadLink(id)],
      );
      return found.length > 0 ? found : undefined;
    });
    expect(notification.link).toBe(`/messages?thread=${id}`);
    // Neither a second click nor a repeated delivery brings it again.
    expect((await assign(message?.id ?? 0, applicant.id)).body.error_code).toBe(40001);
    await office.webhook('/v1/webhooks/sms', fields);
    expect(await list('new phone')).toEqual([]);
    const audits = await rows(`select event, subject_id from audit_log where event = 'message_assigned'`);
    expect(audits).toEqual([{ event: 'message_assigned', subject_id: applicant.id }]);
  });

  it('is assigned only to an applicant of that company [MSG-007, PLT-016]', async () => {
    await textFromStranger('Who is this for?');
    const [message] = await list('Who is this for');
    const answer = await assign(message?.id ?? 0, applicant.id, 2);
    expect(answer).toMatchObject({
      status: 422,
      body: { error_code: 20001, errors: { application_id: [expect.any(String)] } },
    });
    expect(await list('Who is this for')).toHaveLength(1);
  });

  it('is dismissed for good, without its text but with who did it [MSG-007]', async () => {
    await textFromStranger('Buy cheap watches');
    const [message] = await list('watches');
    const params = { id: message?.id ?? 0 };
    expect((await support.call(dismissUnassignedMessage, { params })).status).toBe(204);
    expect(await list('watches')).toEqual([]);
    expect((await support.call(dismissUnassignedMessage, { params })).body.error_code).toBe(40001);
    const [kept] = await rows('select * from unassigned_messages where id = $1', [params.id]);
    expect(kept).toMatchObject({ handled_as: 'dismissed', body: '', sender: '', handled_by: expect.any(Number) });
  });
});
