import { describe, expect, it } from 'vitest';
import { nextOrder } from './next-order.ts';

describe('nextOrder', () => {
  it.each([
    [{ field: 'name', direction: 'asc' }, 'name', { field: 'name', direction: 'desc' }],
    [{ field: 'name', direction: 'desc' }, 'name', { field: 'name', direction: 'asc' }],
    [{ field: 'name', direction: 'desc' }, 'updated_at', { field: 'updated_at', direction: 'asc' }],
  ] as const)('after %o a press on %s asks for %o [PLT-018]', (current, field, wanted) => {
    expect(nextOrder<'name' | 'updated_at'>(current, field)).toEqual(wanted);
  });
});
