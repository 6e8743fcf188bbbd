import { describe, expect, it } from 'vitest';
import { ACCESS_WITH_STATUS, POSITION_ORDER_FIELDS, sortFieldOf, UNSORTED } from './list-order.ts';

describe('the list of postings', () => {
  it('reads the codes of a link [JOB-008]', () => {
    expect(ACCESS_WITH_STATUS).toEqual([
      { status: 'published', access: 'public' },
      { status: 'published', access: 'unlisted' },
      { status: 'pending' },
      { status: 'closed' },
      { status: 'deleted' },
    ]);
    expect(UNSORTED).toBe(-1);
  });

  it.each([
    ['published', null, 'status'],
    ['url', null, 'status'],
    ['url', 'location', 'status'],
    ['department', 'department', null],
    ['location', 'location', null],
    ['department', 'location', 'department'],
    ['location', null, 'location'],
    ['title', 'department', 'title'],
  ] as const)('sorts the column %s, grouped by %s, by %s [JOB-009]', (column, grouping, field) => {
    expect(sortFieldOf(column, grouping)).toBe(field);
    if (field) expect(POSITION_ORDER_FIELDS).toContain(field);
  });
});
