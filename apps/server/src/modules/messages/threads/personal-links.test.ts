// A personal link lets its holder reply, book, and sign as the applicant. Applicants get it; staff never see it.

import { performApplicationAction } from '@onward/contract/applicants/application-actions';
import { exportPerson } from '@onward/contract/applicants/persons';
import { getFormTask } from '@onward/contract/careers/applicant-tasks';
import { type ConversationTask, getConversationTask } from '@onward/contract/interviews/bookings';
import {
  type Conversation,
  getConversation,
  listConversations,
  listMessages,
  openConversation,
  previewMessages,
  sendMessage,
} from '@onward/contract/messages/conversations';
import { ACTION_CODES } from '@onward/domain/applicants/actions/codes';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { daytime } from '../../../../../../testing/people/daytime.ts';
import { applyTo, Employer } from '../../../../../../testing/people/employer.ts';
import { verifiedContact } from '../../../../../../testing/people/verified-contact.ts';
import { ApiCaller } from '../../../../../../testing/product/api-caller.ts';
import { type InProcessProduct, startInProcess } from '../../../../../../testing/product/in-process-product.ts';
import { linkIn } from '../../../../../../testing/product/outside.ts';
import { until } from '../../../../../../testing/until.ts';

const MINUTE = 60_000;

let product: InProcessProduct;
let stranger: ApiCaller;
let admin: ApiCaller;
let position: { digest_key: string };
let earlierPosition: { digest_key: string };
let now: Date;

beforeAll(async () => {
  now = daytime();
  product = await startInProcess({ sandbox: true, clock: () => now });
  stranger = new ApiCaller(product.url);
  admin = await stranger.signIn('super.admin@larkfield.test');
  const employer = new Employer(admin);
  const form = await employer.form([{ id: 1, title: 'When can you start?', question_type: 'date' }]);
  const process = await employer.process(
    [{ id: -2, name: 'Availability', stage_type: 'online_form', config: { form_id: form.id } }],
    [{ kind: 'application_advance', stage_id: -1 }],
  );
  earlierPosition = await employer.publish();
  position = await employer.publish({ hiring_process_template_id: process.id });
});
afterAll(() => product.stop());

const rows = async (text: string, values: unknown[] = []) => (await product.app.ownerPool.query(text, values)).rows;

/** An applicant who was sent a form's link by email and by text. */
async function applicantWithLink() {
  const { phone, email } = await verifiedContact(product.outside, stranger, earlierPosition);
  const { body, text } = await applyTo(stranger, position, { phone, email, sms_consent: true });
  const token = body.next?.link.split('/').at(-1) ?? '';
  expect(token, text).toMatch(/^[\w-]{43}$/);
  const [row] = await rows('select id, person_id from applications where digest_key = $1', [
    body.application.digest_key,
  ]);
  const opened = await admin.call<{ conversation: Conversation }>(openConversation, {
    body: { application_id: row.id },
  });
  return { id: row.id, personId: row.person_id, conversation: opened.body.conversation, token, email, phone };
}

/** Everything staff can read of the thread, as one string. */
async function everythingStaffRead(conversationId: number, personId: number, token: string): Promise<string> {
  const params = { id: conversationId };
  const answers = [
    await admin.call(getConversation, { params }),
    await admin.call(listMessages, { params }),
    await admin.call(listConversations),
    await admin.call(listConversations, { query: { query: token } }),
    await admin.call(exportPerson, { params: { id: personId } }),
  ];
  for (const { status, text } of answers) expect(status, text).toBe(200);
  return answers.map(({ text }) => text).join('\n');
}

describe('The link of an applicant', () => {
  it('reaches them by email and text, and is hidden wherever staff read the message [MSG-012, CMP-024]', async () => {
    const { conversation, personId, token, email, phone } = await applicantWithLink();
    await until('both ways', async () => {
      const mails = await product.outside.emails(email);
      const texts = await product.outside.texts(`+1${phone}`);
      return mails.some((mail) => mail.text.includes(token)) && texts.some((each) => each.body.includes(token));
    });
    const read = await everythingStaffRead(conversation.id, personId, token);
    expect(read).not.toContain(token);
    expect(read).toContain('/form/…');
    const stored = await rows('select body, subject from messages where conversation_id = $1', [conversation.id]);
    expect(JSON.stringify(stored)).not.toContain(token);
  });

  it('still works on the conversation page that only the applicant can open [CAR-020]', async () => {
    const { token, email } = await applicantWithLink();
    const mail = await until('the email with the form', async () =>
      (await product.outside.emails(email)).find(({ text }) => text.includes(token)),
    );
    const page = linkIn(mail.text, '/conversation/').split('/').at(-1) ?? '';
    const shown = await until('the letter on their page', async () => {
      const answer = await stranger.call<{ conversation: ConversationTask }>(getConversationTask, {
        params: { token: page },
      });
      return answer.body.conversation.messages.find(({ body }) => body.includes(token));
    });
    const form = linkIn(shown.body, '/form/').split('/').at(-1) ?? '';
    expect((await stranger.call(getFormTask, { params: { token: form } })).status).toBe(200);
  });

  it('is filled in for {{link}} when the message is sent, not in what staff see of it [MSG-012]', async () => {
    const { id, conversation, personId, token, email } = await applicantWithLink();
    const wording = { channel: 'email', subject: 'Form {{link}}', body: 'Please fill in {{link}} today' };
    const preview = await admin.call<{ shown: { subject: string; body: string } }>(previewMessages, {
      body: { ...wording, application_ids: [id] },
    });
    expect(preview.status, preview.text).toBe(200);
    expect(preview.text).not.toContain(token);
    expect(preview.body.shown.body).toBe(`Please fill in ${product.url}/form/… today`);
    now = new Date(now.getTime() - 60 * MINUTE);
    const params = { id: conversation.id };
    const sent = await admin.call(sendMessage, { params, body: { message: wording } });
    expect(sent.status, sent.text).toBe(201);
    expect(sent.text).not.toContain(token);
    now = new Date(now.getTime() + 60 * MINUTE);
    const mail = await until('the message', async () =>
      (await product.outside.emails(email)).find(({ text }) => text.includes('Please fill in')),
    );
    expect(mail.text).toContain(`Please fill in ${product.url}/form/${token} today`);
    expect(mail.subject).toBe('Form');
    expect(await everythingStaffRead(conversation.id, personId, token)).not.toContain(token);
  });

  it('is hidden in bulk messages and in the replies that quote them [MSG-006, MSG-007]', async () => {
    const { id, conversation, personId, token, email } = await applicantWithLink();
    now = new Date(now.getTime() - 60 * MINUTE);
    const acted = await admin.call(performApplicationAction, {
      body: {
        action_type: ACTION_CODES.send_email,
        application_ids: [id],
        params: { subject: 'Hi', body: 'One more time: {{link}}' },
        screen: 'all_applicants',
      },
    });
    expect(acted.status, acted.text).toBe(200);
    now = new Date(now.getTime() + 60 * MINUTE);
    const mail = await until('the message', async () =>
      (await product.outside.emails(email)).find(({ text }) => text.includes('One more time')),
    );
    expect(mail.text).toContain(token);
    const replied = await fetch(`${product.outside.url}/api/emails/${mail.id}/reply`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ text: `Done, see ${product.url}/form/${token}` }),
    });
    expect(replied.status, await replied.text()).toBe(201);
    await until('the answer', async () =>
      (await everythingStaffRead(conversation.id, personId, token)).includes('Done, see'),
    );
    expect(await everythingStaffRead(conversation.id, personId, token)).not.toContain(token);
  });
});
