// One decision for menu, button and endpoint: may this person do this here, and if not, why (CMP-002, CMP-022, CMP-047).
import type { FunctionModule } from '../company/modules.ts';
import { type PlanFeature, type PlanLock, planLock } from '../company/plan.ts';
import { holdsPermission, type Permission } from './permissions.ts';
import type { Scope, ScopeKind } from './scope.ts';

export interface AccessDemand {
  permission?: Permission | readonly Permission[];
  module?: FunctionModule;
  /** What the tier of the plan must open. */
  feature?: PlanFeature;
  /** For super admins alone (CMP-025, CMP-062). */
  superAdmin?: boolean;
  /** Makes a record of this kind: someone limited to certain ones could not see what they made. */
  unlimitedIn?: ScopeKind;
  /** Changes something; visitors and those who see as another role may only look. */
  writes?: boolean;
}

export interface AccessHolder {
  permissions: readonly Permission[];
  modules: readonly FunctionModule[];
  tier: string;
  isSuperAdmin: boolean;
  scope?: Scope;
  readOnly?: boolean;
}

export type AccessRefusal =
  | { allowed: false; reason: 'plan_locked'; feature: PlanFeature; lock: PlanLock }
  | { allowed: false; reason: 'module_off'; module: FunctionModule }
  | { allowed: false; reason: 'super_admin_only' }
  | { allowed: false; reason: 'permission_missing'; permission: Permission }
  | { allowed: false; reason: 'out_of_scope' }
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
  if (demand.unlimitedIn && (holder.scope?.[demand.unlimitedIn].length ?? 0) > 0) {
    return { allowed: false, reason: 'out_of_scope' };
  }
  if (demand.writes && holder.readOnly) return { allowed: false, reason: 'read_only' };
  return { allowed: true };
}
