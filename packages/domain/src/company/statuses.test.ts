import { describe, expect, it } from 'vitest';
import { COMPANY_STATUSES, isOpenForWork } from './statuses.ts';

describe('company statuses', () => {
  it('are three [CMP-001]', () => {
    expect(COMPANY_STATUSES).toEqual(['active', 'suspended', 'cancelled']);
  });

  it.each([
    ['active', true],
    ['suspended', false],
    ['cancelled', false],
  ] as const)('allow working in a company that is %s: %s [CMP-001]', (status, open) => {
    expect(isOpenForWork(status)).toBe(open);
  });
});
