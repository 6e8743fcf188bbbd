import { expect, test } from 'vitest';
import { rowsBetween } from './row-range.ts';

const rows = [7, 3, 9, 4].map((id) => ({ id }));
const row = (id: number) => ({ id });
const ids = (found: readonly { id: number }[]) => found.map(({ id }) => id).join(' ');

test.each([
  ['downwards', 7, 9, '7 3 9'],
  ['upwards', 4, 3, '3 9 4'],
  ['to itself', 3, 3, '3'],
  ['from a row of another page', 100, 9, '9'],
])('a range goes %s, in the order of the page [JOB-005]', (_case, from, to, expected) => {
  expect(ids(rowsBetween(rows, from, row(to)))).toBe(expected);
});

test('without a first row it is the row itself [JOB-005]', () => {
  expect(ids(rowsBetween(rows, null, row(4)))).toBe('4');
});
