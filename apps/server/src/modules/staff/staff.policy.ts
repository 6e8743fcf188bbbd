// Who may do what to which colleague; the words are those of the refusals.
import { holdsPermission, isPermission } from '@onward/domain/staff/permissions';
import { RESERVED_ROLE_PERMISSIONS, type ReservedRole } from '@onward/domain/staff/roles';
import type { CompanyAccess } from '../../platform/access/access.ts';
import { noAccess } from '../../platform/http/errors.ts';
import type { StaffRow } from './staff.queries.ts';

/** A super admin's sign-in, standing and role are for super admins alone: otherwise a reset mail would lend their rights. */
export function requireMayManage(access: CompanyAccess, staff: Pick<StaffRow, 'reserved_key'>): void {
  if (staff.reserved_key === 'super_admin' && !access.isSuperAdmin) throw noAccess('super_admin_only');
}

/** Nobody hands out a role that opens what they cannot open themselves (CMP-026, CMP-029). */
export function requireMayGrant(
  access: CompanyAccess,
  role: { reserved_key: string | null; permissions: string[] },
): void {
  if (role.reserved_key === 'super_admin' && !access.isSuperAdmin) throw noAccess('super_admin_only');
  const granted = role.reserved_key
    ? RESERVED_ROLE_PERMISSIONS[role.reserved_key as ReservedRole]
    : role.permissions.filter(isPermission);
  const lacking = granted.find((permission) => !holdsPermission(access.permissions, permission));
  if (lacking) throw noAccess('grant_beyond_own', { permission: `shell:permissions.${lacking}` });
}
