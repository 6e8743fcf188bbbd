import { expect, test } from 'vitest';
import { newPasswordProblem, repeatsPassword } from './new-password-problems.ts';

const wanted = (password: string) => ({ password, confirmation: password });

test('the first broken rule is reported [IDN-021]', () => {
  expect(newPasswordProblem(wanted('short'), { email: null })).toBe('too_short');
  expect(newPasswordProblem(wanted('Larks-fly-at-7'), { email: null })).toBeNull();
});

test('the current password is not accepted as the new one [IDN-021]', () => {
  const known = { email: null, current: 'Larks-fly-at-7' };
  expect(newPasswordProblem(wanted('Larks-fly-at-7'), known)).toBe('unchanged');
  expect(newPasswordProblem(wanted('Larks-fly-at-8'), known)).toBeNull();
});

test('the confirmation must match exactly [IDN-018]', () => {
  expect(repeatsPassword({ password: 'Larks-fly-at-7', confirmation: 'larks-fly-at-7' })).toBe(false);
  expect(repeatsPassword(wanted('Larks-fly-at-7'))).toBe(true);
});
