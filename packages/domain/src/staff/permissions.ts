// Permission keys, what a role grants, and checking a permission (CMP-022, CMP-023).

export const PERMISSIONS = [
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
] as const;

export type Permission = (typeof PERMISSIONS)[number];

export const isPermission = (key: string): key is Permission => (PERMISSIONS as readonly string[]).includes(key);

export const allPermissionsExcept = (...denied: Permission[]): Permission[] =>
  PERMISSIONS.filter((key) => key !== 'all_admin_rights' && !denied.includes(key));

/** A role's permissions with `all_admin_rights` expanded. */
export const effectivePermissions = (granted: readonly Permission[]): readonly Permission[] =>
  granted.includes('all_admin_rights') ? PERMISSIONS : granted;

export const holdsPermission = (granted: readonly Permission[], wanted: Permission): boolean =>
  granted.includes(wanted) || granted.includes('all_admin_rights');
