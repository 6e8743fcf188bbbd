// A page of applicants: first their ids in order, then what the list shows of them (APP-008..011).
import { APPLICATION_ORDERS, type ApplicationFilters } from '@onward/contract/applications';
import { searchQuery } from '@onward/domain/applicants/search-words';
import type { SortOrder } from '@onward/domain/platform/lists';
import type { PageWindow } from '../../platform/database/lists.ts';
import { named, unnamed } from '../../platform/database/named-statements.ts';
import type { Transaction } from '../../platform/database/transaction.ts';
import type { CompanyCall } from '../../platform/http/route.ts';
import { type Conditions, conditionsOf } from './applicants.filters.ts';
import { findPlaces, type Places, type Totals } from './applicants.places.ts';
import { EVERYBODY, type Found, findByWords, SEARCH_COUNT_MAX } from './applicants.search.ts';

export type ApplicationOrder = (typeof APPLICATION_ORDERS)[number];
export { APPLICATION_ORDERS };

export const NEWEST: SortOrder<ApplicationOrder> = { field: 'applied_at', direction: 'desc' };

const COLUMNS: Record<ApplicationOrder, string> = {
  applied_at: 'a.applied_at',
  last_activity_at: 'a.last_activity_at',
  rating: 'a.rating',
  name: 'a.sort_name',
};

const orderBy = ({ field, direction }: SortOrder<ApplicationOrder>): string =>
  // Nobody's stars stand below the fewest.
  `${COLUMNS[field]} ${direction} ${field === 'rating' ? 'nulls last' : ''}, a.id ${direction}`;

export interface ApplicantPage extends Found {
  totals: Totals;
}

export async function findPage(
  { tx, access }: CompanyCall,
  filters: ApplicationFilters,
  { order, perPage, offset }: PageWindow<ApplicationOrder>,
): Promise<ApplicantPage> {
  const places = await findPlaces(tx, access, filters);
  const conditions = conditionsOf(access.companyId, places.positionIds, filters);
  const window = { orderBy: orderBy(order), limit: perPage, offset };
  const query = searchQuery(access.companyId, filters.query);
  if (filters.query?.trim() && query === null) return { ids: [], total: 0, exact: true, totals: places.totals };
  if (query) return { ...(await findByWords(tx, conditions, query, window)), totals: places.totals };
  const ids = await idsInOrder(tx, conditions, places, order, window);
  return { ids, ...(await countFound(tx, conditions, places, filters)), totals: places.totals };
}

/** Every applicant who matches, in no order; for actions on all of them. */
export async function findAllIds(
  { tx, access }: Pick<CompanyCall, 'tx' | 'access'>,
  filters: ApplicationFilters,
  limit: number,
  order: SortOrder<ApplicationOrder> = NEWEST,
): Promise<number[]> {
  const places = await findPlaces(tx, access, filters);
  const { where, values } = conditionsOf(access.companyId, places.positionIds, filters);
  const query = searchQuery(access.companyId, filters.query);
  if (filters.query?.trim() && query === null) return [];
  if (query) values.push(query);
  const { rows } = await tx.client.query<{ id: number }>(
    `select a.id from applications a
     where ${where} ${query ? `and a.id in (select onward.find_words($${values.length}::tsquery, ${EVERYBODY}))` : ''}
     order by ${orderBy(order)} limit ${Number(limit)}`,
    values,
  );
  return rows.map(({ id }) => id);
}

interface IdWindow {
  orderBy: string;
  limit: number;
  offset: number;
}

/** A few postings are read one by one, each newest first, and merged: what lies between them costs nothing. */
const MERGED_POSITIONS_MAX = 300;

async function idsInOrder(
  tx: Transaction,
  { where, values, statuses }: Conditions,
  { positionIds }: Places,
  order: SortOrder<ApplicationOrder>,
  { orderBy: by, limit, offset }: IdWindow,
): Promise<number[]> {
  if (positionIds?.length === 0) return [];
  const several = positionIds !== null && positionIds.length > 1 && positionIds.length <= MERGED_POSITIONS_MAX;
  const merged = several && order.field === 'applied_at' && !statuses.includes('inactive');
  // Written out: not knowing how few are wanted, the database would plan each time anew.
  const [top, skip] = [Number(limit), Number(offset)];
  const text = merged
    ? `select a.id from unnest($2::bigint[]) as here (position_id) cross join lateral (
         select a.id, a.applied_at from applications a
         where ${where.replace('a.position_id = any($2::bigint[])', 'a.position_id = here.position_id')}
         order by ${by} limit ${top + skip}
       ) a order by ${by} limit ${top} offset ${skip}`
    : `select a.id from applications a where ${where} order by ${by} limit ${top} offset ${skip}`;
  const rows = await tx.prepared<{ id: number }>(...(skip === 0 ? named(text) : unnamed(text)), values);
  return rows.map(({ id }) => id);
}

async function countFound(
  tx: Transaction,
  { where, values, statuses, countedBy }: Conditions,
  { positionIds, totals }: Places,
  filters: ApplicationFilters,
): Promise<{ total: number; exact: boolean }> {
  if (positionIds?.length === 0) return { total: 0, exact: true };
  if (countedBy === 'status') {
    return { total: statuses.reduce((sum, status) => sum + totals[status], 0), exact: true };
  }
  if (countedBy === 'stage') return { total: await countStages(tx, values[0], positionIds, filters), exact: true };
  const [row] = await tx.prepared<{ count: number }>(
    ...named(
      `select count(*)::int as count from (select from applications a where ${where} limit ${SEARCH_COUNT_MAX + 1}) found`,
    ),
    values,
  );
  const total = row?.count ?? 0;
  return total > SEARCH_COUNT_MAX ? { total: SEARCH_COUNT_MAX, exact: false } : { total, exact: true };
}

async function countStages(
  tx: Transaction,
  companyId: unknown,
  positionIds: readonly number[] | null,
  filters: ApplicationFilters,
): Promise<number> {
  const stageIds = filters.stage_id?.split(',').map(Number) ?? [];
  if (positionIds?.length === 1 && stageIds.length === 1) {
    const [only] = await tx.prepared<{ count: number }>(
      'applicants_stage_of_position',
      'select in_progress as count from position_stage_counts where company_id = $1 and position_id = $2 and stage_id = $3',
      [companyId, positionIds[0], stageIds[0]],
    );
    return only?.count ?? 0;
  }
  const [row] = await tx.prepared<{ count: number }>(
    'applicants_stage_total',
    `select coalesce(sum(in_progress), 0)::int as count from position_stage_counts
     where company_id = $1 and stage_id = any($2) and ($3::bigint[] is null or position_id = any($3))`,
    [companyId, stageIds, positionIds],
  );
  return row?.count ?? 0;
}
