import { expect, test } from 'vitest';
import { firstProblem, shownProblem } from './field-problems.ts';

const found = { email: 'Please enter a correct email', password: null };

test('a field still being typed for the first time is not called wrong [PLT-057]', () => {
  expect(shownProblem('email', { found, refused: {}, left: new Set() })).toBeNull();
});

test('a field that was left shows what is wrong with it [PLT-057]', () => {
  expect(shownProblem('email', { found, refused: {}, left: new Set(['email'] as const) })).toBe(found.email);
});

test('what the server refused is shown at its field before anything else [PLT-005]', () => {
  const refused = { email: 'A team member with this email already exists' };
  expect(shownProblem('email', { found, refused, left: new Set(['email'] as const) })).toBe(refused.email);
});

test('the focus goes to the first wrong field in the order of the form [PLT-057]', () => {
  const names = ['name', 'email', 'phone'] as const;
  expect(firstProblem<Record<'name' | 'email' | 'phone', string>>(names, { phone: 'x', email: 'y' })).toBe('email');
  expect(firstProblem<Record<'name' | 'email' | 'phone', string>>(names, { name: null })).toBeNull();
});
