// Applicants' replies by text, by email, and on their own page; the sandbox behaves like the real providers.
import { createHmac } from 'node:crypto';
import {
  getConversationTask,
  getConversationTaskAttachment,
  replyToConversation,
  uploadToConversation,
} from '@onward/contract/interviews/bookings';
import {
  type Conversation,
  getConversation,
  getMessageAttachment,
  listMessages,
  type Message,
  openConversation,
  sendMessage,
  updateConversation,
} from '@onward/contract/messages/conversations';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { daytime } from '../../../../../../testing/people/daytime.ts';
import { Employer } from '../../../../../../testing/people/employer.ts';
import { MessageOffice, type TestWriter } from '../../../../../../testing/people/message-office.ts';
import { ApiCaller } from '../../../../../../testing/product/api-caller.ts';
import { type InProcessProduct, startInProcess } from '../../../../../../testing/product/in-process-product.ts';
import { linkIn } from '../../../../../../testing/product/outside.ts';
import { until } from '../../../../../../testing/until.ts';

let product: InProcessProduct;
let stranger: ApiCaller;
let admin: ApiCaller;
let office: MessageOffice;
/** An hour ago, so that the undo window of every message is over. */
const clock = () => new Date(daytime().getTime() - 3_600_000);

beforeAll(async () => {
  product = await startInProcess({ sandbox: true, clock });
  stranger = new ApiCaller(product.url);
  admin = await stranger.signIn('super.admin@larkfield.test');
  office = await MessageOffice.open(product, new Employer(admin));
});
afterAll(() => product.stop());

const rows = async (text: string, values: unknown[] = []) => (await product.app.ownerPool.query(text, values)).rows;

const open = async ({ id }: TestWriter): Promise<Conversation> =>
  (await admin.call<{ conversation: Conversation }>(openConversation, { body: { application_id: id } })).body
    .conversation;
const read = async (id: number): Promise<Conversation> =>
  (await admin.call<{ conversation: Conversation }>(getConversation, { params: { id } })).body.conversation;
const thread = async (id: number): Promise<Message[]> =>
  (await admin.call<{ messages: Message[] }>(listMessages, { params: { id } })).body.messages;
const histories = async ({ id }: TestWriter): Promise<string[]> =>
  (await rows('select action from application_histories where application_id = $1 order by id', [id])).map(
    ({ action }) => action,
  );
const mailTo = async (applicant: TestWriter, id: number) => {
  const message = { channel: 'email', subject: 'Your shift', body: 'When can you start?' };
  await admin.call(sendMessage, { params: { id }, body: { message } });
  return product.outside.email(applicant.email);
};
const answerMail = (emailId: number, answer: object) =>
  fetch(`${product.outside.url}/api/emails/${emailId}/reply`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(answer),
  });

const PICTURE = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

