// Who may do what to which colleague, with the matching refusals.
import { decidePermissionGrant, decideScopeGrant, type GrantDecision } from '@onward/domain/staff/grants';
import type { Permission } from '@onward/domain/staff/permissions';
import { type Scope, scopeFrom, UNLIMITED_SCOPE } from '@onward/domain/staff/scope';
import type { CompanyAccess } from '../../platform/access/access.ts';
import { rolePermissions } from '../../platform/access/load-session.ts';
import { noAccess } from '../../platform/http/errors.ts';
import type { StaffRow } from './staff.queries.ts';

export interface RoleRights {
  reserved_key: string | null;
  permissions: string[];
}

/**
 * Only super admins may change a super admin's sign-in, status, and role: otherwise a password reset email would give
 * away their access. Staff with a limited scope manage only colleagues whose scope is within theirs.
 */
export function requireMayManage(access: CompanyAccess, staff: StaffRow): void {
  if (staff.reserved_key === 'super_admin' && !access.isSuperAdmin) throw noAccess('super_admin_only');
  if (!isWithinOwnScope(access, staff)) throw noAccess('out_of_scope');
}

export const isWithinOwnScope = (access: CompanyAccess, staff: StaffRow): boolean =>
  decideScopeGrant(access.scope, reachOf(staff)).allowed;

/** Changing a role requires the permissions of both the old and the new role (CMP-026, CMP-029). */
export function requireMayGrantRole(access: CompanyAccess, role: RoleRights, before: RoleRights | null): void {
  const superAdmins = [role, before].some((one) => one?.reserved_key === 'super_admin');
  if (superAdmins && !access.isSuperAdmin) throw noAccess('super_admin_only');
  requireMayChangePermissions(access, {
    before: before ? rolePermissions(before) : [],
    after: rolePermissions(role),
  });
}

export const requireMayChangePermissions = (
  access: CompanyAccess,
  change: { before: readonly Permission[]; after: readonly Permission[] },
): void => refuseGrant(decidePermissionGrant(access.permissions, change));

export const requireMayGrantScope = (access: CompanyAccess, wanted: Scope): void =>
  refuseGrant(decideScopeGrant(access.scope, wanted));

function refuseGrant(decision: GrantDecision): void {
  if (decision.allowed) return;
  switch (decision.reason) {
    case 'permission_lacking':
      throw noAccess('grant_beyond_own', { permission: `shell:permissions.${decision.permission}` });
    case 'scope_lacking':
      throw noAccess(`scope_beyond_own.${decision.kind}`);
    case 'super_admin_only':
      throw noAccess('super_admin_only');
  }
}

/** Super admins see everything, even if an old scope is still stored for them (CMP-024). */
const reachOf = (staff: StaffRow): Scope =>
  staff.reserved_key === 'super_admin' ? UNLIMITED_SCOPE : scopeFrom(staff.scopes);
