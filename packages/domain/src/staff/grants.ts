// Nobody can grant what they don't have themselves: neither a permission nor scope (CMP-026, CMP-029).
import { holdsPermission, type Permission } from './permissions.ts';
import { SCOPE_KINDS, type Scope, type ScopeKind } from './scope.ts';

export type GrantDecision =
  | { allowed: true }
  | { allowed: false; reason: 'permission_lacking'; permission: Permission }
  | { allowed: false; reason: 'scope_lacking'; kind: ScopeKind }
  | { allowed: false; reason: 'super_admin_only' };

/** Only permissions that are added or removed must be the granter's own; unchanged ones need not be. */
export function decidePermissionGrant(
  own: readonly Permission[],
  { before, after }: { before: readonly Permission[]; after: readonly Permission[] },
): GrantDecision {
  const changed = [...after.filter((key) => !before.includes(key)), ...before.filter((key) => !after.includes(key))];
  const lacking = changed.find((key) => !holdsPermission(own, key));
  return lacking ? { allowed: false, reason: 'permission_lacking', permission: lacking } : { allowed: true };
}

/** Someone limited in a kind can only grant part of their own scope; an empty list would grant everything. */
export function decideScopeGrant(own: Scope, wanted: Scope): GrantDecision {
  const beyond = SCOPE_KINDS.find(
    (kind) => own[kind].length > 0 && (wanted[kind].length === 0 || wanted[kind].some((id) => !own[kind].includes(id))),
  );
  return beyond ? { allowed: false, reason: 'scope_lacking', kind: beyond } : { allowed: true };
}
