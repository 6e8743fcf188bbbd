import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decideDepartmentDeletion, departmentNameKey } from './departments.ts';

describe('departmentNameKey', () => {
  it.each([
    ['Kitchen', 'kitchen'],
    [' Kitchen ', 'kitchen'],
    ['KITCHEN', 'kitchen'],
    ['Front  of\tHouse', 'front of house'],
    ['CAFÉ', 'café'],
  ])('compares %j as %j [CMP-016]', (name, key) => {
    expect(departmentNameKey(name)).toBe(key);
  });

  it.each([
    ['Kitchen', 'Kitchens'],
    ['Front House', 'FrontHouse'],
    ['Cafe', 'Café'],
  ])('treats %j and %j as different [CMP-016]', (one, other) => {
    expect(departmentNameKey(one)).not.toBe(departmentNameKey(other));
  });

  it('does not change an existing key [CMP-016]', () => {
    fc.assert(
      fc.property(fc.string(), (name) => {
        expect(departmentNameKey(departmentNameKey(name))).toBe(departmentNameKey(name));
      }),
    );
  });
});

describe('decideDepartmentDeletion', () => {
  it('allows deleting a department without open positions [CMP-016]', () => {
    expect(decideDepartmentDeletion({ openPositions: 0 })).toEqual({ allowed: true });
  });

  it.each([1, 12])(
    'rejects deleting a department with %i open positions and says how many [CMP-016]',
    (openPositions) => {
      const decision = decideDepartmentDeletion({ openPositions });
      expect(decision).toEqual({ allowed: false, reason: 'open_positions', openPositions });
    },
  );
});
