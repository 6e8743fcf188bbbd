// One decision for menu, button and endpoint: may this person do this here, and if not, why (CMP-022, CMP-024).
import type { FunctionModule } from '../company/modules.ts';
import { holdsPermission, type Permission } from './permissions.ts';

export interface AccessDemand {
  permission?: Permission | readonly Permission[];
  module?: FunctionModule;
  /** Changes something; support staff visiting a company may only look. */
  writes?: boolean;
}

export interface AccessHolder {
  permissions: readonly Permission[];
  modules: readonly FunctionModule[];
  readOnly?: boolean;
}

export type AccessDecision =
  | { allowed: true }
  | { allowed: false; reason: 'module_off'; module: FunctionModule }
  | { allowed: false; reason: 'permission_missing'; permission: Permission }
  | { allowed: false; reason: 'read_only' };

export function decideAccess(demand: AccessDemand, holder: AccessHolder): AccessDecision {
  if (demand.module && !holder.modules.includes(demand.module)) {
    return { allowed: false, reason: 'module_off', module: demand.module };
  }
  const wanted = demand.permission === undefined ? [] : [demand.permission].flat();
  const [first] = wanted;
  if (first && !wanted.some((permission) => holdsPermission(holder.permissions, permission))) {
    return { allowed: false, reason: 'permission_missing', permission: first };
  }
  if (demand.writes && holder.readOnly) return { allowed: false, reason: 'read_only' };
  return { allowed: true };
}
