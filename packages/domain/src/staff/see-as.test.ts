import { describe, expect, it } from 'vitest';
import { UNLIMITED_SCOPE } from './scope.ts';
import { decideSeeAs } from './see-as.ts';

const decatur = { id: 1, brandId: 10 };

describe('viewing as a role at a location', () => {
  it('needs the permission to manage staff [AHD-005]', () => {
    expect(decideSeeAs({ permissions: ['edit_note'], scope: UNLIMITED_SCOPE }, ['edit_note'], null)).toEqual({
      allowed: false,
      reason: 'permission_missing',
      permission: 'edit_user',
    });
  });

  it('shows the role at that location only [AHD-005]', () => {
    expect(decideSeeAs({ permissions: ['all_admin_rights'], scope: UNLIMITED_SCOPE }, ['edit_note'], decatur)).toEqual({
      allowed: true,
      view: { permissions: ['edit_note'], scope: { ...UNLIMITED_SCOPE, location: [1] } },
    });
  });

  it('never shows more than the viewer can see [AHD-005, CMP-026]', () => {
    const viewer = { permissions: ['edit_user', 'edit_note'] as const, scope: { ...UNLIMITED_SCOPE, location: [2] } };
    expect(decideSeeAs(viewer, ['edit_note', 'edit_company'], null)).toEqual({
      allowed: true,
      view: { permissions: ['edit_note'], scope: viewer.scope },
    });
    expect(decideSeeAs(viewer, ['edit_note'], decatur)).toEqual({ allowed: false, reason: 'out_of_scope' });
  });
});
