import { describe, expect, it } from 'vitest';
import { UNLIMITED_SCOPE } from '../../staff/scope.ts';
import { keyPermissions, keyScope } from './api-keys.ts';

describe('An API key', () => {
  it('may do what it was given, as long as its person may, and never make keys, people, or connections [AHD-018]', () => {
    expect(
      keyPermissions(['view_employee', 'edit_user', 'edit_note'], ['view_employee', 'edit_user', 'edit_offer']),
    ).toEqual(['view_employee']);
    expect(keyPermissions([], ['view_employee'])).toEqual([]);
  });

  it.each([
    [[], [], []],
    [[], [3], [3]],
    [[3, 4], [], [3, 4]],
    [[3, 4], [4, 5], [4]],
    [[3], [5], [-1]],
  ])('of a person with the places %j, limited to %j, sees %j [AHD-018, CMP-024]', (held, limited, seen) => {
    expect(keyScope({ ...UNLIMITED_SCOPE, location: held }, limited).location).toEqual(seen);
  });
});
