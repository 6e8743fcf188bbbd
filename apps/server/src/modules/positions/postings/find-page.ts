// The list of postings: filters from links, pages, and counts per status (JOB-003, JOB-008).
import type { QueryOf } from '@onward/contract/endpoint';
import type { countMyPositions } from '@onward/contract/positions/positions';
import { searchQuery } from '@onward/domain/platform/search/search-words';
import { ACCESS_WITH_STATUS, type PositionOrderField, UNSORTED } from '@onward/domain/positions/list-order';
import { POSITION_STATUSES, type PositionStatus } from '@onward/domain/positions/statuses';
import type { CompanyAccess } from '../../../platform/access/access.ts';
import type { PageWindow } from '../../../platform/database/lists.ts';
import type { Transaction } from '../../../platform/database/transaction.ts';
import { fieldInvalid } from '../../../platform/http/errors.ts';
import {
  COUNTED_POSITIONS,
  hasJobWords,
  IN_SCOPE,
  LIST_COLUMNS,
  POSITIONS,
  type PositionListRow,
  scopeValues,
} from './positions.queries.ts';

export type PositionFilters = QueryOf<typeof countMyPositions>;

const DEPARTMENT = 'left join departments d on d.company_id = p.company_id and d.id = p.department_id';

/**
 * Every column here is covered by an index or small enough to sort. Rows without a value come last in both directions.
 */
const ORDER: Record<PositionOrderField, string> = {
  title: 'p.title_key',
  status: 'p.status',
  location: 'lower(l.name)',
  department: 'lower(d.name)',
  applicants_count: 'total.applicants',
  new_applicants_count: 'total.unseen',
  published_at: 'p.published_at',
  created_at: 'p.created_at',
};

export async function listPage(
  tx: Transaction,
  access: CompanyAccess,
  filters: PositionFilters,
  { order, perPage, offset }: PageWindow<PositionOrderField>,
): Promise<{ rows: PositionListRow[]; totalCount: number }> {
  const { where, values } = foundBy(access, filters, statusCondition);
  const { direction } = order;
  const nulls = order.field === 'department' || order.field === 'published_at' ? 'nulls last' : '';
  const { rows } = await tx.client.query<PositionListRow>(
    `select ${LIST_COLUMNS} from ${COUNTED_POSITIONS} ${DEPARTMENT} where ${where}
     order by ${ORDER[order.field]} ${direction} ${nulls}, p.id ${direction}
     limit $${values.length + 1} offset $${values.length + 2}`,
    [...values, perPage, offset],
  );
  const counted = await tx.client.query<{ count: number }>(
    `select count(*) as count from ${POSITIONS} where ${where}`,
    values,
  );
  return { rows, totalCount: counted.rows[0]?.count ?? 0 };
}

/** Counted for every status, regardless of the selected one: these are the numbers on the tabs. */
export async function countByStatus(
  tx: Transaction,
  access: CompanyAccess,
  filters: PositionFilters,
): Promise<Record<PositionStatus, number>> {
  const { where, values } = foundBy(access, filters, () => {});
  const { rows } = await tx.client.query<{ status: PositionStatus; count: number }>(
    `select p.status, count(*) as count from ${POSITIONS} where ${where} group by p.status`,
    values,
  );
  const counts = { published: 0, pending: 0, closed: 0, deleted: 0 };
  for (const { status, count } of rows) counts[status] = count;
  return counts;
}

/** Binds a value and returns its placeholder. */
type Bind = (value: unknown) => string;
type Conditions = (filters: PositionFilters, add: (condition: string) => void, bind: Bind) => void;

function foundBy(access: CompanyAccess, filters: PositionFilters, byStatus: Conditions) {
  const values = scopeValues(access);
  const conditions = [IN_SCOPE];
  const bind: Bind = (value) => `$${values.push(value)}`;
  const add = (condition: string) => conditions.push(condition);
  byStatus(filters, add, bind);
  for (const [name, column] of Object.entries(ID_FILTERS)) {
    const ids = idsOf(filters[name as keyof typeof ID_FILTERS]);
    if (ids)
      add(
        ids.includes(UNSORTED)
          ? `(${column} = any(${bind(ids)}) or ${column} is null)`
          : `${column} = any(${bind(ids)})`,
      );
  }
  const search = searchQuery(access.companyId, filters.query);
  if (search !== null) add(hasJobWords(bind(search)));
  return { where: conditions.join(' and '), values };
}

/** Every posting has an id, a location, and a brand, so these columns have no nulls. */
const ID_FILTERS = {
  ids: 'p.id',
  location: 'p.location_id',
  brand: 'l.brand_id',
  department: 'p.department_id',
  position_template: 'p.position_template_id',
  hiring_process_template: 'p.hiring_process_template_id',
} as const;

const idsOf = (text: string | undefined): number[] | null => (text ? text.split(',').map(Number) : null);

/** Deleted postings are shown only on request. */
const statusCondition: Conditions = (filters, add, bind) => {
  const code = filters.access_with_status_code ?? UNSORTED;
  const chosen = ACCESS_WITH_STATUS[code];
  const asked = [...wantedStatuses('status', filters.status), ...wantedStatuses('statuses', filters.statuses)];
  if (asked.length > 0) add(`p.status = any(${bind(asked)})`);
  if (chosen) add(`p.status = ${bind(chosen.status)}`);
  if (chosen?.access) add(`p.access = ${bind(chosen.access)}`);
  if (asked.length === 0 && !chosen) add("p.status <> 'deleted'");
};

/** One status, or several: `published,closed`. */
function wantedStatuses(field: string, text: string | undefined): readonly PositionStatus[] {
  if (!text) return [];
  const wanted = text.split(',').map((status) => status.trim());
  const known = POSITION_STATUSES.filter((status) => wanted.includes(status));
  if (known.length !== new Set(wanted).size) {
    throw fieldInvalid(field, 'one_of', { options: POSITION_STATUSES.join(', ') });
  }
  return known;
}
