import { expect, test } from 'vitest';
import { passwordChecklist } from './password-checklist.ts';

const email = 'nora.whelan9@larkfield.test';

test.each([
  ['', { length: 'broken', letter: 'broken', digit: 'broken', hard_to_guess: 'open' }],
  ['abc', { length: 'broken', letter: 'kept', digit: 'broken', hard_to_guess: 'open' }],
  ['12', { length: 'broken', letter: 'broken', digit: 'kept', hard_to_guess: 'open' }],
  ['????????', { length: 'kept', letter: 'broken', digit: 'broken', hard_to_guess: 'open' }],
  ['password1', { length: 'kept', letter: 'kept', digit: 'kept', hard_to_guess: 'broken' }],
  ['nora.whelan9', { length: 'kept', letter: 'kept', digit: 'kept', hard_to_guess: 'broken' }],
  ['Larks-fly-at-7', { length: 'kept', letter: 'kept', digit: 'kept', hard_to_guess: 'kept' }],
  [`a1${'?'.repeat(127)}`, { length: 'broken', letter: 'kept', digit: 'kept', hard_to_guess: 'open' }],
])('for “%s” each rule says whether it is kept [IDN-021]', (password, expected) => {
  expect(passwordChecklist(password, email)).toEqual(expected);
});
