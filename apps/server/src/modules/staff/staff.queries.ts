// Staff members as they stand in the database.

import { SCOPE_KINDS, type ScopeKind } from '@onward/domain/staff/scope';
import type { StaffStatus } from '@onward/domain/staff/states';
import { sql } from 'kysely';
import type { PageWindow } from '../../platform/database/lists.ts';
import type { Transaction } from '../../platform/database/transaction.ts';

export interface StaffRow {
  id: number;
  user_id: number;
  uuid: string;
  name: string;
  email: string;
  phone: string | null;
  region_number: string | null;
  status: StaffStatus;
  role_id: number;
  role_name: string;
  reserved_key: string | null;
  is_sso: boolean;
  locale: string | null;
  created_at: Date;
  scopes: { kind: ScopeKind; record_id: number }[];
}

const staffOf = (tx: Transaction, companyId: number) =>
  tx.db
    .selectFrom('company_staffs as s')
    .innerJoin('users as u', 'u.id', 's.user_id')
    .innerJoin('company_roles as r', (join) =>
      join.onRef('r.company_id', '=', 's.company_id').onRef('r.id', '=', 's.role_id'),
    )
    .where('s.company_id', '=', companyId)
    .where('s.status', '!=', 'removed');

const selectStaff = (query: ReturnType<typeof staffOf>) =>
  query
    .select([
      's.id',
      's.user_id',
      's.uuid',
      's.name',
      'u.email',
      's.phone',
      's.region_number',
      's.role_id',
      's.created_at',
    ])
    .select(['r.name as role_name', 'r.reserved_key', 'u.locale'])
    .select(sql<StaffStatus>`s.status`.as('status'))
    .select(sql<boolean>`u.sso_provider is not null`.as('is_sso'))
    .select(
      sql<StaffRow['scopes']>`coalesce((select json_agg(json_build_object('kind', sc.kind, 'record_id', sc.record_id))
        from staff_scopes sc where sc.company_id = s.company_id and sc.staff_id = s.id), '[]')`.as('scopes'),
    );

const SORT = { created_at: 's.created_at', name: sql`lower(s.name)`, email: 'u.email' } as const;

export async function listStaff(
  tx: Transaction,
  companyId: number,
  filter: { search?: string; status?: StaffStatus },
  window: PageWindow<keyof typeof SORT>,
): Promise<{ rows: StaffRow[]; totalCount: number }> {
  const search = filter.search?.trim().toLowerCase();
  const found = staffOf(tx, companyId)
    .$if(filter.status !== undefined, (query) => query.where('s.status', '=', filter.status ?? 'active'))
    .$if(Boolean(search), (query) =>
      query.where(sql<boolean>`(position(${search} in lower(s.name)) > 0 or position(${search} in u.email) > 0)`),
    );
  const rows = await selectStaff(found)
    .orderBy(SORT[window.order.field], window.order.direction)
    .orderBy('s.id', window.order.direction)
    .limit(window.perPage)
    .offset(window.offset)
    .execute();
  const { count } = await found.select((eb) => eb.fn.countAll<number>().as('count')).executeTakeFirstOrThrow();
  return { rows, totalCount: count };
}

export const findStaff = (tx: Transaction, companyId: number, id: number): Promise<StaffRow | undefined> =>
  selectStaff(staffOf(tx, companyId).where('s.id', '=', id)).executeTakeFirst();

export const findRole = (tx: Transaction, companyId: number, id: number) =>
  tx.db
    .selectFrom('company_roles')
    .select(['id', 'reserved_key', 'permissions'])
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .executeTakeFirst();

export interface NewStaff {
  userId: number;
  roleId: number;
  name: string;
  phone: string | null;
  regionNumber: string | null;
  scope: Record<ScopeKind, readonly number[]>;
}

/** Undefined when this log-in is staff of the company already. */
export async function insertStaff(tx: Transaction, companyId: number, staff: NewStaff): Promise<number | undefined> {
  const inserted = await tx.db
    .insertInto('company_staffs')
    .values({
      company_id: companyId,
      user_id: staff.userId,
      role_id: staff.roleId,
      name: staff.name,
      phone: staff.phone,
      region_number: staff.regionNumber,
    })
    .onConflict((known) => known.columns(['company_id', 'user_id']).doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!inserted) return undefined;
  const scopes = SCOPE_KINDS.flatMap((kind) =>
    staff.scope[kind].map((record_id) => ({ company_id: companyId, staff_id: inserted.id, kind, record_id })),
  );
  if (scopes.length > 0) await tx.db.insertInto('staff_scopes').values(scopes).execute();
  return inserted.id;
}

/** The old status stands in the condition, so two clicks cannot both win. */
export const moveStatus = async (
  tx: Transaction,
  companyId: number,
  id: number,
  { from, to }: { from: StaffStatus; to: StaffStatus },
): Promise<boolean> => {
  const { numUpdatedRows } = await tx.db
    .updateTable('company_staffs')
    .set({ status: to })
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .where('status', '=', from)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
};

/** Locks the company's super admins, so that the last two cannot be taken away at the same moment. */
export async function countOtherSuperAdmins(tx: Transaction, companyId: number, id: number): Promise<number> {
  const rows = await tx.db
    .selectFrom('company_staffs as s')
    .innerJoin('company_roles as r', (join) =>
      join.onRef('r.company_id', '=', 's.company_id').onRef('r.id', '=', 's.role_id'),
    )
    .select('s.id')
    .where('s.company_id', '=', companyId)
    .where('s.status', '=', 'active')
    .where('r.reserved_key', '=', 'super_admin')
    .forUpdate('s')
    .execute();
  return rows.filter((row) => row.id !== id).length;
}

export const countCompaniesOfUser = async (tx: Transaction, userId: number): Promise<number> => {
  const { count } = await tx.db
    .selectFrom('company_staffs')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .where('status', '!=', 'removed')
    .executeTakeFirstOrThrow();
  return count;
};
