import {
  getFormTask,
  getQuizTask,
  previewForm,
  previewOnlineQuiz,
  saveFormTask,
  saveQuizTask,
  startQuizTask,
  unsubscribeApplicant,
} from '@onward/contract/careers/applicant-tasks';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { daytime } from '../../../../../../testing/people/daytime.ts';
import { verifiedContact } from '../../../../../../testing/people/verified-contact.ts';
import { ApiCaller } from '../../../../../../testing/product/api-caller.ts';
import { type InProcessProduct, startInProcess } from '../../../../../../testing/product/in-process-product.ts';
import { linkIn } from '../../../../../../testing/product/outside.ts';
import { until } from '../../../../../../testing/until.ts';
import { applyTo, Employer } from '../careers.factory.ts';

let product: InProcessProduct;
let stranger: ApiCaller;
let admin: ApiCaller;
let employer: Employer;
let now: Date;
beforeAll(async () => {
  now = daytime();
  product = await startInProcess({ sandbox: true, env: { RATE_LIMITS: 'off' }, clock: () => now });
  stranger = new ApiCaller(product.url);
  admin = await stranger.signIn('super.admin@larkfield.test');
  employer = new Employer(admin);
});
afterAll(() => product.stop());

const later = (seconds: number): void => {
  now = new Date(now.getTime() + seconds * 1000);
};

const tokenOf = (next: { link: string } | null | undefined): string => next?.link.split('/').at(-1) ?? '';

const stored = async (digestKey: string) => {
  const { rows } = await product.app.ownerPool.query(
    `select a.*, s.name as stage from applications a join stages s on s.id = a.stage_id where a.digest_key = $1`,
    [digestKey],
  );
  return rows[0];
};

const QUESTIONS = [
  { id: 1, title: 'When can you start?', question_type: 'date' },
  { id: 2, title: 'Anything else?', question_type: 'long_text', is_required: false },
];
const QUIZ = {
  pass_score: 3,
  time_limit_minutes: 10,
  questions: [
    {
      id: 1,
      title: 'Hot food is kept at',
      question_type: 'single_choice',
      options: ['135 F', '90 F'],
      correct_answers: ['135 F'],
      points: 2,
    },
    {
      id: 2,
      title: 'Wash hands',
      question_type: 'multiple_choice',
      options: ['Before', 'After', 'Never'],
      correct_answers: ['Before', 'After'],
      points: 1,
    },
  ],
};
const RIGHT = [
  { question_id: 1, value: '135 F' },
  { question_id: 2, value: ['After', 'Before'] },
];

const advance = { kind: 'application_advance', stage_id: -1 };

async function applyIntoForm(contact: Record<string, unknown> = {}) {
  const form = await employer.form(QUESTIONS);
  const process = await employer.process(
    [
      { id: -2, name: 'Availability', stage_type: 'online_form', config: { form_id: form.id } },
      { id: -3, name: 'Review', stage_type: 'custom' },
    ],
    [advance, { kind: 'form_advance', stage_id: -2 }],
  );
  const position = await employer.publish({ hiring_process_template_id: process.id });
  const { body } = await applyTo(stranger, position, contact);
  return { form, token: tokenOf(body.next), applied: body };
}

async function applyIntoQuiz(rules: object[] = [], entries: Record<string, unknown> = {}) {
  const quiz = await employer.quiz(QUIZ);
  const process = await employer.process(
    [
      { id: -2, name: 'Food safety', stage_type: 'online_quiz', config: { quiz_id: quiz.id } },
      { id: -3, name: 'Review', stage_type: 'custom' },
    ],
    [advance, { kind: 'quiz_advance', stage_id: -2 }, ...rules],
  );
  const position = await employer.publish({ hiring_process_template_id: process.id });
  const { body } = await applyTo(stranger, position, entries);
  return { quiz, token: tokenOf(body.next), applied: body };
}

