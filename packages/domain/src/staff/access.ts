// One decision for menu, button and endpoint: may this person do this here, and if not, why (CMP-002, CMP-022, CMP-047).
import type { FunctionModule } from '../company/modules.ts';
import { type PlanFeature, type PlanLock, planLock } from '../company/plan.ts';
import { holdsPermission, type Permission } from './permissions.ts';

export interface AccessDemand {
  permission?: Permission | readonly Permission[];
  module?: FunctionModule;
  /** What the tier of the plan must open. */
  feature?: PlanFeature;
  /** For super admins alone (CMP-025, CMP-062). */
  superAdmin?: boolean;
  /** Changes something; visitors and those who see as another role may only look. */
  writes?: boolean;
}

export interface AccessHolder {
  permissions: readonly Permission[];
  modules: readonly FunctionModule[];
  tier: string;
  isSuperAdmin: boolean;
  readOnly?: boolean;
}

export type AccessRefusal =
  | { allowed: false; reason: 'plan_locked'; feature: PlanFeature; lock: PlanLock }
  | { allowed: false; reason: 'module_off'; module: FunctionModule }
  | { allowed: false; reason: 'super_admin_only' }
  | { allowed: false; reason: 'permission_missing'; permission: Permission }
  | { allowed: false; reason: 'read_only' };

export type AccessDecision = { allowed: true } | AccessRefusal;

/** The plan first: who cannot buy it by a permission should not be told to ask for one. */
export function decideAccess(demand: AccessDemand, holder: AccessHolder): AccessDecision {
  const lock = demand.feature ? planLock(holder.tier, demand.feature) : null;
  if (demand.feature && lock) return { allowed: false, reason: 'plan_locked', feature: demand.feature, lock };
  if (demand.module && !holder.modules.includes(demand.module)) {
    return { allowed: false, reason: 'module_off', module: demand.module };
  }
  if (demand.superAdmin && !holder.isSuperAdmin) return { allowed: false, reason: 'super_admin_only' };
  const wanted = demand.permission === undefined ? [] : [demand.permission].flat();
  const [first] = wanted;
  if (first && !wanted.some((permission) => holdsPermission(holder.permissions, permission))) {
    return { allowed: false, reason: 'permission_missing', permission: first };
  }
  if (demand.writes && holder.readOnly) return { allowed: false, reason: 'read_only' };
  return { allowed: true };
}
