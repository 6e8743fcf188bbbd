import { listApplications } from '@onward/contract/applicants/applications';
import { createApplicationDraft, getApplicantContact } from '@onward/contract/careers/applying';
import { getApplicationReceipt } from '@onward/contract/careers/receipts';
import {
  deleteSuspectedSpam,
  letInSuspectedSpam,
  listSuspectedSpam,
  type SuspectedSpam,
} from '@onward/contract/careers/suspected-spam';
import type { Position } from '@onward/contract/positions/position';
import { getPosition } from '@onward/contract/positions/positions';
import { SPAM_KEPT_PER_POSTING } from '@onward/domain/careers/spam';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { daytime } from '../../../../../../testing/people/daytime.ts';
import { ApiCaller } from '../../../../../../testing/product/api-caller.ts';
import { type InProcessProduct, startInProcess } from '../../../../../../testing/product/in-process-product.ts';
import { roomJobs } from '../../rooms.ts';
import { applyTo, Employer, freshPhone } from '../careers.factory.ts';

let product: InProcessProduct;
let stranger: ApiCaller;
let admin: ApiCaller;
let employer: Employer;
let now = daytime();
beforeAll(async () => {
  product = await startInProcess({ sandbox: true, env: { RATE_LIMITS: 'off' }, clock: () => now });
  stranger = new ApiCaller(product.url);
  admin = await stranger.signIn('super.admin@larkfield.test');
  employer = new Employer(admin);
});
afterAll(() => product.stop());

const rows = async (text: string, values: unknown[] = []) => (await product.app.ownerPool.query(text, values)).rows;
const ADULT = { id: 12, title: 'Are you 18 or older?', question_type: 'yes_no' };
const BOT = { website: 'https://spam.example' };

const listed = async (position: Position, caller = admin) =>
  (
    await caller.call<{ suspected_spam: SuspectedSpam[]; total_count: number }>(listSuspectedSpam, {
      params: { position_key: position.digest_key },
    })
  ).body;

const counted = async ({ digest_key }: Position): Promise<number> =>
  (await admin.call<{ position: Position }>(getPosition, { params: { position_key: digest_key } })).body.position
    .applicants_count;

