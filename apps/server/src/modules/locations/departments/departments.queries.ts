// Queries on departments, always within one company and the user's scope.
import type { CustomFieldValues } from '@onward/domain/locations/custom-fields';
import { departmentNameKey } from '@onward/domain/locations/departments';
import { searchQuery } from '@onward/domain/platform/search/search-words';
import { sql } from 'kysely';
import type { CompanyAccess } from '../../../platform/access/access.ts';
import type { PageWindow } from '../../../platform/database/lists.ts';
import type { Transaction } from '../../../platform/database/transaction.ts';
import { type DeletedRows, keepRows, putRowsBack } from '../../../platform/deletions.ts';
import { openJobsOfDepartment } from '../open-jobs.ts';

export interface DepartmentRow {
  id: number;
  name: string;
  description: string | null;
  custom_field_values: CustomFieldValues;
  open_positions_count: number;
  draft_positions_count: number;
  version: number;
  updated_at: Date;
}

export interface DepartmentValues {
  name: string;
  description: string | null;
  custom_field_values: CustomFieldValues;
}

const stored = ({ custom_field_values, ...values }: DepartmentValues) => ({
  ...values,
  name_key: departmentNameKey(values.name),
  custom_field_values: JSON.stringify(custom_field_values),
});

const COLUMNS = [
  'id',
  'name',
  'description',
  'custom_field_values',
  'open_positions_count',
  'draft_positions_count',
  'version',
  'updated_at',
] as const;

const inScope = (tx: Transaction, { companyId, scope }: CompanyAccess) =>
  tx.db
    .selectFrom('departments')
    .where('company_id', '=', companyId)
    .$if(scope.department.length > 0, (query) => query.where('id', 'in', [...scope.department]));

export const listAllInScope = (tx: Transaction, access: CompanyAccess): Promise<DepartmentRow[]> =>
  listed(inScope(tx, access), access).orderBy('name_key').orderBy('id').execute();

/** Lists show the open jobs the user can see; one record has the stored count, which decides whether it is deleted. */
const listed = (query: ReturnType<typeof inScope>, { scope }: CompanyAccess) =>
  query
    .select(COLUMNS.filter((column) => column !== 'open_positions_count'))
    .select(openJobsOfDepartment(scope).as('open_positions_count'))
    .$castTo<DepartmentRow>();

/** Sorts by the name's key, which is indexed. */
const SORT_COLUMN = {
  name: 'name_key',
  open_positions_count: 'open_positions_count',
  updated_at: 'updated_at',
} as const;

export async function listPageInScope(
  tx: Transaction,
  access: CompanyAccess,
  search: string | undefined,
  window: PageWindow<keyof typeof SORT_COLUMN>,
): Promise<{ rows: DepartmentRow[]; totalCount: number }> {
  const words = searchQuery(access.companyId, search);
  const found = inScope(tx, access).$if(words !== null, (query) =>
    query.where(sql<boolean>`id in (select onward.find_departments(${words}::tsquery))`),
  );
  const rows = await listed(found, access)
    .orderBy(SORT_COLUMN[window.order.field], window.order.direction)
    .orderBy('id', window.order.direction)
    .limit(window.perPage)
    .offset(window.offset)
    .execute();
  const { count } = await found.select((eb) => eb.fn.countAll<number>().as('count')).executeTakeFirstOrThrow();
  return { rows, totalCount: count };
}

export const findInScope = (tx: Transaction, access: CompanyAccess, id: number): Promise<DepartmentRow | undefined> =>
  inScope(tx, access).select(COLUMNS).$castTo<DepartmentRow>().where('id', '=', id).executeTakeFirst();

/** Any department of the company, even outside the caller's scope. */
export const exists = async (tx: Transaction, companyId: number, id: number): Promise<boolean> =>
  (await tx.db
    .selectFrom('departments')
    .select('id')
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .executeTakeFirst()) !== undefined;

/** Undefined when the name is taken. */
export const insert = (
  tx: Transaction,
  companyId: number,
  values: DepartmentValues,
): Promise<DepartmentRow | undefined> =>
  tx.db
    .insertInto('departments')
    .values({ company_id: companyId, ...stored(values) })
    .onConflict((taken) => taken.columns(['company_id', 'name_key']).doNothing())
    .returning(COLUMNS)
    .$castTo<DepartmentRow>()
    .executeTakeFirst();

export const isNameTaken = async (
  tx: Transaction,
  companyId: number,
  name: string,
  exceptId: number,
): Promise<boolean> =>
  (await tx.db
    .selectFrom('departments')
    .select('id')
    .where('company_id', '=', companyId)
    .where('name_key', '=', departmentNameKey(name))
    .where('id', '!=', exceptId)
    .executeTakeFirst()) !== undefined;

/** Undefined when someone else changed it first: the version the editor saw is part of the condition. */
export const update = (
  tx: Transaction,
  {
    companyId,
    id,
    version,
    values,
    now,
  }: { companyId: number; id: number; version: number; values: DepartmentValues; now: Date },
): Promise<DepartmentRow | undefined> =>
  tx.db
    .updateTable('departments')
    .set((eb) => ({
      ...stored(values),
      version: eb('version', '+', 1),
      updated_at: now,
    }))
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .where('version', '=', version)
    .returning(COLUMNS)
    .$castTo<DepartmentRow>()
    .executeTakeFirst();

/**
 * Only while no position is open in it. Scopes limited to it keep their entry: without their last entry, those staff
 * would see every department. Null when it could not be deleted.
 */
export async function remove(tx: Transaction, companyId: number, id: number): Promise<DeletedRows | null> {
  const kept = await keepRows(tx, 'departments', 'id', { companyId, id });
  const { numDeletedRows } = await tx.db
    .deleteFrom('departments')
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .where('open_positions_count', '=', 0)
    .where('draft_positions_count', '=', 0)
    .executeTakeFirst();
  return numDeletedRows > 0n ? kept : null;
}

/** False when its name was taken in the meantime. */
export const putBack = (tx: Transaction, kept: DeletedRows): Promise<boolean> => putRowsBack(tx, 'departments', kept);