describe('A text from an applicant', () => {
  it('appears unread in the thread, notifies staff, and reopens an archived thread [MSG-007, NTF-002]', async () => {
    const applicant = await office.applicant({ status: 'inactive' });
    const { id } = await open(applicant);
    await admin.call(updateConversation, { params: { id }, body: { conversation: { is_archived: true } } });
    await office.textBack(applicant, 'I can start on Monday');
    expect(await read(id)).toMatchObject({ unread_count: 1, needs_reply: true, is_archived: false, may_revoke: false });
    expect((await thread(id))[0]).toMatchObject({
      body: 'I can start on Monday',
      channel: 'sms',
      direction: 'inbound',
      status: 'received',
      sender_id: null,
    });
    expect(await rows('select status from applications where id = $1', [applicant.id])).toEqual([
      { status: 'in_progress' },
    ]);
    expect(await histories(applicant)).toEqual(['message_received', 'reactivated']);
    await until(
      'the bell',
      async () =>
        (
          await rows("select from notifications where notification_type = 'applicant_replies' and link = $1", [
            `/messages?thread=${id}`,
          ])
        ).length > 0,
    );
    const events = await rows("select name from events where subject_id = $1 and name = 'message_created'", [id]);
    expect(events).toHaveLength(1);
  });

  it('includes its image, fetched from the provider and identified by its bytes [MSG-007, MSG-009]', async () => {
    const applicant = await office.applicant();
    const { id } = await open(applicant);
    const media = [PICTURE, 'TVoAAA=='].map((content_base64) => ({ content_type: 'image/png', content_base64 }));
    await office.textBack(applicant, 'My certificate', media);
    const shown = await until('the picture', async () => {
      const [message] = await thread(id);
      return message?.attachments.length === 1 && message.attachments[0];
    });
    expect(shown).toMatchObject({ content_type: 'image/png' });
    const file = await admin.call(getMessageAttachment, { params: { id: shown.id } });
    expect([file.status, file.headers.get('content-type')]).toEqual([200, 'image/png']);
    const foreignMedia = {
      From: applicant.globalPhone,
      To: '+15005550006',
      Body: 'x',
      MessageSid: `MM${applicant.id}`,
    };
    const trap = `${product.url}/v1/health`;
    await office.webhook('/v1/webhooks/sms', { ...foreignMedia, NumMedia: '1', MediaUrl0: trap });
    expect((await thread(id))[0]).toMatchObject({ body: 'x', attachments: [] });
  });

  it('that is delivered twice is stored once [MSG-007]', async () => {
    const applicant = await office.applicant();
    const { id } = await open(applicant);
    const fields = { From: applicant.globalPhone, To: '+15005550006', Body: 'Twice', MessageSid: `SM${applicant.id}` };
    for (const status of [200, 200]) expect((await office.webhook('/v1/webhooks/sms', fields)).status).toBe(status);
    expect((await thread(id)).map(({ body }) => body)).toEqual(['Twice']);
    expect((await read(id)).unread_count).toBe(1);
  });

  it('with an invalid signature is refused, and one from an unknown number is kept for support [MSG-007]', async () => {
    const applicant = await office.applicant();
    const fields = { From: applicant.globalPhone, To: '+15005550006', Body: 'Forged', MessageSid: 'SMforged' };
    const forged = await office.webhook('/v1/webhooks/sms', fields, 'bm8=');
    expect([forged.status, await forged.json()]).toMatchObject([401, { error_code: 10003 }]);
    expect(await thread((await open(applicant)).id)).toEqual([]);
    const unknown = { ...fields, From: '+442079460000', MessageSid: 'SMnobody', Body: 'Who are you?' };
    await office.webhook('/v1/webhooks/sms', unknown);
    await office.webhook('/v1/webhooks/sms', unknown);
    expect(await rows("select sender, body from unassigned_messages where provider_id = 'SMnobody'")).toEqual([
      { sender: '+442079460000', body: 'Who are you?' },
    ]);
  });

  it('STOP ends texts and START resumes them, each confirmed once and recorded in the history [MSG-008]', async () => {
    const applicant = await office.applicant();
    const { id } = await open(applicant);
    await office.textBack(applicant, ' stop ');
    expect((await read(id)).reach.sms.reason).toBe('sms_opted_out');
    const message = { channel: 'sms', body: 'Hello' };
    const refused = await admin.call(sendMessage, { params: { id }, body: { message } });
    expect(refused.body).toMatchObject({ error_code: 20003, message: 'This applicant has opted out of SMS' });
    await office.textBack(applicant, 'START');
    expect((await read(id)).reach.sms.reason).toBeNull();
    expect(await histories(applicant)).toEqual(['opted_out', 'opted_in']);
    expect(await read(id)).toMatchObject({ unread_count: 0, needs_reply: false });
    // The provider confirms both itself; we confirm the words it doesn't understand.
    expect(await product.outside.texts(applicant.globalPhone)).toHaveLength(2);
    await office.textBack(applicant, 'Arrêt');
    expect((await read(id)).reach.sms.reason).toBe('sms_opted_out');
    expect((await product.outside.text(applicant.globalPhone, 3)).body).toContain("won't get any more texts from us");
  });

  it('HELP is answered with the name of the company, also in French [MSG-008]', async () => {
    const applicant = await office.applicant({ language: 'fr' });
    await open(applicant);
    await office.textBack(applicant, 'help');
    expect((await product.outside.text(applicant.globalPhone)).body).toMatch(/^Larkfield Group : SMS/);
  });

  it('that may be an opt-out in other words is flagged for staff [MSG-008]', async () => {
    const applicant = await office.applicant();
    const { id } = await open(applicant);
    await office.textBack(applicant, 'Please stop texting me');
    expect(await read(id)).toMatchObject({ may_revoke: true, reach: { sms: { reason: null } } });
    const put = (conversation: object) => admin.call(updateConversation, { params: { id }, body: { conversation } });
    await put({ may_revoke: false });
    expect((await read(id)).may_revoke).toBe(false);
  });
});

