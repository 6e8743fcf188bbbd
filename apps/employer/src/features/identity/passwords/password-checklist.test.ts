import { expect, test } from 'vitest';
import { passwordChecklist } from './password-checklist.ts';

const email = 'nora.whelan99@larkfield.test';

test.each([
  ['', { length: 'broken', hard_to_guess: 'open' }],
  ['Eleven-char', { length: 'broken', hard_to_guess: 'open' }],
  ['????????????', { length: 'kept', hard_to_guess: 'kept' }],
  ['password1234', { length: 'kept', hard_to_guess: 'broken' }],
  ['nora.whelan99', { length: 'kept', hard_to_guess: 'broken' }],
  ['larks fly at seven', { length: 'kept', hard_to_guess: 'kept' }],
  ['?'.repeat(129), { length: 'broken', hard_to_guess: 'open' }],
])('for “%s” each rule shows whether it is met [IDN-021]', (password, expected) => {
  expect(passwordChecklist(password, email)).toEqual(expected);
});
