import { expect, test } from 'vitest';
import { decideChoice, rowAfterKey } from './decide-choice.ts';

const active = (id: number) => ({ id, status: 'active' as const });
const suspended = (id: number) => ({ id, status: 'suspended' as const });

test('exactly one company is chosen without asking [IDN-012]', () => {
  expect(decideChoice([active(4)])).toEqual({ kind: 'only', companyId: 4 });
});

test('no company at all leaves nothing to choose [IDN-012]', () => {
  expect(decideChoice([])).toEqual({ kind: 'none' });
});

test('several companies are asked about, and so is a single one that is suspended [IDN-012]', () => {
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
])('%s on row %i of three leads to %o [IDN-012]', (key, current, expected) => {
  expect(rowAfterKey(key, current, 3)).toBe(expected);
});
