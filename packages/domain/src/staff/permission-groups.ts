// Permissions as the role editor groups them; full admin rights are shown above the groups.
import type { Permission } from './permissions.ts';

export const PERMISSION_GROUPS = {
  jobs: ['create_position', 'update_position', 'publish_position', 'delete_position', 'edit_template'],
  applicants: [
    'edit_applicant',
    'edit_note',
    'edit_feedback',
    'edit_message',
    'edit_offer',
    'order_background_check',
    'edit_all_calendars',
  ],
  onboarding: [
    'onboard_employee',
    'manage_onboarding',
    'manually_complete_module',
    'edit_onboarding_process',
    'view_employee',
    'edit_employee',
    'view_sensitive_pii',
    'manage_everify',
    'edit_company_document',
    'assign_company_document',
  ],
  insights: ['view_analytics', 'edit_custom_reports'],
  company: [
    'edit_company',
    'edit_user',
    'edit_integration',
    'edit_location',
    'edit_department',
    'manage_payroll_team_members',
    'customize_notifications',
  ],
} as const satisfies Record<string, readonly Permission[]>;

export type PermissionGroup = keyof typeof PERMISSION_GROUPS;
