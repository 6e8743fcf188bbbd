// Company roles: the two reserved ones, the defaults of a new company, and reserved names (CMP-020..023).
import { allPermissionsExcept, PERMISSIONS, type Permission } from './permissions.ts';

export const RESERVED_ROLES = ['super_admin', 'general_manager'] as const;
export type ReservedRole = (typeof RESERVED_ROLES)[number];

export const RESERVED_ROLE_PERMISSIONS: Record<ReservedRole, readonly Permission[]> = {
  super_admin: PERMISSIONS,
  general_manager: allPermissionsExcept('edit_company', 'edit_integration', 'edit_user', 'manage_payroll_team_members'),
};

export const DEFAULT_CUSTOM_ROLES: Record<'HR Admin' | 'Manager', readonly Permission[]> = {
  'HR Admin': allPermissionsExcept('edit_company', 'edit_integration'),
  Manager: ['edit_applicant', 'edit_note', 'edit_message', 'edit_feedback', 'customize_notifications'],
};

/** Compared in lowercase with spaces and dashes as underscores, so `Super-Admin` is reserved too. */
export const isReservedRoleName = (name: string): boolean =>
  (RESERVED_ROLES as readonly string[]).includes(
    name
      .trim()
      .toLowerCase()
      .replace(/[\s-]+/g, '_'),
  );
