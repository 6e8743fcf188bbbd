// Anyone can enter someone else's number in a form, so we only keep texting a number after its owner replies.
import { updateApplication } from '@onward/contract/applicants/applications';
import { openResumeLink } from '@onward/contract/careers/applying';
import { type Conversation, openConversation, sendMessage } from '@onward/contract/messages/conversations';
import { countSegments } from '@onward/domain/messages/segments';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { daytime } from '../../../../../../testing/people/daytime.ts';
import { ApiCaller } from '../../../../../../testing/product/api-caller.ts';
import { type InProcessProduct, startInProcess } from '../../../../../../testing/product/in-process-product.ts';
import { until } from '../../../../../../testing/until.ts';
import { applyTo, Employer, freshPhone } from '../careers.factory.ts';

let product: InProcessProduct;
let stranger: ApiCaller;
let admin: ApiCaller;
let employer: Employer;
let position: { digest_key: string };
const now = daytime();
beforeAll(async () => {
  product = await startInProcess({ sandbox: true, env: { RATE_LIMITS: 'off' }, clock: () => now });
  stranger = new ApiCaller(product.url);
  admin = await stranger.signIn('super.admin@larkfield.test');
  employer = new Employer(admin);
  const form = await employer.form([{ id: 1, title: 'When can you start?', question_type: 'date' }]);
  const process = await employer.process(
    [{ id: -2, name: 'Availability', stage_type: 'online_form', config: { form_id: form.id } }],
    [{ kind: 'application_advance', stage_id: -1 }],
  );
  position = await employer.publish({ hiring_process_template_id: process.id });
});
afterAll(() => product.stop());

const rows = async (text: string, values: unknown[] = []) => (await product.app.ownerPool.query(text, values)).rows;

async function applied(values: Record<string, unknown> = {}, to = position) {
  const phone = freshPhone();
  const given: { phone: string; email: string | null } = { phone, email: `owner.${phone}@mail.test`, ...values };
  const { body, text } = await applyTo(stranger, to, { sms_consent: true, ...given });
  const [row] = await rows('select id, person_id from applications where digest_key = $1', [
    body.application?.digest_key,
  ]);
  if (!row) throw new Error(text);
  return { ...row, email: given.email, number: `+1${given.phone}`, phone: given.phone };
}

const verifiedAt = async (personId: number) =>
  (await rows('select phone_verified_at from persons where id = $1', [personId]))[0].phone_verified_at;
const conversationOf = async (applicationId: number): Promise<Conversation> =>
  (await admin.call<{ conversation: Conversation }>(openConversation, { body: { application_id: applicationId } })).body
    .conversation;
const write = async (applicationId: number) =>
  admin.call(sendMessage, {
    params: { id: (await conversationOf(applicationId)).id },
    body: { message: { channel: 'sms', body: 'Can you come on Tuesday?' } },
  });
const textsWritten = async (applicationId: number): Promise<string[]> =>
  (
    await rows(
      `select body from messages where application_id = $1 and channel = 'sms' and direction = 'outbound' order by id`,
      [applicationId],
    )
  ).map(({ body }) => body);