describe('A form by its link', () => {
  it('is returned after applying and sent by text when the first rule leads to it [CAR-012, CAR-014, JOB-025, APP-005]', async () => {
    const contact = await verifiedContact(product.outside, stranger, await employer.publish());
    const { applied, token } = await applyIntoForm({ ...contact, sms_consent: true });
    expect(applied.next).toMatchObject({ stage_type: 'online_form' });
    expect(await stored(applied.application.digest_key)).toMatchObject({
      stage: 'Availability',
      stage_status: 'not_submitted',
    });
    await until('the link by text', async () =>
      (await product.outside.texts(`+1${contact.phone}`)).some(({ body }) => body.includes(`/form/${token}`)),
    );
  });

  it('comes with the receipt in one email, which says how long a quiz takes [CAR-012]', async () => {
    const email = 'quiz.begins@mail.test';
    const { token } = await applyIntoQuiz([], { email });
    const mail = await product.outside.email(email);
    expect(mail.subject).toMatch(/^We got your application for .+ at /);
    expect(mail.text).toContain('You have 10 minutes once you start');
    expect(mail.text).toContain(`/online-quiz/${token}`);
    // What to do comes first.
    expect(mail.text.indexOf('/thanks/')).toBeGreaterThan(mail.text.indexOf('/online-quiz/'));
    expect(mail.text).toMatch(/\(Larkfield Group\)/);
    expect(await product.outside.emails(email)).toHaveLength(1);
  });

  it('is followed by an invitation that says what is booked [CAR-012, CAR-017]', async () => {
    const form = await employer.form(QUESTIONS);
    const { rows } = await product.app.ownerPool.query(
      `select s.id from company_staffs s join users u on u.id = s.user_id where u.email = 'super.admin@larkfield.test'`,
    );
    const call = { meeting_type: 'phone_call', duration_minutes: 15, interviewer_ids: [rows[0].id] };
    const process = await employer.process(
      [
        { id: -2, name: 'Availability', stage_type: 'online_form', config: { form_id: form.id } },
        { id: -3, name: 'Phone interview', stage_type: 'scheduling', config: call },
      ],
      [advance, { kind: 'form_advance', stage_id: -2 }],
    );
    const position = await employer.publish({ hiring_process_template_id: process.id });
    const email = 'booking.asked@mail.test';
    const { body } = await applyTo(stranger, position, { email });
    const answers = [{ question_id: 1, value: '2026-12-01' }];
    later(60);
    await stranger.call(saveFormTask, { params: { token: tokenOf(body.next) }, body: { answers } });
    const subjects = await until('the invitation', async () => {
      const mails = await product.outside.emails(email);
      return mails.length === 2 && mails.map(({ subject }) => subject);
    });
    expect(subjects).toContainEqual(expect.stringMatching(/^Pick a time for your 15-minute phone call with \S/));
  });

  it('leads to the next task once it is submitted, also when it is opened again [CAR-012, CAR-015]', async () => {
    const form = await employer.form([{ id: 1, title: 'When can you start?', question_type: 'date' }]);
    const quiz = await employer.quiz(QUIZ);
    const process = await employer.process(
      [
        { id: -2, name: 'Availability', stage_type: 'online_form', config: { form_id: form.id } },
        { id: -3, name: 'Food safety', stage_type: 'online_quiz', config: { quiz_id: quiz.id } },
      ],
      [advance, { kind: 'form_advance', stage_id: -2 }],
    );
    const position = await employer.publish({ hiring_process_template_id: process.id });
    const params = { token: tokenOf((await applyTo(stranger, position)).body.next) };
    const done = await stranger.call<{ form: { next: object | null } }>(saveFormTask, {
      params,
      body: { answers: [{ question_id: 1, value: '2026-12-01' }] },
    });
    expect(done.body.form.next).toMatchObject({ stage_type: 'online_quiz' });
    const again = await stranger.call<{ form: { next: object | null } }>(getFormTask, { params });
    expect(again.body.form.next).toEqual(done.body.form.next);
  });

  it('saves drafts, is validated on submission, and moves the applicant on [CAR-015, JOB-025]', async () => {
    const { token, applied } = await applyIntoForm();
    const params = { token };
    await stranger.call(saveFormTask, { params, body: { answers: [{ question_id: 2, value: 'Hi' }], draft: true } });
    const kept = await stranger.call(getFormTask, { params });
    expect(kept.body.form).toMatchObject({ state: 'open', answers: [{ question_id: 2, value: 'Hi' }] });
    const wrong = await stranger.call(saveFormTask, { params, body: { answers: [{ question_id: 1, value: 'soon' }] } });
    expect([wrong.body.error_code, Object.keys(wrong.body.errors ?? {})]).toEqual([20001, ['answers.1']]);
    const done = await stranger.call(saveFormTask, {
      params,
      body: { answers: [{ question_id: 1, value: '2026-12-01' }] },
    });
    expect(done.body.form).toMatchObject({ state: 'done' });
    expect(await stored(applied.application.digest_key)).toMatchObject({ stage: 'Review', stage_entry: 3 });
    expect((await stranger.call(saveFormTask, { params, body: { answers: [] } })).body.error_code).toBe(20003);
    expect((await stranger.call(getFormTask, { params })).body.form).toMatchObject({ state: 'done', questions: [] });
  });

  it('is no longer valid once the applicant has left the stage or is no longer in progress [CAR-014]', async () => {
    const { token, applied } = await applyIntoForm();
    await product.app.ownerPool.query(`update applications set status = 'rejected' where digest_key = $1`, [
      applied.application.digest_key,
    ]);
    const { status, body } = await stranger.call(getFormTask, { params: { token } });
    expect([status, body.error_code, body.message]).toEqual([410, 20007, 'This link is no longer valid']);
    expect((await stranger.call(getFormTask, { params: { token: 'x'.repeat(43) } })).body.error_code).toBe(20007);
  });
});

