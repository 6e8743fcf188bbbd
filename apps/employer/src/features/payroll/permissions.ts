// What the screens of payroll require; the same as their endpoints.
import type { AccessDemand } from '@onward/domain/staff/access';

const MODULE = 'payroll_integration_hiring_to_onboarding';

export const SEE_TRANSFERS = { permission: 'view_employee', module: MODULE } as const satisfies AccessDemand;
export const SEE_LOG = {
  permission: ['edit_employee', 'onboard_employee'],
  module: MODULE,
} as const satisfies AccessDemand;
export const SEND = { ...SEE_LOG, writes: true } as const satisfies AccessDemand;
export const MATCH_CODES = { permission: 'edit_company', module: MODULE } as const satisfies AccessDemand;
export const SAVE_CODES = { ...MATCH_CODES, writes: true } as const satisfies AccessDemand;
export const EDIT_RECORDS = { permission: 'edit_employee', writes: true } as const satisfies AccessDemand;
