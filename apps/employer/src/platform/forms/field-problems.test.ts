import { expect, test } from 'vitest';
import { firstProblem, shownProblem } from './field-problems.ts';

const found = { email: 'Please enter a correct email', password: null };

test('a field still being typed for the first time is not marked as invalid [PLT-057]', () => {
  expect(shownProblem('email', { found, refused: {}, left: new Set() })).toBeNull();
});

test('a field that was left shows its problem [PLT-057]', () => {
  expect(shownProblem('email', { found, refused: {}, left: new Set(['email'] as const) })).toBe(found.email);
});

test('a server error is shown at its field before anything else [PLT-005]', () => {
  const refused = { email: 'A team member with this email already exists' };
  expect(shownProblem('email', { found, refused, left: new Set(['email'] as const) })).toBe(refused.email);
});

test('the focus goes to the first invalid field in form order [PLT-057]', () => {
  const names = ['name', 'email', 'phone'] as const;
  expect(firstProblem<Record<'name' | 'email' | 'phone', string>>(names, { phone: 'x', email: 'y' })).toBe('email');
  expect(firstProblem<Record<'name' | 'email' | 'phone', string>>(names, { name: null })).toBeNull();
});
