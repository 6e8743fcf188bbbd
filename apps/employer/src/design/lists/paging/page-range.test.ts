import { describe, expect, it } from 'vitest';
import { pageRange } from './page-range.ts';

describe('pageRange', () => {
  it.each([
    [
      { page: 1, totalCount: 64, rowsShown: 10 },
      { from: 1, to: 10, total: 64 },
    ],
    [
      { page: 4, totalCount: 64, rowsShown: 10 },
      { from: 31, to: 40, total: 64 },
    ],
    [
      { page: 7, totalCount: 64, rowsShown: 4 },
      { from: 61, to: 64, total: 64 },
    ],
  ])('counts the rows of %o and shows the exact total [PLT-017]', (facts, range) => {
    expect(pageRange({ ...facts, pageSize: 10 })).toEqual(range);
  });

  it.each([
    { page: 1, totalCount: 6, rowsShown: 6 },
    { page: 1, totalCount: 0, rowsShown: 0 },
    { page: 3, totalCount: 20, rowsShown: 0 },
  ])('has no range for %o', (facts) => {
    expect(pageRange({ ...facts, pageSize: 10 })).toBeNull();
  });
});
