// What staff need for their work on onboardings (ONB-018).
import type { AccessDemand } from '@onward/domain/staff/access';

export const SEE_DASHBOARD = { module: 'onboarding', permission: 'manage_onboarding' } as const satisfies AccessDemand;
export const START = {
  module: 'onboarding',
  permission: 'onboard_employee',
  writes: true,
} as const satisfies AccessDemand;
export const SEND_BACK = {
  module: 'onboarding',
  permission: 'manage_onboarding',
  writes: true,
} as const satisfies AccessDemand;
export const COMPLETE_BY_HAND = {
  module: 'onboarding',
  permission: 'manually_complete_module',
  writes: true,
} as const satisfies AccessDemand;
export const SEE_PROCESSES = {
  module: 'onboarding',
  permission: ['manage_onboarding', 'edit_onboarding_process'],
} as const satisfies AccessDemand;
