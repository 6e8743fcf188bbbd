import { expect, test } from 'vitest';
import { chosenColumns, LIST_COLUMNS, shownColumns, unknownColumns } from './list-layout.ts';

const ALL = [...LIST_COLUMNS.departments];

test.each([
  [null, ALL, null],
  [[...ALL].reverse(), ALL, null],
  [[], ['name'], ['name']],
  [
    ['updated', 'description'],
    ['name', 'description', 'updated'],
    ['name', 'description', 'updated'],
  ],
  [
    ['salary', 'updated', 'updated'],
    ['name', 'updated'],
    ['name', 'updated'],
  ],
])('of the requested columns %j shows %j and stores %j [AHD-003]', (asked, shown, kept) => {
  expect(shownColumns('departments', asked)).toEqual(shown);
  expect(chosenColumns('departments', asked)).toEqual(kept);
});

test('a choice of all columns is kept where some wait for room [AHD-003, APP-009]', () => {
  expect(chosenColumns('applicants', [...LIST_COLUMNS.applicants])).toEqual(LIST_COLUMNS.applicants);
  expect(chosenColumns('applicants', null)).toBeNull();
});

test('unknown columns are reported [AHD-003]', () => {
  expect(unknownColumns('staff', ['salary', 'role', 'open_jobs'])).toEqual(['salary', 'open_jobs']);
  expect(unknownColumns('staff', null)).toEqual([]);
});
