import { listApplicationHistories } from '@onward/contract/applicants/applications';
import { getQuizTask, saveQuizTask, startQuizTask } from '@onward/contract/careers/applicant-tasks';
import { extendQuizTime, getQuizTime } from '@onward/contract/careers/quiz-time';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { daytime } from '../../../../../../testing/people/daytime.ts';
import { ApiCaller } from '../../../../../../testing/product/api-caller.ts';
import { type InProcessProduct, startInProcess } from '../../../../../../testing/product/in-process-product.ts';
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

const later = (minutes: number): void => {
  now = new Date(now.getTime() + minutes * 60_000);
};

const QUESTION = { id: 1, title: 'Is ice a food?', question_type: 'yes_no', correct_answers: ['yes'], points: 1 };

async function applyIntoQuiz(time_limit_minutes: number | null = 10) {
  const quiz = await employer.quiz({ pass_score: 1, time_limit_minutes, questions: [QUESTION] });
  const process = await employer.process(
    [{ id: -2, name: 'Food safety', stage_type: 'online_quiz', config: { quiz_id: quiz.id } }],
    [{ kind: 'application_advance', stage_id: -1 }],
  );
  const position = await employer.publish({ hiring_process_template_id: process.id });
  const { body } = await applyTo(stranger, position);
  const { rows } = await product.app.ownerPool.query('select id from applications where digest_key = $1', [
    body.application.digest_key,
  ]);
  return { id: rows[0].id as number, params: { token: body.next?.link.split('/').at(-1) ?? '' } };
}

const give = (id: number, extra_time: string, caller = admin) =>
  caller.call(extendQuizTime, { params: { id }, body: { extra_time } });

describe('More time for a quiz', () => {
  it('applies to a quiz that has not been started, and is recorded [CAR-016]', async () => {
    const { id, params } = await applyIntoQuiz();
    expect((await admin.call(getQuizTime, { params: { id } })).body.quiz_time).toMatchObject({
      is_started: false,
      time_limit_minutes: 10,
      extra_time: null,
    });
    const given = await give(id, '50_percent');
    expect(given.status).toBe(200);
    expect(given.body.quiz_time).toMatchObject({ time_limit_minutes: 15, offered: ['100_percent', 'no_limit'] });
    const started = await stranger.call(startQuizTask, { params });
    expect(started.body.online_quiz).toMatchObject({ time_limit_minutes: 15, seconds_left: 900 });
    const { body } = await admin.call<{ histories: object[] }>(listApplicationHistories, { params: { id } });
    expect(body.histories[0]).toMatchObject({
      action: 'quiz_time_extended',
      actor: 'staff',
      detail: { extra_time: '50_percent' },
    });
    const { rows } = await product.app.ownerPool.query(
      `select count(*)::int as count from audit_log where event = 'quiz_time_extended' and subject_id = $1`,
      [id],
    );
    expect(rows[0].count).toBe(1);
  });

  it('applies to a running quiz: answers after the first limit are accepted [CAR-016]', async () => {
    const { id, params } = await applyIntoQuiz();
    await stranger.call(startQuizTask, { params });
    later(8);
    await give(id, '100_percent');
    expect((await stranger.call(getQuizTask, { params })).body.online_quiz).toMatchObject({ seconds_left: 720 });
    later(6);
    const answers = [{ question_id: 1, value: 'yes' }];
    expect((await stranger.call(saveQuizTask, { params, body: { answers } })).status).toBe(200);
    expect((await give(id, 'no_limit')).body.error_code).toBe(20003);
    expect((await admin.call(getQuizTime, { params: { id } })).body.quiz_time).toBeNull();
  });

  it('counts from now when the time had already run out, and can be lifted entirely [CAR-016]', async () => {
    const { id, params } = await applyIntoQuiz();
    await stranger.call(startQuizTask, { params });
    later(24 * 60);
    expect((await stranger.call(getQuizTask, { params })).body.online_quiz).toMatchObject({ seconds_left: 0 });
    await give(id, '50_percent');
    expect((await stranger.call(getQuizTask, { params })).body.online_quiz).toMatchObject({ seconds_left: 300 });
    await give(id, 'no_limit');
    expect((await stranger.call(getQuizTask, { params })).body.online_quiz).toMatchObject({
      time_limit_minutes: null,
      seconds_left: null,
    });
  });

  it('is never taken away, and is refused for a quiz without a limit [CAR-016]', async () => {
    const { id } = await applyIntoQuiz();
    await give(id, '50_percent');
    const less = await give(id, '25_percent');
    expect([less.body.error_code, less.body.message]).toEqual([
      20003,
      'They already have this much time. Choose more.',
    ]);
    const untimed = await applyIntoQuiz(null);
    expect((await give(untimed.id, '25_percent')).body.message).toBe('This quiz has no time limit');
  });
});
