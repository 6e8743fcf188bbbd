// Roles of a company: nobody can grant or revoke a permission they don't have (CMP-020..026).
import type { CompanyRoleDetails } from '@onward/contract/staff/roles';
import { isPermission, PERMISSIONS, type Permission } from '@onward/domain/staff/permissions';
import { isReservedRoleName } from '@onward/domain/staff/roles';
import { rolePermissions } from '../../../platform/access/load-session.ts';
import { companyRecord } from '../../../platform/company-record.ts';
import type { Transaction } from '../../../platform/database/transaction.ts';
import type { DeletedRows } from '../../../platform/deletions.ts';
import { changedMeanwhile, fieldInvalid, notFound, wrongState } from '../../../platform/http/errors.ts';
import type { CompanyCall } from '../../../platform/http/route.ts';
import { requireMayChangePermissions } from '../staff.policy.ts';
import * as roles from './roles.queries.ts';

const record = companyRecord<roles.RoleRow>({
  kind: 'company_role',
  word: 'role',
  find: ({ tx, access }, id) => roles.findRole(tx, access.companyId, id),
  describe: ({ name, permissions }) => ({ name, permissions }),
  announce: () => ({ name: 'role_changed' }),
});

/** Saved views can be shared with roles; the room that owns them comes later. */
export interface SharedViews {
  /** Views shared with the role, which stop being shared when it is deleted. */
  ofRole(tx: Transaction, companyId: number, roleId: number): Promise<number[]>;
  shareAgain(tx: Transaction, companyId: number, roleId: number, viewIds: readonly number[]): Promise<void>;
}

/** What is kept of a deleted role for undo. */
interface RoleRemains {
  roles: DeletedRows;
  viewIds: number[];
}

export interface RoleInput {
  name: string;
  permissions: Permission[];
}

export async function listRoles({ tx, access }: CompanyCall): Promise<CompanyRoleDetails[]> {
  const holders = await roles.countHolders(tx, access.companyId);
  return (await roles.listRoles(tx, access.companyId)).map((role) => presentRole(role, holders.get(role.id) ?? 0));
}

export async function createRole(call: CompanyCall, input: RoleInput): Promise<CompanyRoleDetails> {
  const { tx, access } = call;
  const values = { name: await freeName(call, input.name, 0), permissions: inCatalogueOrder(input.permissions) };
  requireMayChangePermissions(access, { before: [], after: values.permissions });
  const role = await roles.insertRole(tx, access.companyId, values);
  await record.recordCreated(call, role);
  return presentRole(role, 0);
}

export async function updateRole(
  call: CompanyCall,
  id: number,
  input: Partial<RoleInput> & { version?: number },
): Promise<CompanyRoleDetails> {
  const { tx, access } = call;
  const before = await loadRole(call, id);
  if (before.reserved_key) throw wrongState('role_built_in');
  if (input.version !== undefined && input.version !== before.version) throw overtaken(before, input);
  const held = before.permissions.filter(isPermission);
  const permissions = input.permissions ? inCatalogueOrder(input.permissions) : held;
  requireMayChangePermissions(access, { before: held, after: permissions });
  const name = input.name === undefined ? before.name : await freeName(call, input.name, id);
  const values = { name, permissions };
  const after = await roles.updateRole(tx, { companyId: access.companyId, id, version: before.version, values });
  if (!after) throw overtaken(await loadRole(call, id), input);
  await record.recordUpdated(call, after, {
    ...(name !== before.name && { name: [before.name, name] }),
    added: permissions.filter((key) => !held.includes(key)),
    removed: held.filter((key) => !permissions.includes(key)),
  });
  return presentRole(after, await holdersOf(call, id));
}

export async function deleteRole(call: CompanyCall, views: SharedViews, id: number): Promise<void> {
  const { tx, access } = call;
  const role = await roles.findRoleToDelete(tx, access.companyId, id);
  if (!role) throw notFound();
  if (role.reserved_key) throw wrongState('role_built_in');
  const count = await holdersOf(call, id);
  if (count > 0) throw wrongState('role_held', { count });
  requireMayChangePermissions(access, { before: role.permissions.filter(isPermission), after: [] });
  const viewIds = await views.ofRole(tx, access.companyId, id);
  const remains: RoleRemains = { roles: await roles.deleteRole(tx, access.companyId, id), viewIds };
  await record.recordDeleted(call, role, remains);
}

export async function restoreRole(call: CompanyCall, views: SharedViews, id: number): Promise<CompanyRoleDetails> {
  const { tx, access } = call;
  const remains = await record.takeDeleted<RoleRemains>(call, id);
  if (!(await roles.putRoleBack(tx, remains.roles))) throw record.nameTaken();
  await views.shareAgain(tx, access.companyId, id, remains.viewIds);
  const role = await record.load(call, id);
  requireMayChangePermissions(access, { before: [], after: role.permissions.filter(isPermission) });
  await freeName(call, role.name, id);
  return presentRole(await record.recordRestored(call, id), 0);
}

export const loadRole = record.load;

const holdersOf = async ({ tx, access }: CompanyCall, id: number): Promise<number> =>
  (await roles.countHolders(tx, access.companyId, id)).get(id) ?? 0;

async function freeName({ tx, access }: CompanyCall, given: string, ownId: number): Promise<string> {
  const name = given.trim().replace(/\s+/g, ' ');
  if (isReservedRoleName(name)) throw fieldInvalid('name', 'role_name_reserved');
  if (await roles.isNameTaken(tx, access.companyId, name, ownId)) throw record.nameTaken();
  return name;
}

const inCatalogueOrder = (given: readonly Permission[]): Permission[] =>
  PERMISSIONS.filter((key) => given.includes(key));

const overtaken = (current: roles.RoleRow, { name, permissions }: Partial<RoleInput>) =>
  changedMeanwhile<RoleInput>(
    { name: current.name, permissions: current.permissions.filter(isPermission), version: current.version },
    { ...(name !== undefined && { name }), ...(permissions && { permissions: inCatalogueOrder(permissions) }) },
  );

/** Full admin rights are shown as granted; built-in roles as defined in the catalog. */
const presentRole = (role: roles.RoleRow, staffCount: number): CompanyRoleDetails => ({
  id: role.id,
  name: role.name,
  permissions: role.reserved_key ? [...rolePermissions(role)] : role.permissions.filter(isPermission),
  staff_count: staffCount,
  is_reserved: role.reserved_key !== null,
  version: role.version,
});