describe('A number entered in a form', () => {
  it('gets one text, which asks to confirm it, and no other [CAR-010, AHD-009]', async () => {
    const { id, email, number, person_id } = await applied();
    const asked = await product.outside.text(number);
    expect(asked.body).toContain('Reply YES to get texts about it.');
    expect(countSegments(asked.body)).toMatchObject({ encoding: 'GSM-7' });
    expect(countSegments(asked.body).segments).toBeLessThanOrEqual(2);
    // The form's link is the second message to them, so it goes only by email.
    await until('the link by email', async () =>
      (await product.outside.emails(email ?? '')).some(({ text }) => text.includes('/form/')),
    );
    expect(await textsWritten(id)).toHaveLength(1);
    expect(await product.outside.texts(number)).toHaveLength(1);
    expect(await verifiedAt(person_id)).toBeNull();
  });

  it('cannot be texted by staff, with its own error reason [MSG-008, AHD-009]', async () => {
    const { id, number } = await applied();
    await product.outside.text(number);
    expect((await conversationOf(id)).reach.sms.reason).toBe('sms_not_verified');
    const refused = await write(id);
    expect(refused.body).toMatchObject({
      error_code: 20003,
      message: 'This applicant has not confirmed this number yet',
    });
  });

  it('gets texts once its owner has replied, until STOP [CAR-010, AHD-009, MSG-008]', async () => {
    const { id, number, person_id } = await applied();
    await product.outside.confirmNumber(number);
    expect(await verifiedAt(person_id)).toEqual(now);
    expect((await conversationOf(id)).reach.sms.reason).toBeNull();
    expect(
      (await rows(`select body from messages where application_id = $1 and direction = 'inbound'`, [id]))[0],
    ).toEqual({ body: 'YES' });
    expect((await write(id)).status).toBe(201);
    await product.outside.textBack(number, 'STOP');
    expect((await conversationOf(id)).reach.sms.reason).toBe('sms_opted_out');
    expect((await write(id)).body).toMatchObject({ error_code: 20003 });
  });

  it.each(['STOP', 'HELP', 'Wrong number'])('is not confirmed by the reply “%s” [MSG-008, AHD-009]', async (answer) => {
    const { number, person_id } = await applied();
    await product.outside.text(number);
    await product.outside.textBack(number, answer);
    expect(await verifiedAt(person_id)).toBeNull();
  });

  it('has to be confirmed again when it changes [AHD-009]', async () => {
    const { id, number, person_id } = await applied();
    await product.outside.confirmNumber(number);
    const phone = freshPhone();
    const changed = await admin.call(updateApplication, { params: { id }, body: { application: { phone } } });
    expect(changed.status, changed.text).toBe(200);
    expect(await verifiedAt(person_id)).toBeNull();
    expect((await conversationOf(id)).reach.sms).toMatchObject({ to: `+1${phone}`, reason: 'sms_not_verified' });
    await product.outside.textBack(`+1${phone}`, 'This is my new number');
    expect((await conversationOf(id)).reach.sms.reason).toBeNull();
  });
});

describe('A number whose owner started the application with a text from it', () => {
  it('is verified with the application, and its receipt asks for no confirmation [CAR-010, JOB-054]', async () => {
    const phone = freshPhone();
    const { keyword, digest_key } = await employer.publish();
    await product.outside.textBack(`+1${phone}`, keyword ?? '');
    const params = { token: /resume=([\w-]+)/.exec((await product.outside.text(`+1${phone}`)).body)?.[1] ?? '' };
    const { continued: draft } = (await stranger.call<{ continued: { token: string } }>(openResumeLink, { params }))
      .body;
    await rows(`update application_drafts set started_at = started_at - interval '1 minute'`);
    const { id, person_id } = await applied({ phone, draft_token: draft.token }, { digest_key });
    expect(await verifiedAt(person_id)).toEqual(now);
    expect((await product.outside.text(`+1${phone}`, 2)).body).toContain('Reply HELP for help, STOP to stop.');
    expect((await conversationOf(id)).reach.sms.reason).toBeNull();
  });

  it('is not verified when the form is sent with another number [CAR-010]', async () => {
    const phone = freshPhone();
    const { keyword, digest_key } = await employer.publish();
    await product.outside.textBack(`+1${phone}`, keyword ?? '');
    const params = { token: /resume=([\w-]+)/.exec((await product.outside.text(`+1${phone}`)).body)?.[1] ?? '' };
    const { continued: draft } = (await stranger.call<{ continued: { token: string } }>(openResumeLink, { params }))
      .body;
    await rows(`update application_drafts set started_at = started_at - interval '1 minute'`);
    const { person_id } = await applied({ draft_token: draft.token }, { digest_key });
    expect(await verifiedAt(person_id)).toBeNull();
  });
});

describe('A possible duplicate with the number of a known person', () => {
  it('keeps their confirmation unchanged, and has to be confirmed itself [CAR-010, AHD-002]', async () => {
    const known = await applied();
    await product.outside.confirmNumber(known.number);
    const other = await employer.publish();
    const copy = await applied({ phone: known.phone, email: `thief.${known.phone}@mail.test` }, other);
    expect(copy.person_id).not.toBe(known.person_id);
    expect(await verifiedAt(known.person_id)).toEqual(now);
    expect(await verifiedAt(copy.person_id)).toBeNull();
    expect((await write(copy.id)).body).toMatchObject({ error_code: 20003 });
    expect((await write(known.id)).status).toBe(201);
  });

  it('does not give consent on behalf of someone else [CAR-010, AHD-002]', async () => {
    const known = await applied({ sms_consent: false });
    await applied({ phone: known.phone, email: `thief.${known.phone}@mail.test` }, await employer.publish());
    await product.outside.confirmNumber(known.number);
    expect((await conversationOf(known.id)).reach.sms.reason).toBe('no_sms_consent');
  });
});
