// Reads staff members.
import { searchQuery } from '@onward/domain/platform/search/search-words';
import type { ScopeEntry, ScopeKind } from '@onward/domain/staff/scope';
import type { StaffStatus } from '@onward/domain/staff/states';
import { type RawBuilder, sql } from 'kysely';
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
  permissions: string[];
  is_sso: boolean;
  locale: string | null;
  created_at: Date;
  version: number;
  /** Their employee record, if they have one. */
  employee_id: number | null;
  scopes: ScopeEntry[];
}

/** The location, brand, or department that a scope must cover. */
interface Reach {
  location?: { id: number; brandId: number };
  departmentId?: number;
}

export interface StaffFilter extends Reach {
  search?: string;
  status?: StaffStatus;
  roleId?: number;
}

const staffOf = (tx: Transaction, companyId: number) =>
  tx.db.selectFrom('company_staffs as s').where('s.company_id', '=', companyId).where('s.status', '!=', 'removed');

const selectStaff = (query: ReturnType<typeof staffOf>) =>
  query
    .innerJoin('users as u', 'u.id', 's.user_id')
    .innerJoin('company_roles as r', (join) =>
      join.onRef('r.company_id', '=', 's.company_id').onRef('r.id', '=', 's.role_id'),
    )
    .select(['s.id', 's.user_id', 's.uuid', 's.name', 's.email', 's.phone', 's.region_number', 's.role_id'])
    .select(['s.created_at', 's.version', 'r.name as role_name', 'r.reserved_key', 'r.permissions', 'u.locale'])
    .select(sql<StaffStatus>`s.status`.as('status'))
    .select(sql<boolean>`u.sso_provider is not null`.as('is_sso'))
    .select(
      sql<number | null>`(select e.id from employees e where e.company_id = s.company_id and e.company_staff_id = s.id
        and e.status <> 'terminated')`.as('employee_id'),
    )
    .select(
      sql<StaffRow['scopes']>`coalesce((select json_agg(json_build_object('kind', sc.kind, 'record_id', sc.record_id)
          order by sc.record_id)
        from staff_scopes sc where sc.company_id = s.company_id and sc.staff_id = s.id), '[]')`.as('scopes'),
    );

/** Every column here is covered by an index. */
const SORT = { created_at: sql`s.created_at`, name: sql`lower(s.name)`, email: sql`s.email` } as const;

type StaffWindow = PageWindow<keyof typeof SORT>;
export type StaffOrder = StaffWindow['order'];

const filtered = (tx: Transaction, companyId: number, filter: StaffFilter) => {
  const words = searchQuery(companyId, filter.search);
  const { status, roleId, location, departmentId } = filter;
  return staffOf(tx, companyId)
    .$if(status !== undefined, (query) => query.where('s.status', '=', status ?? 'active'))
    .$if(roleId !== undefined, (query) => query.where('s.role_id', '=', roleId ?? 0))
    .$if(words !== null, (query) => query.where(sql<boolean>`s.id in (select onward.find_staff(${words}::tsquery))`))
    .$if(location !== undefined, (query) =>
      query
        .where(reaches(companyId, 'location', location?.id ?? 0))
        .where(reaches(companyId, 'brand', location?.brandId ?? 0)),
    )
    .$if(departmentId !== undefined, (query) => query.where(reaches(companyId, 'department', departmentId ?? 0)));
};

/**
 * An empty list of a kind means all of it; super admins cover everything (CMP-024). All lists are read once, not per
 * row.
 */
const reaches = (companyId: number, kind: ScopeKind, id: number): RawBuilder<boolean> => sql<boolean>`(
  s.role_id in (select r.id from company_roles r where r.company_id = ${companyId} and r.reserved_key = 'super_admin')
  or s.id in (select sc.staff_id from staff_scopes sc
    where sc.company_id = ${companyId} and sc.kind = ${kind} and sc.record_id = ${id})
  or s.id not in (select sc.staff_id from staff_scopes sc where sc.company_id = ${companyId} and sc.kind = ${kind}))`;

const ordered = <Query extends ReturnType<typeof staffOf>>(query: Query, { field, direction }: StaffOrder) =>
  query.orderBy(SORT[field], direction).orderBy('s.id', direction) as Query;

/** The page is selected before details are read, so that rows of other pages cost nothing. */
export async function listStaff(
  tx: Transaction,
  companyId: number,
  filter: StaffFilter,
  { order, perPage, offset }: StaffWindow,
): Promise<{ rows: StaffRow[]; totalCount: number }> {
  const found = filtered(tx, companyId, filter);
  const page = ordered(found, order).select('s.id').limit(perPage).offset(offset).as('page');
  const shown = staffOf(tx, companyId).innerJoin(page, 'page.id', 's.id');
  const rows = await ordered(selectStaff(shown), order).execute();
  const { count } = await found.select((eb) => eb.fn.countAll<number>().as('count')).executeTakeFirstOrThrow();
  return { rows, totalCount: count };
}

export const listAllStaff = (
  tx: Transaction,
  companyId: number,
  filter: StaffFilter,
  order: StaffOrder,
): Promise<StaffRow[]> => ordered(selectStaff(filtered(tx, companyId, filter)), order).execute();

/** Those of the active staff whose scope covers a location. */
export async function findStaffAt(
  tx: Transaction,
  companyId: number,
  ids: readonly number[],
  location: NonNullable<StaffFilter['location']>,
): Promise<number[]> {
  if (ids.length === 0) return [];
  const rows = await filtered(tx, companyId, { status: 'active', location })
    .where('s.id', 'in', [...ids])
    .select('s.id')
    .execute();
  return rows.map(({ id }) => id);
}

export const findStaff = (tx: Transaction, companyId: number, id: number): Promise<StaffRow | undefined> =>
  selectStaff(staffOf(tx, companyId).where('s.id', '=', id)).executeTakeFirst();

export const countCompaniesOfUser = async (tx: Transaction, userId: number): Promise<number> => {
  const { count } = await tx.db
    .selectFrom('company_staffs')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .where('status', '!=', 'removed')
    .executeTakeFirstOrThrow();
  return count;
};

/** Locks the company's super admins, so that the last two cannot be removed at the same time. */
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