describe('A quiz by its link', () => {
  it('shows its questions once it is started, and never the correct answers [CAR-016, CAR-023]', async () => {
    const { token } = await applyIntoQuiz();
    const params = { token };
    const before = await stranger.call(getQuizTask, { params });
    expect(before.body.online_quiz).toMatchObject({ state: 'not_started', questions: [], questions_count: 2 });
    const started = await stranger.call(startQuizTask, { params });
    expect(started.body.online_quiz).toMatchObject({ state: 'started', seconds_left: 600 });
    expect(started.text).not.toMatch(/correct_answers|points|pass_score/);
  });

  it('is scored by the server without showing the score, and moves applicants who pass [CAR-016, JOB-025]', async () => {
    const { token, applied } = await applyIntoQuiz();
    const params = { token };
    expect((await stranger.call(saveQuizTask, { params, body: { answers: RIGHT } })).body.error_code).toBe(20003);
    await stranger.call(startQuizTask, { params });
    const done = await stranger.call(saveQuizTask, { params, body: { answers: RIGHT } });
    expect(done.body.online_quiz).toMatchObject({ state: 'done' });
    expect(done.text).not.toMatch(/score/);
    expect(await stored(applied.application.digest_key)).toMatchObject({ stage: 'Review' });
  });

  it('is timed by the server, with 30 seconds of grace [CAR-016]', async () => {
    const { token } = await applyIntoQuiz();
    const params = { token };
    await stranger.call(startQuizTask, { params });
    later(600);
    expect((await stranger.call(startQuizTask, { params })).body.online_quiz).toMatchObject({ seconds_left: 0 });
    later(31);
    const late = await stranger.call(saveQuizTask, { params, body: { answers: RIGHT } });
    expect([late.body.error_code, late.body.message]).toEqual([20003, 'Time is up for this quiz']);
    const again = await applyIntoQuiz();
    await stranger.call(startQuizTask, { params: { token: again.token } });
    later(629);
    expect(
      (await stranger.call(saveQuizTask, { params: { token: again.token }, body: { answers: RIGHT } })).status,
    ).toBe(200);
  });

  it('rejects applicants who fail if a rule says so [CAR-016, JOB-025, JOB-030]', async () => {
    const { token, applied } = await applyIntoQuiz([{ kind: 'auto_rejection', trigger: 'fails_quiz', stage_id: -2 }]);
    await stranger.call(startQuizTask, { params: { token } });
    await stranger.call(saveQuizTask, { params: { token }, body: { answers: [] } });
    const application = await stored(applied.application.digest_key);
    expect(application).toMatchObject({
      status: 'rejected',
      stage: 'Food safety',
      rejection: { reason: 'not_qualified' },
    });
    const { rows } = await product.app.ownerPool.query(
      `select actor, action from application_histories where application_id = $1 order by id`,
      [application.id],
    );
    expect(rows).toEqual([
      { actor: 'applicant', action: 'applied' },
      { actor: 'automation', action: 'moved_stage' },
      { actor: 'applicant', action: 'quiz_submitted' },
      { actor: 'automation', action: 'rejected' },
    ]);
  });
});

describe('Previews', () => {
  it('show staff what applicants see, and are not found for anyone else [CAR-022]', async () => {
    const form = await employer.form(QUESTIONS);
    const quiz = await employer.quiz(QUIZ);
    const seen = await admin.call(previewForm, { params: { id: form.id } });
    expect(seen.body.form).toMatchObject({ is_preview: true, questions: [{ id: 1 }, { id: 2 }] });
    expect((await admin.call(previewOnlineQuiz, { params: { id: quiz.id } })).text).not.toContain('correct_answers');
    expect((await stranger.call(previewForm, { params: { id: form.id } })).body.error_code).toBe(10003);
  });
});

describe('The link at the end of an email', () => {
  it('stops automated email for that person [CAR-021]', async () => {
    const position = await employer.publish();
    await applyTo(stranger, position, { email: 'no.more@example.test' });
    const mail = await product.outside.email('no.more@example.test');
    const token = linkIn(mail.text, '/unsubscribe/').split('/').at(-1) ?? '';
    const { body } = await stranger.call<{ message: string }>(unsubscribeApplicant, { params: { token } });
    expect(body.message).toContain('from Larkfield Group');
    const { rows } = await product.app.ownerPool.query(`select email_opt_out from persons where email = $1`, [
      'no.more@example.test',
    ]);
    expect(rows).toEqual([{ email_opt_out: true }]);
    expect((await stranger.call(unsubscribeApplicant, { params: { token: 'y'.repeat(60) } })).body.error_code).toBe(
      20007,
    );
  });
});
