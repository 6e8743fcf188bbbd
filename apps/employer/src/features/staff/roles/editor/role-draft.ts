// A role being edited: selected permissions, unsaved changes, and what the user can grant.
import { PERMISSION_GROUPS, type PermissionGroup } from '@onward/domain/staff/permission-groups';
import { holdsPermission, PERMISSIONS, type Permission } from '@onward/domain/staff/permissions';

export const GROUPS = Object.keys(PERMISSION_GROUPS) as PermissionGroup[];

/** In catalog order, as the server stores them. */
const ordered = (keys: Iterable<Permission>): Permission[] => {
  const wanted = new Set(keys);
  return PERMISSIONS.filter((key) => wanted.has(key));
};

export const toggled = (permissions: readonly Permission[], key: Permission): Permission[] =>
  permissions.includes(key) ? permissions.filter((held) => held !== key) : ordered([...permissions, key]);

export const changedKeys = (before: readonly Permission[], after: readonly Permission[]): Permission[] =>
  PERMISSIONS.filter((key) => before.includes(key) !== after.includes(key));

/** Permissions the user can add or remove; the rest stay unchanged (CMP-026). */
export const givable = (own: readonly Permission[], keys: readonly Permission[]): Permission[] =>
  keys.filter((key) => holdsPermission(own, key));

/** "Allow all" of a group: everything the user can grant. */
export const allowAll = (
  permissions: readonly Permission[],
  group: PermissionGroup,
  own: readonly Permission[],
): Permission[] => ordered([...permissions, ...givable(own, PERMISSION_GROUPS[group])]);

export const heldOf = (permissions: readonly Permission[], group: PermissionGroup): Permission[] =>
  PERMISSION_GROUPS[group].filter((key) => holdsPermission(permissions, key));
