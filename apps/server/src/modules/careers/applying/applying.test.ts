import {
  createApplicationDraft,
  getApplicationDraft,
  getApplyForm,
  openResumeLink,
  saveApplicationDraft,
  textResumeLink,
} from '@onward/contract/careers/applying';
import { getApplicationReceipt } from '@onward/contract/careers/receipts';
import type { Position } from '@onward/contract/positions/position';
import { closePosition, getPosition } from '@onward/contract/positions/positions';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { daytime } from '../../../../../../testing/people/daytime.ts';
import { ApiCaller } from '../../../../../../testing/product/api-caller.ts';
import { type InProcessProduct, startInProcess } from '../../../../../../testing/product/in-process-product.ts';
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

const stored = async (digestKey: string) => {
  const { rows } = await product.app.ownerPool.query('select * from applications where digest_key = $1', [digestKey]);
  return rows[0];
};

const current = async ({ digest_key }: Position): Promise<Position> =>
  (await admin.call<{ position: Position }>(getPosition, { params: { position_key: digest_key } })).body.position;

const SHIFTS = { title: 'Which shifts?', question_type: 'multiple_choice', options: ['Mornings', 'Evenings'], id: 11 };
const ADULT = { title: 'Are you 18 or older?', question_type: 'yes_no', acceptable_answers: ['yes'], id: 12 };