describe('An email from an applicant', () => {
  it('is added to its thread once, without quoted text and with its file [MSG-007, MSG-009, MSG-016]', async () => {
    const applicant = await office.applicant();
    const { id } = await open(applicant);
    const mail = await mailTo(applicant, id);
    const answer = {
      text: 'On Tuesday.\nRegards',
      messageId: `<answer-${applicant.id}@mail.test>`,
      attachments: [
        { filename: 'cv.txt', content_base64: Buffer.from('My papers').toString('base64') },
        { filename: 'evil.exe', content_base64: Buffer.from('MZ\0\0').toString('base64') },
      ],
    };
    expect((await answerMail(mail.id, answer)).status).toBe(201);
    expect((await answerMail(mail.id, answer)).status).toBe(201);
    const [newest, ...others] = await thread(id);
    expect(newest).toMatchObject({
      channel: 'email',
      direction: 'inbound',
      body: 'On Tuesday.\nRegards',
      subject: 'Re: Your shift',
    });
    expect(newest?.attachments).toMatchObject([{ file_name: 'cv.txt', content_type: 'text/plain' }]);
    expect(others).toHaveLength(1);
    expect((await read(id)).unread_count).toBe(1);
  });

  it('is ignored when it is an automatic reply, and refused without a signature or with an old one [MSG-007]', async () => {
    const applicant = await office.applicant();
    const { id } = await open(applicant);
    const mail = await mailTo(applicant, id);
    expect(
      (await answerMail(mail.id, { text: 'Out of office', headers: { 'Auto-Submitted': 'auto-replied' } })).status,
    ).toBe(201);
    expect(await thread(id)).toHaveLength(1);
    const body = JSON.stringify({
      message_id: '<x@y.test>',
      envelope_from: 'a@b.test',
      from: 'a@b.test',
      to: [],
      text: 'Hi',
    });
    const post = (signature: string) =>
      fetch(`${product.url}/v1/webhooks/email`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-onward-signature': signature },
        body,
      });
    const signed = (seconds: number) =>
      `t=${seconds},v1=${createHmac('sha256', 'onward-sandbox-secret').update(`${seconds}.${body}`).digest('hex')}`;
    const now = Math.floor(Date.now() / 1000);
    expect((await post('')).status).toBe(401);
    expect((await post(signed(now - 3600))).status).toBe(401);
    expect((await post(signed(now).replace(/.$/, '!'))).status).toBe(401);
    expect((await post(signed(now))).status).toBe(204);
    expect(await rows("select subject from unassigned_messages where provider_id = '<x@y.test>'")).toHaveLength(1);
  });
});

describe('A delivery receipt', () => {
  it('that arrives late, twice, or out of order never reverts the status [MSG-002]', async () => {
    const applicant = await office.applicant();
    const { id } = await open(applicant);
    const { body } = await admin.call<{ message: Message }>(sendMessage, {
      params: { id },
      body: { message: { channel: 'sms', body: 'Hello' } },
    });
    await until('it to be delivered', async () => (await thread(id))[0]?.status === 'delivered');
    const [outbox] = await rows('select message_key, provider_id from outbox_messages where message_id = $1', [
      body.message.id,
    ]);
    const path = `/v1/webhooks/sms_status?key=${outbox.message_key}`;
    const receipt = (status: string, code = '') =>
      office.webhook(path, { MessageSid: outbox.provider_id, MessageStatus: status, ErrorCode: code });
    for (const status of ['sent', 'delivered', 'failed', 'sending']) {
      expect((await receipt(status, status === 'failed' ? '30003' : '')).status).toBe(204);
      expect((await thread(id))[0]).toMatchObject({ status: 'delivered', error: null });
    }
    expect((await office.webhook(path, { MessageStatus: 'failed' }, 'bm8=')).status).toBe(401);
    expect((await office.webhook('/v1/webhooks/sms_status?key=nonsense', { MessageStatus: 'failed' })).status).toBe(
      204,
    );
  });
});

