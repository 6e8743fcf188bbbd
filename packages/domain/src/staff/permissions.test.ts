import { describe, expect, it } from 'vitest';
import {
  allPermissionsExcept,
  effectivePermissions,
  holdsPermission,
  isPermission,
  PERMISSIONS,
  type Permission,
} from './permissions.ts';

const CATALOG: readonly Permission[] = [
  'all_admin_rights',
  'edit_company',
  'edit_user',
  'edit_integration',
  'edit_location',
  'edit_department',
  'manage_onboarding',
  'onboard_employee',
  'edit_onboarding_process',
  'manually_complete_module',
  'edit_custom_reports',
  'view_sensitive_pii',
  'manage_payroll_team_members',
  'edit_company_document',
  'assign_company_document',
  'edit_all_calendars',
  'edit_note',
  'edit_message',
  'edit_feedback',
  'customize_notifications',
  'create_position',
  'update_position',
  'delete_position',
  'publish_position',
  'edit_applicant',
  'edit_offer',
  'order_background_check',
  'edit_template',
  'view_employee',
  'edit_employee',
  'manage_everify',
  'view_analytics',
];

describe('permission keys', () => {
  it('are exactly those of the catalog [CMP-022]', () => {
    expect([...PERMISSIONS].toSorted()).toEqual(CATALOG.toSorted());
  });

  it.each(CATALOG)('know %s [CMP-022]', (key) => {
    expect(isPermission(key)).toBe(true);
  });

  it.each(['', 'edit', 'Edit_Company', 'super_admin', 'length'])('do not include %j [CMP-022]', (key) => {
    expect(isPermission(key)).toBe(false);
  });
});

describe('a grant', () => {
  it.each(CATALOG)('includes %s when granted, through all_admin_rights, and not otherwise [CMP-023]', (wanted) => {
    const others = CATALOG.filter((key) => key !== wanted && key !== 'all_admin_rights');
    expect(holdsPermission([wanted], wanted)).toBe(true);
    expect(holdsPermission(['all_admin_rights'], wanted)).toBe(true);
    expect(holdsPermission(others, wanted)).toBe(false);
    expect(holdsPermission([], wanted)).toBe(false);
  });

  it('expands all_admin_rights into every permission and leaves other grants unchanged [CMP-023]', () => {
    expect(effectivePermissions(['edit_note', 'all_admin_rights'])).toEqual(PERMISSIONS);
    expect(effectivePermissions(['edit_note', 'edit_offer'])).toEqual(['edit_note', 'edit_offer']);
    expect(effectivePermissions([])).toEqual([]);
  });

  it('never lets all_admin_rights include a denied permission [CMP-023]', () => {
    const granted = allPermissionsExcept('edit_company');
    expect(holdsPermission(granted, 'edit_company')).toBe(false);
    expect(granted).toHaveLength(CATALOG.length - 2);
  });
});