describe('Applying', () => {
  it('accepts a name and a phone number, and is counted for the posting [CAR-008, CAR-010, CAR-013, AHD-008, JOB-001]', async () => {
    const position = await employer.publish();
    const { status, body } = await applyTo(stranger, position);
    expect([status, body.next]).toEqual([201, null]);
    expect(await stored(body.application.digest_key)).toMatchObject({
      first_name: 'Amara',
      status: 'in_progress',
      stage_entry: 1,
      screening_failed: false,
      referer_source: 'career_page',
    });
    expect(await current(position)).toMatchObject({ applicants_count: 1, new_applicants_count: 1 });
  });

  it.each([
    ['+14045550177', '1', '4045550177', '1'],
    ['+1 (404) 555-0177', '1', '4045550177', '1'],
    ['1-404-555-0177', '1', '4045550177', '1'],
    ['404.555.0177', '1', '4045550177', '1'],
    ['+44 7911 123456', '1', '7911123456', '44'],
  ])('stores the phone number %s in one form [CAR-009, PLT-046]', async (phone, region_number, digits, region) => {
    const position = await employer.publish();
    const { status, body } = await applyTo(stranger, position, { phone, region_number });
    expect(status).toBe(201);
    expect(await stored(body.application.digest_key)).toMatchObject({ phone: digits, region_number: region });
    const again = await applyTo(stranger, position, { phone: digits, region_number: region });
    expect((await current(position)).applicants_count, 'one person, one application').toBe(1);
    expect(again.status).toBe(201);
  });

  it('names each invalid field, and stores nothing [CAR-009]', async () => {
    const position = await employer.publish({
      requires_email: true,
      requires_resume: true,
      questions: [SHIFTS, ADULT],
    });
    const { status, body } = await applyTo(stranger, position, {
      first_name: ' ',
      phone: '12',
      answers: [{ question_id: 11, value: ['Nights'] }],
    });
    expect([status, body.error_code]).toEqual([422, 20001]);
    expect(Object.keys(body.errors ?? {}).toSorted()).toEqual(
      ['answers.11', 'answers.12', 'email', 'first_name', 'phone', 'resume_upload_id'].toSorted(),
    );
    expect((await current(position)).applicants_count).toBe(0);
  });

  it('does not accept another person’s upload [CAR-009, CAR-023]', async () => {
    const position = await employer.publish();
    const { body } = await applyTo(stranger, position, { resume_upload_id: 1 });
    expect(body.errors).toHaveProperty('resume_upload_id');
  });

  it('reports a closed posting as closed and an unknown one as not found [CAR-010]', async () => {
    const position = await employer.publish();
    await admin.call(closePosition, { params: { position_key: position.digest_key } });
    const closed = await applyTo(stranger, position);
    expect([closed.body.error_code, closed.body.message]).toEqual([
      20003,
      'This job is no longer accepting applications',
    ]);
    expect((await applyTo(stranger, { digest_key: 'unknownkey12' })).body.error_code).toBe(40001);
  });

  it('uses the posting’s current questions, even if they changed since the last application [CAR-009, CAR-010]', async () => {
    const position = await employer.publish();
    expect((await applyTo(stranger, position)).status).toBe(201);
    const change = (text: string, value: string) =>
      product.app.ownerPool.query(`update positions set ${text} where digest_key = $1`, [position.digest_key, value]);
    await change('questions = $2', JSON.stringify([{ ...ADULT, options: [], is_required: true }]));
    expect((await applyTo(stranger, position)).body.errors).toHaveProperty(['answers.12']);
    const answers = [{ question_id: 12, value: 'yes' }];
    expect((await applyTo(stranger, position, { answers })).status).toBe(201);
    await change('review_status = $2', 'flagged');
    expect((await applyTo(stranger, position, { answers })).body.error_code).toBe(40001);
  });

  it('again creates a new application after a rejection, and reactivates an inactive one [CAR-010, APP-003]', async () => {
    const position = await employer.publish();
    const phone = freshPhone();
    const first = (await applyTo(stranger, position, { phone })).body.application.digest_key;
    await product.app.ownerPool.query(`update applications set status = 'rejected' where digest_key = $1`, [first]);
    const second = (await applyTo(stranger, position, { phone })).body.application.digest_key;
    expect(second).not.toBe(first);
    await product.app.ownerPool.query(`update applications set status = 'inactive' where digest_key = $1`, [second]);
    const third = await applyTo(stranger, position, { phone, first_name: 'Ama' });
    expect(third.body.application.digest_key).toBe(second);
    expect(await stored(second)).toMatchObject({ status: 'in_progress', first_name: 'Ama', stage_entry: 2 });
  });

  it('concurrently creates exactly one application per person [CAR-010]', async () => {
    const position = await employer.publish();
    const phones = Array.from({ length: 10 }, freshPhone);
    const answers = await Promise.all([...phones, ...phones].map((phone) => applyTo(stranger, position, { phone })));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(20);
    expect((await current(position)).applicants_count).toBe(10);
  });

  it('flags unacceptable answers without revealing it to the applicant [CAR-011, CAR-023]', async () => {
    const position = await employer.publish({ questions: [ADULT] });
    const { status, body, text } = await applyTo(stranger, position, { answers: [{ question_id: 12, value: 'no' }] });
    expect(status).toBe(201);
    expect(text).not.toMatch(/screen|fail|accept/i);
    expect(await stored(body.application.digest_key)).toMatchObject({ screening_failed: true });
  });

  it('takes signs out of a name that would turn the text around it [CAR-009]', async () => {
    const { body } = await applyTo(stranger, await employer.publish(), {
      first_name: '\u202eAmara',
      last_name: '\u2066Obi',
    });
    const { rows } = await product.app.ownerPool.query(
      'select first_name, last_name from applications where digest_key = $1',
      [body.application.digest_key],
    );
    expect(rows).toEqual([{ first_name: 'Amara', last_name: 'Obi' }]);
  });

  it('keeps the text that was agreed to, with its version and language [AHD-009]', async () => {
    const position = await employer.publish();
    const { body } = await applyTo(stranger, position, { sms_consent: true, language: 'es' });
    const { id } = await stored(body.application.digest_key);
    const { rows } = await product.app.ownerPool.query('select * from applicant_consents where application_id = $1', [
      id,
    ]);
    expect(rows).toMatchObject([{ kind: 'sms', language: 'es', text_version: 1 }]);
    for (const part of [
      'mensajes de texto de Cluckwell (Larkfield Group)',
      'frecuencia',
      'tarifas de mensajes y datos',
      'HELP',
      'STOP',
    ])
      expect(rows[0].text).toContain(part);
  });

  it('is confirmed by email, or by text when there is no email [CAR-013]', async () => {
    const position = await employer.publish();
    await applyTo(stranger, position, { email: 'with.mail@example.test' });
    const mail = await product.outside.email('with.mail@example.test');
    expect(mail.subject).toContain(`We got your application for ${position.title} at `);
    expect(mail.html).toMatch(/^<!doctype html><html lang="en">/);
    expect(mail.text).toContain('/unsubscribe/');
    const phone = freshPhone();
    await applyTo(stranger, position, { phone, sms_consent: true });
    const text = await product.outside.text(`+1${phone}`);
    expect(text.body).toContain('Reply YES to get texts about it.');
  });

  it('by a bot is confirmed too, but is no applicant [AHD-008]', async () => {
    const position = await employer.publish();
    expect((await applyTo(stranger, position, { website: 'https://spam.example' })).status).toBe(201);
    expect((await current(position)).applicants_count).toBe(0);
  });

  it('shows what comes next, and no internal data of the company [CAR-012, CAR-023]', async () => {
    const position = await employer.publish();
    const { body } = await applyTo(stranger, position);
    const receipt = await stranger.call<{ receipt: { first_name: string; stages: { is_current: boolean }[] } }>(
      getApplicationReceipt,
      { params: { token: body.receipt_token } },
    );
    expect(receipt.body.receipt).toMatchObject({ first_name: 'Amara', position_title: position.title });
    expect(receipt.body.receipt.stages.map(({ is_current }) => is_current)).toEqual([true, false, false]);
    expect(receipt.text).not.toMatch(/phone|email|staff|score/);
  });
});

