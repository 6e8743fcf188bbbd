import { describe, expect, it } from 'vitest';
import { OPEN_POSITION_STATUSES, POSITION_STATUSES } from './statuses.ts';

describe('position statuses', () => {
  it('are the four of the table [JOB-002, PLT-025]', () => {
    expect([...POSITION_STATUSES].toSorted()).toEqual(['closed', 'deleted', 'pending', 'published']);
  });

  it.each([
    ['published', true],
    ['pending', true],
    ['closed', false],
    ['deleted', false],
  ] as const)('count %s as open: %s, which prevents deleting its department [CMP-016]', (status, open) => {
    expect(OPEN_POSITION_STATUSES.includes(status)).toBe(open);
  });
});
