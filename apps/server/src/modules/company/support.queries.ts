// All companies, for support staff: what each has switched on, and who switched it.
import type { FunctionModule } from '@onward/domain/company/modules';
import type { CompanyStatus } from '@onward/domain/company/statuses';
import { searchQuery } from '@onward/domain/platform/search/search-words';
import type { PageWindow } from '../../platform/database/lists.ts';
import type { Transaction } from '../../platform/database/transaction.ts';

export interface SupportedCompanyRow {
  id: number;
  name: string;
  status: CompanyStatus;
  tier: string;
  tiers: string[];
  trial: boolean;
  plan_type: string;
  paid_locations_count: number;
  active_locations_count: number;
  available_positions_count: number | null;
  onboarding_activated_at: Date | null;
  require_second_factor: boolean;
  modules: string[];
  flags: string[];
  created_at: Date;
}

/** A flag is on if it is in either of the two lists of flags. */
const COMPANY_SQL = `
  select c.id, c.name, c.status, c.tier, c.tiers, c.trial, c.plan_type, c.paid_locations_count,
    c.active_locations_count, c.available_positions_count, c.onboarding_activated_at, c.require_second_factor,
    c.created_at,
    array(select m.module from company_modules m where m.company_id = c.id order by m.module) as modules,
    array(select distinct f.flag from company_flags f where f.company_id = c.id and f.value order by f.flag) as flags
  from companies c`;

/** Companies belong to no company, so their names are indexed for search under company 0. */
const EVERY_COMPANY = 0;
const FOUND = 'where $1::tsquery is null or c.words @@ $1::tsquery';
const ORDER = { name: 'lower(c.name)', created_at: 'c.created_at' } as const;

export async function listCompanies(
  tx: Transaction,
  search: string | undefined,
  { order, perPage, offset }: PageWindow<keyof typeof ORDER>,
): Promise<{ rows: SupportedCompanyRow[]; totalCount: number }> {
  const sorted = `order by ${ORDER[order.field]} ${order.direction}, c.id ${order.direction}`;
  const words = searchQuery(EVERY_COMPANY, search);
  const { rows } = await tx.client.query<SupportedCompanyRow>(`${COMPANY_SQL} ${FOUND} ${sorted} limit $2 offset $3`, [
    words,
    perPage,
    offset,
  ]);
  const counted = await tx.client.query<{ count: number }>(`select count(*) as count from companies c ${FOUND}`, [
    words,
  ]);
  return { rows, totalCount: counted.rows[0]?.count ?? 0 };
}

export async function findCompany(tx: Transaction, id: number): Promise<SupportedCompanyRow | undefined> {
  const { rows } = await tx.client.query<SupportedCompanyRow>(`${COMPANY_SQL} where c.id = $1`, [id]);
  return rows[0];
}

/** Serializes concurrent switches, so that each sees the result of the other. */
export const lockCompany = (tx: Transaction, id: number): Promise<unknown> =>
  tx.client.query('select from companies where id = $1 for no key update', [id]);

export const updatePlan = (
  tx: Transaction,
  id: number,
  values: {
    status: CompanyStatus;
    tier: string;
    tiers: string[];
    trial: boolean;
    plan_type: string;
    paid_locations_count: number;
    available_positions_count: number | null;
    onboarding_activated_at: string | null;
    require_second_factor: boolean;
  },
): Promise<unknown> => tx.db.updateTable('companies').set(values).where('id', '=', id).execute();

export async function replaceModules(tx: Transaction, id: number, modules: readonly FunctionModule[]): Promise<void> {
  await tx.db.deleteFrom('company_modules').where('company_id', '=', id).execute();
  if (modules.length === 0) return;
  await tx.db
    .insertInto('company_modules')
    .values(modules.map((module) => ({ company_id: id, module })))
    .execute();
}

/** Items that stay on keep their position; switched-off ones are removed from both lists of flags. */
export async function replaceFlags(tx: Transaction, id: number, flags: readonly string[]): Promise<void> {
  await tx.client.query('delete from company_flags where company_id = $1 and (not value or flag <> all($2))', [
    id,
    flags,
  ]);
  await tx.client.query(
    `insert into company_flags (company_id, flag, kind)
     select $1, wanted.flag, 'growth' from unnest($2::text[]) wanted(flag)
     where not exists (select from company_flags f where f.company_id = $1 and f.flag = wanted.flag)`,
    [id, flags],
  );
}

export interface ChangeRow {
  id: number;
  event: string;
  by: string | null;
  changes: Record<string, unknown>;
  created_at: Date;
}

const SHOWN_CHANGES = 50;
const CHANGES_SQL = `
  select a.id, a.event, u.email as by, a.changes, a.created_at
  from audit_log a left join users u on u.id = a.user_id
  where a.company_id = $1 and a.subject_type = 'company' and a.subject_id = $1`;
const NEWEST_CHANGES = `order by a.id desc limit ${SHOWN_CHANGES}`;

export const listChanges = (tx: Transaction, companyId: number): Promise<ChangeRow[]> =>
  tx.prepared<ChangeRow>('support_company_changes', `${CHANGES_SQL} ${NEWEST_CHANGES}`, [companyId]);

/** Visits have a list of their own. */
export const listChangesBySupport = (tx: Transaction, companyId: number): Promise<ChangeRow[]> =>
  tx.prepared<ChangeRow>(
    'changes_by_support',
    `${CHANGES_SQL} and u.is_support_staff and a.event <> 'support_visit_started' ${NEWEST_CHANGES}`,
    [companyId],
  );
