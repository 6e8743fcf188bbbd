// What the screens of employee records require (EMP-006, EMP-013, EMP-018).
import type { AccessDemand } from '@onward/domain/staff/access';

export const EDIT_EMPLOYEES = { permission: 'edit_employee', writes: true } as const satisfies AccessDemand;
export const SEE_SENSITIVE = { permission: 'view_sensitive_pii' } as const satisfies AccessDemand;
export const START_ONBOARDING = {
  module: 'onboarding',
  permission: 'onboard_employee',
  writes: true,
} as const satisfies AccessDemand;
