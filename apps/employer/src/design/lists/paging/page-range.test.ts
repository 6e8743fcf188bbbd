import { describe, expect, it } from 'vitest';
import { pageRange } from './page-range.ts';

describe('pageRange', () => {
  it.each([
    [
      { page: 1, totalPages: 7, rowsShown: 10 },
      { from: 1, to: 10, total: 70 },
    ],
    [
      { page: 4, totalPages: 7, rowsShown: 10 },
      { from: 31, to: 40, total: 70 },
    ],
    [
      { page: 7, totalPages: 7, rowsShown: 4 },
      { from: 61, to: 64, total: 70 },
    ],
  ])('counts the rows of %o, the total by pages times page size [PLT-017]', (facts, range) => {
    expect(pageRange({ ...facts, pageSize: 10 })).toEqual(range);
  });

  it.each([
    { page: 1, totalPages: 1, rowsShown: 6 },
    { page: 1, totalPages: 0, rowsShown: 0 },
    { page: 3, totalPages: 2, rowsShown: 0 },
  ])('has no range for %o', (facts) => {
    expect(pageRange({ ...facts, pageSize: 10 })).toBeNull();
  });
});
