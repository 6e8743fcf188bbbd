// What the user can do, decided by the same rule the server uses (CMP-022, CMP-024).
import type { User } from '@onward/contract/identity/identity';
import { type AccessDecision, type AccessDemand, type AccessHolder, decideAccess } from '@onward/domain/staff/access';
import { useCallback, useMemo } from 'react';
import { useCurrentUser } from './startup/use-startup.ts';

export const accessHolder = (user: User): AccessHolder => ({
  permissions: user.company_role.permissions,
  modules: user.company.function_modules,
  tier: user.company.tier,
  isSuperAdmin: user.is_super_admin,
  scope: {
    location: user.permitted_location_ids,
    department: user.permitted_department_ids,
    brand: user.permitted_brand_ids,
    position: user.permitted_position_ids,
  },
  readOnly: user.is_read_only,
});

export interface Access {
  /** Whether it is allowed, and if not, why. */
  decide(demand: AccessDemand): AccessDecision;
  may(demand: AccessDemand): boolean;
}

export function useAccess(): Access {
  const user = useCurrentUser();
  const holder = useMemo(() => accessHolder(user), [user]);
  const decide = useCallback((demand: AccessDemand) => decideAccess(demand, holder), [holder]);
  return useMemo(() => ({ decide, may: (demand) => decide(demand).allowed }), [decide]);
}
