// What staff need for Form I-9 and E-Verify.
import type { AccessDemand } from '@onward/domain/staff/access';

export const SEE_CLOCK = {
  module: 'onboarding',
  permission: ['manage_onboarding', 'manage_everify'],
} as const satisfies AccessDemand;
export const REMIND = { ...SEE_CLOCK, writes: true } as const satisfies AccessDemand;
/** Corrections, supplements, inspections, and destroying forms. */
export const MANAGE_I9 = {
  module: 'onboarding',
  permission: 'manage_everify',
  writes: true,
} as const satisfies AccessDemand;
export const SEE_CASES = {
  module: 'uscis_integration',
  permission: 'manage_everify',
} as const satisfies AccessDemand;
export const EDIT_EVERIFY = { ...SEE_CASES, writes: true } as const satisfies AccessDemand;
export const SEE_SENSITIVE = { permission: 'view_sensitive_pii' } as const satisfies AccessDemand;
/** Leads from a closed case to the record, where the employment is ended. */
export const END_EMPLOYMENT = { permission: 'edit_employee', writes: true } as const satisfies AccessDemand;
