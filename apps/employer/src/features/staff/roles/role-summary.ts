// Summarizes a role in a few lines: whole abilities when all their permissions are granted, otherwise single ones.
import { holdsPermission, type Permission } from '@onward/domain/staff/permissions';

const ABILITIES = {
  jobs: ['create_position', 'update_position', 'publish_position'],
  applicants: ['edit_applicant'],
  messages: ['edit_message'],
  calendars: ['edit_all_calendars'],
  offersAndChecks: ['edit_offer', 'order_background_check'],
  onboarding: ['onboard_employee', 'manage_onboarding'],
  employees: ['view_employee', 'edit_employee'],
  sensitive: ['view_sensitive_pii'],
  analytics: ['view_analytics'],
  staff: ['edit_user'],
  company: ['edit_company', 'edit_integration', 'edit_location'],
} as const satisfies Record<string, readonly Permission[]>;

type Ability = keyof typeof ABILITIES;

export type SummaryLine = { kind: 'ability'; ability: Ability } | { kind: 'permission'; permission: Permission };

export interface RoleSummary {
  can: SummaryLine[];
  cannot: Ability[];
}

export function summarise(permissions: readonly Permission[]): RoleSummary {
  const can: SummaryLine[] = [];
  const cannot: Ability[] = [];
  for (const [name, keys] of Object.entries(ABILITIES)) {
    const ability = name as Ability;
    const held = keys.filter((key) => holdsPermission(permissions, key));
    if (held.length === keys.length) can.push({ kind: 'ability', ability });
    else if (held.length === 0) cannot.push(ability);
    else can.push(...held.map((permission) => ({ kind: 'permission' as const, permission })));
  }
  return { can, cannot };
}
