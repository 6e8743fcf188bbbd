// One decision for menus, buttons and endpoints: is this allowed, and if not, why (CMP-002, CMP-022, CMP-047).
import type { FunctionModule } from '../company/modules.ts';
import { featureOfModule, type PlanFeature, type PlanLock, planLock } from '../company/plan.ts';
import { holdsPermission, type Permission } from './permissions.ts';
import type { Scope, ScopeKind } from './scope.ts';

export interface AccessDemand {
  permission?: Permission | readonly Permission[];
  module?: FunctionModule;
  /** Feature that the plan tier must include; left out, that of the module. */
  feature?: PlanFeature;
  /** Only for super admins (CMP-025, CMP-062). */
  superAdmin?: boolean;
  /** Creates a record of this kind: someone limited to certain records couldn't see what they created. */
  unlimitedIn?: ScopeKind;
  /** Changes something, which support visitors and people viewing as another role can't do. */
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

/** Checks the plan first: a permission wouldn't help someone whose plan doesn't include the feature. */
export function decideAccess(demand: AccessDemand, holder: AccessHolder): AccessDecision {
  const feature = demand.feature ?? (demand.module && featureOfModule(demand.module));
  const lock = feature ? planLock(holder.tier, feature) : null;
  if (feature && lock) return { allowed: false, reason: 'plan_locked', feature, lock };
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
