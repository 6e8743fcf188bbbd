import * as rules from '@onward/domain/platform/contact/phone';
import { expect, test } from 'vitest';
import { changeProblem, phoneEntry, receiverProblem } from './phone-problems.ts';

const current = { phone: '4045550172', region_number: '1' };
const entry = (phone: string, region_number = '1') => ({ phone, region_number });

test('a link is only sent to a valid number; an empty one counts as invalid [IDN-033]', () => {
  expect(receiverProblem(entry(' '), rules)).toBe('invalid');
  expect(receiverProblem(entry('12'), rules)).toBe('invalid');
  expect(receiverProblem(entry('(404) 555-0172'), rules)).toBeNull();
});

test('the same number in another format is not a change [IDN-035]', () => {
  expect(changeProblem(entry('(404) 555-0172'), current, rules, false)).toBe('unchanged');
  expect(changeProblem(entry('404 555 0173'), current, rules, false)).toBeNull();
});

test('an empty number is rejected only where a number is required [IDN-035]', () => {
  expect(changeProblem(entry(''), current, rules, false)).toBeNull();
  expect(changeProblem(entry(''), current, rules, true)).toBe('required');
});

test('until the rules have loaded, only the server validates [IDN-036]', () => {
  expect(changeProblem(entry('12'), current, null, false)).toBeNull();
});

test('someone without a number starts with the first region [PLT-046]', () => {
  expect(phoneEntry({ phone: null, region_number: null })).toEqual({ phone: '', region_number: '1' });
  expect(phoneEntry(current)).toEqual(current);
});
