// Automated messages to applicants: in their thread, at reasonable hours, with a way to unsubscribe.

import { performApplicationAction } from '@onward/contract/applicants/application-actions';
import { unsubscribeApplicant } from '@onward/contract/careers/applicant-tasks';
import { getConversationTask } from '@onward/contract/interviews/bookings';
import { listMessages, type Message, openConversation } from '@onward/contract/messages/conversations';
import { ACTION_CODES } from '@onward/domain/applicants/actions/codes';
import { dayAfter, momentOf, wallTimeOf } from '@onward/domain/platform/time/zoned-time';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { daytime } from '../../../../../../testing/people/daytime.ts';
import { applyTo, Employer, freshPhone } from '../../../../../../testing/people/employer.ts';
import { ApiCaller } from '../../../../../../testing/product/api-caller.ts';
import { type InProcessProduct, startInProcess } from '../../../../../../testing/product/in-process-product.ts';
import { linkIn } from '../../../../../../testing/product/outside.ts';
import { until } from '../../../../../../testing/until.ts';

const NEW_YORK = 'America/New_York';

let product: InProcessProduct;
let stranger: ApiCaller;
let admin: ApiCaller;
let position: { digest_key: string };
let now: Date;

beforeAll(async () => {
  now = daytime();
  product = await startInProcess({ sandbox: true, clock: () => now });
  stranger = new ApiCaller(product.url);
  admin = await stranger.signIn('super.admin@larkfield.test');
  position = await new Employer(admin).publish();
});
afterAll(() => product.stop());

const rows = async (text: string, values: unknown[] = []) => (await product.app.ownerPool.query(text, values)).rows;

async function applicant(values: Record<string, unknown> = {}): Promise<{ id: number; email: string; phone: string }> {
  const phone = freshPhone();
  const email = `ines.${phone}@mail.test`;
  const { body, text } = await applyTo(stranger, position, { phone, email, sms_consent: true, ...values });
  const [row] = await rows('select id from applications where digest_key = $1', [body.application?.digest_key]);
  if (!row) throw new Error(text);
  return { id: row.id, email, phone: `+1${phone}` };
}

const thread = async (applicationId: number): Promise<Message[]> => {
  const opened = await admin.call<{ conversation: { id: number } }>(openConversation, {
    body: { application_id: applicationId },
  });
  const params = { id: opened.body.conversation.id };
  return (await admin.call<{ messages: Message[] }>(listMessages, { params })).body.messages;
};

describe('An automated message', () => {
  it('appears in the thread as automated, by email and by text [MSG-002, CAR-012]', async () => {
    const { id, email, phone } = await applicant();
    const mail = await product.outside.email(email);
    await product.outside.text(phone);
    const messages = await until('both to have left', async () => {
      const messages = await thread(id);
      return messages.every(({ status }) => status !== 'queued') && messages.length === 2 && messages;
    });
    expect(
      messages.map(({ channel, automated, sender_id, direction }) => [channel, automated, sender_id, direction]),
    ).toEqual([
      ['sms', true, null, 'outbound'],
      ['email', true, null, 'outbound'],
    ]);
    expect(messages[1]?.subject).toBe(mail.subject);
    // The text also asks to confirm the number, so the thread shows both.
    expect(messages.map(({ sent_with }) => sent_with)).toEqual([null, null]);
    const header = (name: string) => mail.headers.find((each) => each.name.toLowerCase() === name)?.value;
    expect(mail.from_name).toMatch(/^\S.+ \(Larkfield Group\)$/);
    const page = linkIn(mail.text, '/conversation/').split('/').at(-1) ?? '';
    expect((await stranger.call(getConversationTask, { params: { token: page } })).status).toBe(200);
    expect(header('reply-to')).toMatch(/^reply\+/);
    expect(header('auto-submitted')).toBe('auto-generated');
    expect(header('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
    const token = /unsubscribe\/([^>]+)>/.exec(header('list-unsubscribe') ?? '')?.[1] ?? '';
    expect((await stranger.call(unsubscribeApplicant, { params: { token } })).status).toBe(200);
    expect(
      await rows('select n.email_opt_out from persons n join applications a on a.person_id = n.id where a.id = $1', [
        id,
      ]),
    ).toEqual([{ email_opt_out: true }]);
  });

  it('is one in the thread when email and text say the same [MSG-002, CAR-020]', async () => {
    const { id, email, phone } = await applicant();
    await product.outside.confirmNumber(phone);
    const other = await new Employer(admin).publish();
    await applyTo(stranger, other, { phone: phone.slice(2), email, sms_consent: true });
    const [text, mail] = await until('both receipts', async () => {
      const sent = (await thread(id)).filter(({ automated }) => automated);
      return sent.length === 4 && sent;
    });
    expect([text?.channel, mail?.channel, text?.sent_with]).toEqual(['sms', 'email', mail?.id]);
  });

  it('sent by text at night waits for the recipient’s morning [MSG-014, AHD-009]', async () => {
    // Tomorrow night: the queue uses the real clock, and the morning after a past night would be over.
    const tomorrow = dayAfter(wallTimeOf(Date.now(), NEW_YORK).day, 1);
    now = new Date(momentOf(tomorrow, 3 * 60 + 30, NEW_YORK));
    const { id, email, phone } = await applicant();
    await product.outside.email(email);
    const text = await until('the text to wait', async () =>
      (await thread(id)).find(({ channel }) => channel === 'sms'),
    );
    const morning = new Date(momentOf(tomorrow, 8 * 60, NEW_YORK)).toISOString();
    expect(text).toMatchObject({ status: 'queued', leaves_at: morning });
    expect(await product.outside.texts(phone)).toEqual([]);
    now = daytime();
  });

  it('about a rejection appears there too, and goes only by email when there is an address [APP-026]', async () => {
    now = new Date(daytime().getTime() - 3_600_000);
    const { id, email, phone } = await applicant();
    await product.outside.text(phone);
    const params = { reason: 'position_filled', notify: true, message: 'Thank you.\n\nWe chose somebody else.' };
    await admin.call(performApplicationAction, {
      body: { action_type: ACTION_CODES.reject, application_ids: [id], params, screen: 'all_applicants' },
    });
    expect((await product.outside.email(email, 2)).text).toContain('We chose somebody else.');
    const messages = await thread(id);
    expect(messages[0]).toMatchObject({
      channel: 'email',
      automated: true,
      body: 'Thank you.\n\nWe chose somebody else.',
    });
    expect(messages.filter(({ channel }) => channel === 'sms')).toHaveLength(1);
  });

  it('about a rejection in our own words speaks the applicant’s language and names the brand and the place [APP-026]', async () => {
    now = new Date(daytime().getTime() - 3_600_000);
    const { id, email } = await applicant();
    await product.app.ownerPool.query("update applications set language = 'es' where id = $1", [id]);
    const params = { reason: 'position_filled', notify: true, standard_message: true };
    await admin.call(performApplicationAction, {
      body: { action_type: ACTION_CODES.reject, application_ids: [id], params, screen: 'all_applicants' },
    });
    const { text } = await product.outside.email(email, 2);
    expect(text).toMatch(/^Hola, .*:$/m);
    expect(text).toMatch(/Gracias por postularte para .* en .* \(Larkfield Group\), \p{Lu}.*\. Esta vez/u);
  });
});