describe('An application that looks like spam', () => {
  it('is kept with its answers, but is no applicant and notifies nobody [CAR-010, AHD-008]', async () => {
    const position = await employer.publish({ questions: [ADULT] });
    const phone = freshPhone();
    const email = `held.${phone}@mail.test`;
    const answers = [{ question_id: 12, value: 'yes' }];
    const [before] = await rows('select count(*)::int as count from notifications');
    const { status, body } = await applyTo(stranger, position, { ...BOT, phone, email, answers });
    expect([status, body.next]).toEqual([201, null]);
    expect(await counted(position)).toBe(0);
    const { body: list } = await admin.call(listApplications, { query: { position_key: position.digest_key } });
    expect(list.total_count).toBe(0);
    expect(await rows('select from persons where phone = $1', [phone])).toEqual([]);
    expect(await rows('select count(*)::int as count from notifications')).toEqual([before]);
    expect(await rows('select from outbox_messages where recipient = $1', [email])).toEqual([]);
    const { suspected_spam, total_count } = await listed(position);
    expect(total_count).toBe(1);
    expect(suspected_spam[0]).toMatchObject({
      reason: 'honeypot',
      first_name: 'Amara',
      email,
      phone,
      answers: [{ title: ADULT.title, value: 'yes' }],
    });
  });

  it('has the same thank-you page as any other, which promises no message [CAR-010, CAR-012]', async () => {
    const position = await employer.publish();
    const email = `kept.${freshPhone()}@mail.test`;
    const { body } = await applyTo(stranger, position, { ...BOT, email, sms_consent: true });
    const receipt = await stranger.call(getApplicationReceipt, { params: { token: body.receipt_token } });
    expect(receipt.body.receipt).toMatchObject({ first_name: 'Amara', position_title: position.title, next: null });
    const { body: contact } = await stranger.call(getApplicantContact, { params: { token: body.receipt_token } });
    expect(contact.reach, 'nothing is sent, so nothing is promised').toEqual({
      email: false,
      text: 'none',
      offers: [],
      sms_consent: null,
    });
  });

  it('sent too fast is let in once, with everything that follows from an application [CAR-010, CAR-013]', async () => {
    const position = await employer.publish();
    const params = { position_key: position.digest_key };
    const draft = await stranger.call<{ token: string }>(createApplicationDraft, { params, body: { language: 'es' } });
    const phone = freshPhone();
    const email = `fast.${phone}@mail.test`;
    const sent = await applyTo(stranger, position, { phone, email, draft_token: draft.body.token });
    const [held] = (await listed(position)).suspected_spam;
    expect(held?.reason).toBe('too_fast');
    const id = held?.id ?? 0;
    const answers = await Promise.all([1, 2].map(() => admin.call(letInSuspectedSpam, { params: { id } })));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 404]);
    expect(await counted(position)).toBe(1);
    expect((await listed(position)).total_count).toBe(0);
    const [application] = await rows('select first_name, language, status from applications where phone = $1', [phone]);
    expect(application).toEqual({ first_name: 'Amara', language: 'es', status: 'in_progress' });
    expect((await product.outside.email(email)).text).toContain('/thanks/');
    const receipt = await stranger.call(getApplicationReceipt, { params: { token: sent.body.receipt_token } });
    expect(receipt.status).toBe(200);
    const log = await rows(`select from audit_log where event = 'suspected_spam_let_in'`);
    expect(log).toHaveLength(1);
  });

  it('is replaced when the same form is sent again in the ordinary way [CAR-010]', async () => {
    const position = await employer.publish();
    const params = { position_key: position.digest_key };
    const draft = await stranger.call<{ token: string }>(createApplicationDraft, { params, body: { language: 'en' } });
    const values = { phone: freshPhone(), draft_token: draft.body.token };
    await applyTo(stranger, position, values);
    now = new Date(now.getTime() + 10_000);
    await applyTo(stranger, position, values);
    expect([await counted(position), (await listed(position)).total_count]).toEqual([1, 0]);
  });

  it('is refused like any other when the person has applied by now, and stays [CAR-010]', async () => {
    const position = await employer.publish();
    const phone = freshPhone();
    await applyTo(stranger, position, { ...BOT, phone });
    await applyTo(stranger, position, { phone });
    const [held] = (await listed(position)).suspected_spam;
    const { body } = await admin.call(letInSuspectedSpam, { params: { id: held?.id ?? 0 } });
    expect(body.error_code).toBe(20002);
    expect((await listed(position)).total_count).toBe(1);
  });

  it('is deleted by staff, or after 30 days [CAR-010]', async () => {
    const position = await employer.publish();
    await applyTo(stranger, position, BOT);
    await applyTo(stranger, position, BOT);
    const [held] = (await listed(position)).suspected_spam;
    expect((await admin.call(deleteSuspectedSpam, { params: { id: held?.id ?? 0 } })).status).toBe(204);
    expect((await listed(position)).total_count).toBe(1);
    const before = now;
    now = new Date(now.getTime() + 31 * 86_400_000);
    await roomJobs(product.app).handlers['careers.forget_drafts']?.({}, {} as never);
    now = before;
    expect((await listed(position)).total_count).toBe(0);
  });

  it('is kept a limited number of times per job, the newest ones [CAR-010, PLT-022]', async () => {
    const position = await employer.publish();
    await rows(
      `insert into suspected_spam (company_id, position_id, reason, input, phone, language, receipt_token_hash, received_at)
       select 1, id, 'honeypot', '{"first_name": "A", "last_name": "B", "phone": "1"}', '1', 'en',
         convert_to('fill' || n, 'UTF8'), now()
       from positions, generate_series(1, $2) n where digest_key = $1`,
      [position.digest_key, SPAM_KEPT_PER_POSTING],
    );
    await applyTo(stranger, position, { ...BOT, first_name: 'Newest' });
    const { total_count, suspected_spam } = await listed(position);
    expect([total_count, suspected_spam[0]?.first_name]).toEqual([SPAM_KEPT_PER_POSTING, 'Newest']);
  });

  it('keeps no answers on equal opportunity [AHD-020]', async () => {
    const position = await employer.publish();
    await applyTo(stranger, position, { ...BOT, equal_opportunity: { sex: 'female' } });
    const [row] = await rows('select input::text from suspected_spam order by id desc limit 1');
    expect(row.input).not.toContain('female');
  });
});
