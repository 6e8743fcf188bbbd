// Queries on roles.
import type { Permission } from '@onward/domain/staff/permissions';
import { DEFAULT_CUSTOM_ROLES, RESERVED_ROLES } from '@onward/domain/staff/roles';
import type { Transaction } from '../../../platform/database/transaction.ts';
import { type DeletedRows, keepRows, putRowsBack } from '../../../platform/deletions.ts';

export interface RoleRow {
  id: number;
  name: string;
  reserved_key: string | null;
  permissions: string[];
  version: number;
}

const COLUMNS = ['id', 'name', 'reserved_key', 'permissions', 'version'] as const;

const rolesOf = (tx: Transaction, companyId: number) =>
  tx.db.selectFrom('company_roles').select(COLUMNS).where('company_id', '=', companyId);

/** Built-in roles first, in the order they were created. */
export const listRoles = (tx: Transaction, companyId: number): Promise<RoleRow[]> =>
  rolesOf(tx, companyId)
    .orderBy((eb) => eb('reserved_key', 'is', null))
    .orderBy('id')
    .execute();

export const findRole = (tx: Transaction, companyId: number, id: number): Promise<RoleRow | undefined> =>
  rolesOf(tx, companyId).where('id', '=', id).executeTakeFirst();

/** Locked until the end of the transaction, so that it cannot be deleted while it is being assigned. */
export const findRoleToGive = (tx: Transaction, companyId: number, id: number): Promise<RoleRow | undefined> =>
  rolesOf(tx, companyId).where('id', '=', id).forKeyShare().executeTakeFirst();

export const findRoleToDelete = (tx: Transaction, companyId: number, id: number): Promise<RoleRow | undefined> =>
  rolesOf(tx, companyId).where('id', '=', id).forUpdate().executeTakeFirst();

/** How many staff hold each role, from the index of staff by role. */
export async function countHolders(tx: Transaction, companyId: number, roleId?: number): Promise<Map<number, number>> {
  const rows = await tx.db
    .selectFrom('company_staffs')
    .select((eb) => ['role_id', eb.fn.countAll<number>().as('count')])
    .where('company_id', '=', companyId)
    .where('status', '!=', 'removed')
    .$if(roleId !== undefined, (query) => query.where('role_id', '=', roleId ?? 0))
    .groupBy('role_id')
    .execute();
  return new Map(rows.map((row) => [row.role_id, row.count]));
}

export const isNameTaken = async (
  tx: Transaction,
  companyId: number,
  name: string,
  exceptId: number,
): Promise<boolean> =>
  (await tx.db
    .selectFrom('company_roles')
    .select('id')
    .where('company_id', '=', companyId)
    .where((eb) => eb(eb.fn('lower', ['name']), '=', eb.fn('lower', [eb.val(name)])))
    .where('id', '!=', exceptId)
    .executeTakeFirst()) !== undefined;

export interface RoleValues {
  name: string;
  permissions: Permission[];
}

/** The roles every company starts with; returns the id of the super admin's. */
export async function insertFirstRoles(tx: Transaction, companyId: number): Promise<number> {
  const rows = await tx.db
    .insertInto('company_roles')
    .values([
      ...RESERVED_ROLES.map((key) => ({ company_id: companyId, name: key as string, reserved_key: key as string })),
      ...Object.entries(DEFAULT_CUSTOM_ROLES).map(([name, permissions]) => ({
        company_id: companyId,
        name,
        reserved_key: null,
        permissions: [...permissions],
      })),
    ])
    .returning(['id', 'reserved_key'])
    .execute();
  const superAdmin = rows.find(({ reserved_key }) => reserved_key === 'super_admin');
  if (!superAdmin) throw new Error('A new company has no role for its super admin.');
  return superAdmin.id;
}

export const insertRole = (tx: Transaction, companyId: number, values: RoleValues): Promise<RoleRow> =>
  tx.db
    .insertInto('company_roles')
    .values({ company_id: companyId, ...values })
    .returning(COLUMNS)
    .executeTakeFirstOrThrow();

/** Undefined when someone else changed it first: the version that was read is part of the condition. */
export const updateRole = (
  tx: Transaction,
  { companyId, id, version, values }: { companyId: number; id: number; version: number; values: RoleValues },
): Promise<RoleRow | undefined> =>
  tx.db
    .updateTable('company_roles')
    .set((eb) => ({ ...values, version: eb('version', '+', 1) }))
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .where('version', '=', version)
    .returning(COLUMNS)
    .executeTakeFirst();

/** Removed staff still reference their last role; they get another one, since it gives them no access anyway. */
export async function deleteRole(tx: Transaction, companyId: number, id: number): Promise<DeletedRows> {
  const kept = await keepRows(tx, 'company_roles', 'id', { companyId, id });
  await tx.db
    .updateTable('company_staffs')
    .set((eb) => ({
      role_id: eb
        .selectFrom('company_roles as r')
        .select('r.id')
        .where('r.company_id', '=', companyId)
        .where('r.reserved_key', '=', 'general_manager'),
    }))
    .where('company_id', '=', companyId)
    .where('role_id', '=', id)
    .where('status', '=', 'removed')
    .execute();
  await tx.db.deleteFrom('company_roles').where('company_id', '=', companyId).where('id', '=', id).execute();
  return kept;
}

/** False when its name was taken in the meantime. */
export const putRoleBack = (tx: Transaction, kept: DeletedRows): Promise<boolean> =>
  putRowsBack(tx, 'company_roles', kept);
