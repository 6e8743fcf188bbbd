import { describe, expect, it } from 'vitest';
import { holdsPermission, PERMISSIONS, type Permission } from './permissions.ts';
import { DEFAULT_CUSTOM_ROLES, isReservedRoleName, RESERVED_ROLE_PERMISSIONS, RESERVED_ROLES } from './roles.ts';

const KEYS = PERMISSIONS.filter((key) => key !== 'all_admin_rights');
const deniedTo = (granted: readonly Permission[]): Permission[] =>
  KEYS.filter((key) => !holdsPermission(granted, key)).toSorted();

describe('roles', () => {
  it('are two reserved ones and two editable ones in a new company [CMP-020, PLT-001]', () => {
    expect(RESERVED_ROLES).toEqual(['super_admin', 'general_manager']);
    expect(Object.keys(DEFAULT_CUSTOM_ROLES)).toEqual(['HR Admin', 'Manager']);
  });

  it('do not conflict with the default roles of a new company [CMP-020, CMP-021]', () => {
    for (const name of Object.keys(DEFAULT_CUSTOM_ROLES)) expect(isReservedRoleName(name)).toBe(false);
  });

  it.each([
    ['super_admin', RESERVED_ROLE_PERMISSIONS.super_admin, []],
    [
      'general_manager',
      RESERVED_ROLE_PERMISSIONS.general_manager,
      ['edit_company', 'edit_integration', 'edit_user', 'manage_payroll_team_members'],
    ],
    ['HR Admin', DEFAULT_CUSTOM_ROLES['HR Admin'], ['edit_company', 'edit_integration']],
  ])('deny %s only what the rule names [CMP-023]', (_role, granted, denied) => {
    expect(deniedTo(granted)).toEqual(denied);
  });

  it('give the default Manager five permissions [CMP-023]', () => {
    const five = ['customize_notifications', 'edit_applicant', 'edit_feedback', 'edit_message', 'edit_note'];
    expect(DEFAULT_CUSTOM_ROLES.Manager.toSorted()).toEqual(five);
  });
});

describe('reserved role names', () => {
  it.each([
    'super_admin',
    'Super Admin',
    'SUPER-ADMIN',
    ' super admin ',
    'super\tadmin',
    'Super - Admin',
    'general_manager',
    'General Manager',
    'general-manager',
    'GENERAL_MANAGER',
  ])('include %j [CMP-021]', (name) => {
    expect(isReservedRoleName(name)).toBe(true);
  });

  it.each([
    '',
    'admin',
    'superadmin',
    'Super Admins',
    'Manager',
    'HR Admin',
    'General Managers',
    'General Manager 2',
    'super.admin',
  ])('do not include %j [CMP-021]', (name) => {
    expect(isReservedRoleName(name)).toBe(false);
  });
});
