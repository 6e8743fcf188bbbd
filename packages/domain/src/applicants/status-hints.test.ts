import { expect, test } from 'vitest';
import { hasStatusHint } from './status-hints.ts';

test.each([
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
