// Saved views and each person's choices among them.
import type { ViewState } from '@onward/contract/saved-views/saved-views';
import type { ViewList } from '@onward/domain/saved-views/views';
import type { CompanyAccess } from '../../platform/access/access.ts';
import type { Transaction } from '../../platform/database/transaction.ts';

export interface SavedViewRow {
  id: number;
  list: ViewList;
  name: string;
  state: ViewState;
  owner_staff_id: number;
  shared_role_id: number | null;
  is_default: boolean;
  is_pinned: boolean;
}

const VIEW_SQL = `
  select v.id, v.list, v.name, v.state, v.owner_staff_id, v.shared_role_id,
    coalesce(c.is_default, false) as is_default, coalesce(c.is_pinned, false) as is_pinned
  from saved_views v
  left join saved_view_choices c on c.company_id = v.company_id and c.staff_id = $2 and c.saved_view_id = v.id
  where v.company_id = $1`;

/** The user's own views and those shared with their role, by name. */
export const listVisible = (
  tx: Transaction,
  { companyId, staffId, roleId }: CompanyAccess,
  { list, pinned }: { list?: ViewList; pinned?: boolean },
): Promise<SavedViewRow[]> =>
  tx.prepared<SavedViewRow>(
    'saved_views_visible',
    `${VIEW_SQL} and (v.owner_staff_id = $2 or v.shared_role_id = $3) and ($4::text is null or v.list = $4)
     and ($5::boolean is not true or c.is_pinned)
     order by lower(v.name), v.id`,
    [companyId, staffId, roleId, list ?? null, pinned ?? null],
  );

export async function find(
  tx: Transaction,
  { companyId, staffId }: CompanyAccess,
  id: number,
): Promise<SavedViewRow | undefined> {
  const [row] = await tx.prepared<SavedViewRow>('saved_views_find', `${VIEW_SQL} and v.id = $3`, [
    companyId,
    staffId,
    id,
  ]);
  return row;
}

export const countOwn = async (tx: Transaction, access: CompanyAccess, list: ViewList): Promise<number> => {
  const { count } = await tx.db
    .selectFrom('saved_views')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('company_id', '=', access.companyId)
    .where('owner_staff_id', '=', access.staffId)
    .where('list', '=', list)
    .executeTakeFirstOrThrow();
  return count;
};

export const isNameTaken = async (
  tx: Transaction,
  access: CompanyAccess,
  list: ViewList,
  name: string,
  exceptId: number | null,
): Promise<boolean> =>
  (await tx.db
    .selectFrom('saved_views')
    .select('id')
    .where('company_id', '=', access.companyId)
    .where('owner_staff_id', '=', access.staffId)
    .where('list', '=', list)
    .where((eb) => eb(eb.fn<string>('lower', ['name']), '=', eb.fn<string>('lower', [eb.val(name)])))
    .$if(exceptId !== null, (query) => query.where('id', '!=', exceptId))
    .executeTakeFirst()) !== undefined;

export interface ViewValues {
  name: string;
  state: ViewState;
  shared_role_id: number | null;
}

/** Undefined when the name was taken at the same time. */
export const insert = (
  tx: Transaction,
  access: CompanyAccess,
  list: ViewList,
  { name, state, shared_role_id }: ViewValues,
): Promise<{ id: number } | undefined> =>
  tx.db
    .insertInto('saved_views')
    .values({
      company_id: access.companyId,
      owner_staff_id: access.staffId,
      list,
      name,
      state: JSON.stringify(state),
      shared_role_id,
    })
    .onConflict((taken) => taken.doNothing())
    .returning('id')
    .executeTakeFirst();

export const update = (tx: Transaction, companyId: number, id: number, values: ViewValues): Promise<unknown> =>
  tx.db
    .updateTable('saved_views')
    .set({ name: values.name, state: JSON.stringify(values.state), shared_role_id: values.shared_role_id })
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .execute();

export const remove = (tx: Transaction, companyId: number, id: number): Promise<unknown> =>
  tx.db.deleteFrom('saved_views').where('company_id', '=', companyId).where('id', '=', id).execute();

export async function idsSharedWith(tx: Transaction, companyId: number, roleId: number): Promise<number[]> {
  const rows = await tx.db
    .selectFrom('saved_views')
    .select('id')
    .where('company_id', '=', companyId)
    .where('shared_role_id', '=', roleId)
    .execute();
  return rows.map(({ id }) => id);
}

/** Views that were shared with a restored role and are not shared with another role since. */
export async function shareAgain(
  tx: Transaction,
  companyId: number,
  roleId: number,
  ids: readonly number[],
): Promise<void> {
  await tx.client.query(
    'update saved_views set shared_role_id = $2 where company_id = $1 and id = any($3) and shared_role_id is null',
    [companyId, roleId, ids],
  );
}

export const roleExists = async (tx: Transaction, companyId: number, roleId: number): Promise<boolean> =>
  (await tx.db
    .selectFrom('company_roles')
    .select('id')
    .where('company_id', '=', companyId)
    .where('id', '=', roleId)
    .executeTakeFirst()) !== undefined;

/** One view per list opens by default, so the person's former default is replaced. */
export async function choose(
  tx: Transaction,
  { companyId, staffId }: CompanyAccess,
  view: { id: number; list: ViewList },
  choice: { is_default: boolean; is_pinned: boolean },
): Promise<void> {
  if (choice.is_default) {
    await tx.db
      .updateTable('saved_view_choices')
      .set({ is_default: false })
      .where('company_id', '=', companyId)
      .where('staff_id', '=', staffId)
      .where('list', '=', view.list)
      .where('saved_view_id', '!=', view.id)
      .where('is_default', '=', true)
      .execute();
  }
  await tx.db
    .insertInto('saved_view_choices')
    .values({ company_id: companyId, staff_id: staffId, saved_view_id: view.id, list: view.list, ...choice })
    .onConflict((chosen) => chosen.columns(['company_id', 'staff_id', 'saved_view_id']).doUpdateSet(choice))
    .execute();
}

/** Serializes saves by one person, so that the limit and the single default hold. */
export const lockOwner = (tx: Transaction, { companyId, staffId }: CompanyAccess): Promise<unknown> =>
  tx.client.query('select from company_staffs where company_id = $1 and id = $2 for no key update', [
    companyId,
    staffId,
  ]);