describe('The applicant’s own page', () => {
  it('shows the thread, in the job’s time zone, and accepts a reply without an account [CAR-020, PLT-043]', async () => {
    const applicant = await office.applicant();
    const { id } = await open(applicant);
    const mail = await mailTo(applicant, id);
    const file = { filename: 'cv.txt', content_base64: Buffer.from('My papers').toString('base64') };
    await answerMail(mail.id, { text: 'Here it is', attachments: [file] });
    const token = linkIn(mail.text, '/conversation/').split('/').at(-1) ?? '';
    const opened = await stranger.call<{
      conversation: { messages: { id: number; is_mine: boolean; attachments: { id: number }[] }[] };
    }>(getConversationTask, { params: { token } });
    expect(opened.body.conversation).toMatchObject({
      company_name: 'Larkfield Group',
      first_name: 'Amara',
      time_zone: 'America/New_York',
      has_older: false,
      messages: [
        { is_mine: true, body: 'Here it is' },
        { is_mine: false, body: 'When can you start?' },
      ],
    });
    const fileId = opened.body.conversation.messages[0]?.attachments[0]?.id ?? 0;
    expect((await stranger.call(getConversationTaskAttachment, { params: { token, id: fileId } })).text).toBe(
      'My papers',
    );
    const answered = await stranger.call<{ conversation: { messages: object[] } }>(replyToConversation, {
      params: { token },
      body: { body: ' I can come today ' },
    });
    expect(answered.status, answered.text).toBe(201);
    expect(answered.body.conversation.messages[0]).toMatchObject({
      is_mine: true,
      body: 'I can come today',
      channel: 'email',
    });
    expect(await read(id)).toMatchObject({ unread_count: 2, needs_reply: true });
    const silent = await stranger.call(replyToConversation, { params: { token }, body: { body: ' ' } });
    expect(silent.body).toMatchObject({ error_code: 20001, errors: { body: [expect.any(String)] } });
    const nobody = await stranger.call(getConversationTask, { params: { token: 'nobody-has-such-a-token' } });
    expect(nobody.body.error_code).toBe(20007);
  });

  it('accepts photos with a reply, or alone, from the holder of the link [CAR-020, MSG-009]', async () => {
    const [tokens, threads] = [[] as string[], [] as number[]];
    for (const applicant of [await office.applicant(), await office.applicant()]) {
      const { id } = await open(applicant);
      const mail = await mailTo(applicant, id);
      tokens.push(linkIn(mail.text, '/conversation/').split('/').at(-1) ?? '');
      threads.push(id);
    }
    const [token = '', other = ''] = tokens;
    const upload = async () => {
      const body = new FormData();
      body.append('category', 'document');
      body.append('file', new Blob(['My ServSafe card'], { type: 'text/plain' }), 'card.txt');
      const answer = await stranger.call<{ upload: { id: number } }>(uploadToConversation, { params: { token }, body });
      expect(answer.status, answer.text).toBe(201);
      return answer.body.upload.id;
    };
    const id = await upload();
    const reply = (by: string) =>
      stranger.call<{ conversation: { messages: { attachments: { id: number; file_name: string }[] }[] } }>(
        replyToConversation,
        { params: { token: by }, body: { body: '', attachment_upload_ids: [id] } },
      );
    expect((await reply(other)).body).toMatchObject({ error_code: 20001 });
    const sent = await reply(token);
    expect(sent.status, sent.text).toBe(201);
    const [file] = sent.body.conversation.messages[0]?.attachments ?? [];
    expect(file).toMatchObject({ file_name: 'card.txt' });
    const shown = await stranger.call(getConversationTaskAttachment, { params: { token, id: file?.id ?? 0 } });
    expect(shown.text).toBe('My ServSafe card');
    expect((await reply(token)).body, 'one file goes with one message').toMatchObject({ error_code: 20001 });
    expect(await read(threads[0] ?? 0)).toMatchObject({ unread_count: 1 });
  });
});
