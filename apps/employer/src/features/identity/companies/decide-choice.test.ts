import { expect, test } from 'vitest';
import { decideChoice, rowAfterKey } from './decide-choice.ts';

const active = (id: number) => ({ id, status: 'active' as const });
const suspended = (id: number) => ({ id, status: 'suspended' as const });

test('exactly one company is chosen without asking [IDN-012]', () => {
  expect(decideChoice([active(4)])).toEqual({ kind: 'only', companyId: 4 });
});

test('without any company there is nothing to choose [IDN-012]', () => {
  expect(decideChoice([])).toEqual({ kind: 'none' });
});

test('several companies, or a single suspended one, show the picker [IDN-012]', () => {
  expect(decideChoice([active(4), active(5)])).toEqual({ kind: 'ask' });
  expect(decideChoice([active(4), suspended(5)])).toEqual({ kind: 'ask' });
  expect(decideChoice([suspended(5)])).toEqual({ kind: 'ask' });
});

test.each([
  ['ArrowDown', 0, 1],
  ['ArrowDown', 2, 0],
  ['ArrowUp', 0, 2],
  ['Home', 2, 0],
  ['End', 0, 2],
  ['Enter', 1, null],
])('%s on row %i of three moves to %o [IDN-012]', (key, current, expected) => {
  expect(rowAfterKey(key, current, 3)).toBe(expected);
});
