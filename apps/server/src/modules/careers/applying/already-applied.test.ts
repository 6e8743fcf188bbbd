// Applying a second time: the person hears of it on their own phone, whoever else enters their details learns nothing.
import {
  addApplicantContact,
  createApplicationDraft,
  getApplicantContact,
  saveApplicationDraft,
  textResumeLink,
} from '@onward/contract/careers/applying';
import { getApplicationReceipt } from '@onward/contract/careers/receipts';
import { letInSuspectedSpam, listSuspectedSpam, type SuspectedSpam } from '@onward/contract/careers/suspected-spam';
import type { Position } from '@onward/contract/positions/position';
import { getPosition } from '@onward/contract/positions/positions';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { daytime } from '../../../../../../testing/people/daytime.ts';
import { ApiCaller } from '../../../../../../testing/product/api-caller.ts';
import { type InProcessProduct, startInProcess } from '../../../../../../testing/product/in-process-product.ts';
import { linkIn } from '../../../../../../testing/product/outside.ts';
import { until } from '../../../../../../testing/until.ts';
import { applyTo, Employer, freshPhone } from '../careers.factory.ts';

let product: InProcessProduct;
let stranger: ApiCaller;
let admin: ApiCaller;
let employer: Employer;
beforeAll(async () => {
  product = await startInProcess({ sandbox: true, env: { RATE_LIMITS: 'off' }, clock: daytime });
  stranger = new ApiCaller(product.url);
  admin = await stranger.signIn('super.admin@larkfield.test');
  employer = new Employer(admin);
});
afterAll(() => product.stop());

const rows = async (text: string, values: unknown[] = []) => (await product.app.ownerPool.query(text, values)).rows;
const counted = async ({ digest_key }: Position): Promise<number> =>
  (await admin.call<{ position: Position }>(getPosition, { params: { position_key: digest_key } })).body.position
    .applicants_count;
const heldBack = async ({ digest_key }: Position) =>
  (await admin.call<{ suspected_spam: SuspectedSpam[] }>(listSuspectedSpam, { params: { position_key: digest_key } }))
    .body.suspected_spam;
const receiptOf = (token: string) => stranger.call<{ receipt: object }>(getApplicationReceipt, { params: { token } });
const told = async (email: string) =>
  (await product.outside.emails(email)).filter(({ subject }) => subject.startsWith('You already applied'));

const applicant = async () => {
  const position = await employer.publish();
  const phone = freshPhone();
  const contact = { phone, email: `vera.${phone}@mail.test` };
  await applyTo(stranger, position, { first_name: 'Vera', ...contact });
  return { position, contact };
};

/** Nobody fills in a form within three seconds, so a faster one is a bot. */
const takeTheirTime = () =>
  product.app.ownerPool.query(`update application_drafts set started_at = started_at - interval '1 minute'`);

