import { describe, expect, it } from 'vitest';
import { decidePermissionGrant, decideScopeGrant } from './grants.ts';
import { type Scope, UNLIMITED_SCOPE } from './scope.ts';

describe('granting a permission', () => {
  it.each([
    [['edit_user', 'edit_note'], [], ['edit_note'], { allowed: true }],
    [['edit_user'], [], ['edit_note'], { allowed: false, reason: 'permission_lacking', permission: 'edit_note' }],
    [['edit_user'], ['edit_note'], ['edit_note'], { allowed: true }],
    [['edit_user'], ['edit_note'], [], { allowed: false, reason: 'permission_lacking', permission: 'edit_note' }],
    [['all_admin_rights'], [], ['edit_company', 'all_admin_rights'], { allowed: true }],
    [
      ['edit_user'],
      [],
      ['all_admin_rights'],
      { allowed: false, reason: 'permission_lacking', permission: 'all_admin_rights' },
    ],
  ] as const)('by a holder of %o, from %o to %o: %o [CMP-026]', (own, before, after, decision) => {
    expect(decidePermissionGrant(own, { before, after })).toEqual(decision);
  });
});

describe('granting scope', () => {
  const scope = (given: Partial<Scope>): Scope => ({ ...UNLIMITED_SCOPE, ...given });
  it.each([
    [{}, { location: [1] }, { allowed: true }],
    [{}, {}, { allowed: true }],
    [{ location: [1, 2] }, { location: [2] }, { allowed: true }],
    [{ location: [1, 2] }, { location: [3] }, { allowed: false, reason: 'scope_lacking', kind: 'location' }],
    [{ location: [1, 2] }, {}, { allowed: false, reason: 'scope_lacking', kind: 'location' }],
    [{ department: [4] }, { location: [1] }, { allowed: false, reason: 'scope_lacking', kind: 'department' }],
  ])('by someone with %o, %o: %o [CMP-024, CMP-029]', (own, wanted, decision) => {
    expect(decideScopeGrant(scope(own), scope(wanted))).toEqual(decision);
  });
});
