import { describe, expect, it } from 'vitest';
import { STAGE_TYPES } from '../../hiring-processes/stages.ts';
import { firstStageStatus, hasStatusHint, quizOutcome, TASK_PATHS } from './stage-statuses.ts';

it.each([
  ['application', null],
  ['custom', null],
  ['online_form', 'not_submitted'],
  ['online_quiz', 'not_submitted'],
  ['scheduling', 'not_submitted'],
  ['background_check', 'not_ordered'],
  ['offer', 'not_sent'],
] as const)('entering %s starts with %s [APP-004, APP-005]', (type, status) => {
  expect(firstStageStatus(type)).toBe(status);
});

it.each([
  ['scheduling', 'not_submitted', true],
  ['scheduling', 'pending', true],
  ['scheduling', 'request_reschedule', true],
  ['scheduling', 'confirmed', false],
  ['online_form', 'not_submitted', true],
  ['online_quiz', 'not_submitted', true],
  ['online_quiz', 'completed', false],
  ['offer', 'pending', false],
  ['custom', 'not_submitted', false],
] as const)('the status of a stage %s that is %s needs words beside it: %s [SCH-002]', (type, status, expected) => {
  expect(hasStatusHint(type, status)).toBe(expected);
});

it('each stage with a task for applicants has its own path [CAR-014]', () => {
  const paths = STAGE_TYPES.map((type) => TASK_PATHS[type]);
  expect(paths).toEqual([undefined, 'form', 'online-quiz', 'booking', 'background-check', 'offer', undefined]);
});

describe('The outcome of a quiz', () => {
  it.each([
    ['completed', { passed: true }, 'quiz_passed'],
    ['completed', { passed: false }, 'quiz_failed'],
    ['completed', null, null],
    ['not_submitted', { passed: false }, null],
    [null, { passed: true }, null],
  ] as const)('of status %s with %j is %s [APP-039]', (status, result, outcome) => {
    expect(quizOutcome(status, result)).toBe(outcome);
  });
});