describe('Applying again with the phone and email of an open application', () => {
  it('gets the response of a first application and adds none, however the number is written [CAR-010]', async () => {
    const { position, contact } = await applicant();
    const phone = `(${contact.phone.slice(0, 3)}) ${contact.phone.slice(3)}`;
    const again = await applyTo(stranger, position, {
      first_name: 'Eve',
      phone,
      email: ` ${contact.email.toUpperCase()}`,
    });
    const first = await applyTo(stranger, position, { first_name: 'Eve', email: `eve.${contact.phone}@mail.test` });
    expect([again.status, Object.keys(again.body).toSorted(), again.body.next]).toEqual([
      first.status,
      Object.keys(first.body).toSorted(),
      first.body.next,
    ]);
    expect(again.body.application.digest_key).toMatch(/^\w{12}$/);
    expect(await counted(position)).toBe(2);
  });

  it('reads a thank-you page like any other, which shows nothing of the earlier application [CAR-010, CAR-023]', async () => {
    const { position, contact } = await applicant();
    const again = await applyTo(stranger, position, { first_name: 'Eve', ...contact });
    const first = await applyTo(stranger, position, { first_name: 'Eve', email: `eve.${contact.phone}@mail.test` });
    const [shown, usual] = [await receiptOf(again.body.receipt_token), await receiptOf(first.body.receipt_token)];
    expect({ ...shown.body.receipt, applied_at: '' }).toEqual({ ...usual.body.receipt, applied_at: '' });
    const [reach, usualReach] = await Promise.all(
      [again, first].map(({ body }) => stranger.call(getApplicantContact, { params: { token: body.receipt_token } })),
    );
    expect(reach?.body).toEqual(usualReach?.body);
    const allow = (token: string) =>
      stranger.call(addApplicantContact, { params: { token }, body: { sms_consent: true } });
    const [allowed, usually] = [await allow(again.body.receipt_token), await allow(first.body.receipt_token)];
    expect([allowed.status, allowed.body]).toEqual([usually.status, usually.body]);
  });

  it('is kept for staff, who can let it in once the earlier application has ended [CAR-010]', async () => {
    const { position, contact } = await applicant();
    await applyTo(stranger, position, { first_name: 'Vera', ...contact });
    const [held] = await heldBack(position);
    expect(held).toMatchObject({ reason: 'already_applied', ...contact });
    const letIn = () => admin.call(letInSuspectedSpam, { params: { id: held?.id ?? 0 } });
    const early = await letIn();
    expect([early.status, early.body.error_code]).toEqual([409, 20002]);
    await product.app.ownerPool.query(`update applications set status = 'rejected' where phone = $1`, [contact.phone]);
    expect((await letIn()).status).toBe(200);
    expect(await counted(position)).toBe(2);
  });

  it('is told to the applicant once a day, with a link to the earlier application [CAR-010]', async () => {
    const { position, contact } = await applicant();
    for (const first_name of ['Eve', 'Mallory']) await applyTo(stranger, position, { first_name, ...contact });
    const [mail] = await until('the message', async () => {
      const mails = await told(contact.email);
      return mails.length > 0 && mails;
    });
    const token =
      linkIn(mail?.text ?? '', '/thanks/')
        .split('/')
        .at(-1) ?? '';
    expect((await receiptOf(token)).body.receipt).toMatchObject({ first_name: 'Vera' });
    const open = `select from graphile_worker.jobs where task_identifier = 'careers.already_applied'`;
    await until('both to be handled', async () => (await rows(open)).length === 0);
    expect(await told(contact.email)).toHaveLength(1);
  });

  it('is refused when the phone is proven to be theirs [CAR-010]', async () => {
    const { position, contact } = await applicant();
    const params = { position_key: position.digest_key };
    const { body } = await stranger.call<{ token: string }>(createApplicationDraft, {
      params,
      body: { language: 'en' },
    });
    await product.app.ownerPool.query(
      `update application_drafts set proven_phone = $1, proven_region_number = '1'
       where id = (select max(id) from application_drafts)`,
      [contact.phone],
    );
    await takeTheirTime();
    const again = await applyTo(stranger, position, { ...contact, draft_token: body.token });
    expect([again.status, again.body.error_code, again.body.message]).toEqual([409, 20002, 'You have already applied']);
    expect(await heldBack(position)).toEqual([]);
  });
});

describe('Applying with only the phone, or only the email, of somebody who has applied', () => {
  it.each([
    ['phone', (email: string) => ({ email: `sister.${email}` })],
    ['email', () => ({ phone: freshPhone() })],
  ])('the same %s makes an application of its own, flagged for staff [CAR-010, AHD-002]', async (_same, other) => {
    const { position, contact } = await applicant();
    const { status, body } = await applyTo(stranger, position, { ...contact, ...other(contact.email) });
    expect(status).toBe(201);
    const [row] = await rows('select possible_duplicate_of from applications where digest_key = $1', [
      body.application.digest_key,
    ]);
    expect(row.possible_duplicate_of).not.toBeNull();
    expect(await counted(position)).toBe(2);
  });
});

describe('Somebody who has applied', () => {
  it('is told after the first step of a second application, and the screen says nothing [CAR-010]', async () => {
    const { position, contact } = await applicant();
    const params = { position_key: position.digest_key };
    const step = async (phone: string) => {
      const { body } = await stranger.call<{ token: string }>(createApplicationDraft, {
        params,
        body: { language: 'en' },
      });
      const entries = { first_name: 'Vera', phone, region_number: '1' };
      const saved = await stranger.call<{ application_draft: object }>(saveApplicationDraft, {
        params: { token: body.token },
        body: { entries, step: 'review' },
      });
      return [saved.status, Object.keys(saved.body.application_draft).toSorted()];
    };
    expect(await step(contact.phone)).toEqual(await step(freshPhone()));
    await until('the message', async () => (await told(contact.email)).length === 1);
  });

  it('gets a link to the application by text, instead of to a half-finished one [CAR-010, AHD-008]', async () => {
    const { position, contact } = await applicant();
    const request = { phone: contact.phone, region_number: '1', language: 'es' };
    const params = { position_key: position.digest_key };
    expect((await stranger.call(textResumeLink, { params, body: request })).status).toBe(202);
    const { body } = await product.outside.text(`+1${contact.phone}`);
    expect(body).toContain('Ya enviaste tu solicitud');
    const token = linkIn(body, '/thanks/').split('/').at(-1) ?? '';
    expect((await receiptOf(token)).body.receipt).toMatchObject({ first_name: 'Vera' });
  });
});