describe('The form of a posting', () => {
  it('shows its questions but not the acceptable answers [CAR-008, CAR-023]', async () => {
    const position = await employer.publish({ questions: [ADULT] });
    const { body, text } = await stranger.call<{ apply_form: { questions: object[] } }>(getApplyForm, {
      params: { position_key: position.digest_key },
    });
    expect(body.apply_form.questions).toMatchObject([{ id: 12, title: 'Are you 18 or older?', is_required: true }]);
    expect(text).not.toContain('acceptable_answers');
  });
});

describe('A half-finished application', () => {
  const start = async (position: Position) => {
    const params = { position_key: position.digest_key };
    const body = { language: 'es', referer_source: 'whatsapp' };
    return (await stranger.call<{ token: string }>(createApplicationDraft, { params, body })).body.token;
  };

  /** Nobody fills in a form within three seconds, so a faster one is a bot. */
  const takeYourTime = () =>
    product.app.ownerPool.query(`update application_drafts set started_at = started_at - interval '1 minute'`);

  it('is saved answer by answer and can be continued from its link [AHD-008]', async () => {
    const token = await start(await employer.publish());
    await stranger.call(saveApplicationDraft, { params: { token }, body: { entries: { first_name: 'Luz' } } });
    await stranger.call(saveApplicationDraft, {
      params: { token },
      body: { entries: { last_name: 'Vega' }, step: 'questions' },
    });
    const { body } = await stranger.call(getApplicationDraft, { params: { token } });
    expect(body.application_draft).toMatchObject({
      entries: { first_name: 'Luz', last_name: 'Vega' },
      step: 'questions',
      language: 'es',
    });
  });

  it('can be continued on another phone by a texted link, which works once, however the number is typed [AHD-008, PLT-046]', async () => {
    const position = await employer.publish();
    const phone = freshPhone();
    const token = await start(position);
    await stranger.call(saveApplicationDraft, {
      params: { token },
      body: {
        entries: { first_name: 'Luz', phone: `+1 (${phone.slice(0, 3)}) ${phone.slice(3)}`, region_number: '1' },
      },
    });
    const params = { position_key: position.digest_key };
    const request = { phone: `1-${phone.slice(0, 3)}.${phone.slice(3)}`, region_number: '1', language: 'es' };
    expect((await stranger.call(textResumeLink, { params, body: request })).status).toBe(202);
    const { body: text } = await product.outside.text(`+1${phone}`);
    const resume = /resume=([\w-]+)/.exec(text)?.[1] ?? '';
    const opened = await stranger.call<{ continued: { token: string } }>(openResumeLink, { params: { token: resume } });
    expect(opened.body.continued).toMatchObject({ application_draft: { entries: { first_name: 'Luz' } } });
    expect((await stranger.call(openResumeLink, { params: { token: resume } })).body.error_code).toBe(20007);
    expect((await stranger.call(getApplicationDraft, { params: { token } })).body.error_code).toBe(20007);
    await takeYourTime();
    const sent = await applyTo(stranger, position, { phone, draft_token: opened.body.continued.token });
    expect(await stored(sent.body.application.digest_key)).toMatchObject({
      referer_source: 'whatsapp',
      language: 'es',
    });
    const used = await stranger.call<{ receipt_token: string }>(openResumeLink, { params: { token: resume } });
    const receipt = await stranger.call(getApplicationReceipt, { params: { token: used.body.receipt_token } });
    expect(receipt.body, 'the used link leads to the application').toMatchObject({
      receipt: { position_title: position.title },
    });
  });

  it('sent twice creates one application, with the same response [CAR-010]', async () => {
    const position = await employer.publish();
    const token = await start(position);
    await takeYourTime();
    const phone = freshPhone();
    const [one, two] = await Promise.all([1, 2].map(() => applyTo(stranger, position, { phone, draft_token: token })));
    expect([one?.status, two?.status]).toEqual([201, 201]);
    // Each response has its own token for the thank-you page.
    expect({ ...one?.body, receipt_token: '' }).toEqual({ ...two?.body, receipt_token: '' });
    expect((await current(position)).applicants_count).toBe(1);
  });

  it('sent faster than a person could is confirmed but not stored [AHD-008]', async () => {
    const position = await employer.publish();
    expect((await applyTo(stranger, position, { draft_token: await start(position) })).status).toBe(201);
    expect((await current(position)).applicants_count).toBe(0);
  });

  it('reveals nothing about other people’s numbers [CAR-023]', async () => {
    const position = await employer.publish();
    const params = { position_key: position.digest_key };
    const body = { phone: freshPhone(), region_number: '1', language: 'en' };
    const answer = await stranger.call(textResumeLink, { params, body });
    expect([answer.status, answer.body.message]).toEqual([
      202,
      "If you have an application for this job, we've texted you the link.",
    ]);
  });
});
