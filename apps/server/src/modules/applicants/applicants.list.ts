// A page of applicants, with how many there are: read in one packet wherever nothing has to be known before (APP-008..011).
import { APPLICATION_ORDERS, type ApplicationFilters } from '@onward/contract/applications';
import type { SortOrder } from '@onward/domain/platform/lists';
import { personQuery } from '@onward/domain/platform/search-words';
import type { PageWindow } from '../../platform/database/lists.ts';
import { named, unnamed } from '../../platform/database/named-statements.ts';
import type { Transaction } from '../../platform/database/transaction.ts';
import type { CompanyCall } from '../../platform/http/route.ts';
import { type Conditions, conditionsOf } from './applicants.filters.ts';
import { type StageTally, stageTallies } from './applicants.pipeline.ts';
import { findPlaces, knownPlace, type Totals } from './applicants.places.ts';
import { type ListedApplication, listedRows, listedText } from './applicants.rows.ts';
import { EVERYBODY, findByWords, SEARCH_COUNT_MAX, type Window } from './applicants.search.ts';

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

interface Counted {
  total: number;
  /** Not so where more were found than are counted. */
  exact: boolean;
}

export interface ApplicantPage extends Counted {
  rows: ListedApplication[];
  totals: Totals;
  /** Of the stages of the posting, where one is asked for. */
  tallies: StageTally[];
}

export async function findPage(
  call: CompanyCall,
  filters: ApplicationFilters,
  { order, perPage, offset }: PageWindow<ApplicationOrder>,
): Promise<ApplicantPage> {
  const window = { orderBy: orderBy(order), limit: perPage, offset };
  if (filters.query?.trim()) return findPageByWords(call, filters, window);
  const { tx, access } = call;
  const known = knownPlace(access, filters);
  if (known) {
    const conditions = conditionsOf(access, known, filters);
    const [{ totals }, tallies, rows, counted] = await tx.inOnePacket(() =>
      Promise.all([
        findPlaces(tx, access, filters),
        talliesOf(call, filters),
        rowsInOrder(tx, conditions, order, window),
        countRows(tx, conditions),
      ]),
    );
    return { rows, totals, tallies, ...(counted ?? countedBefore(conditions, filters, totals, tallies)) };
  }
  const { totals, positionIds } = await findPlaces(tx, access, filters);
  const conditions = conditionsOf(access, { ids: positionIds }, filters);
  const [tallies, rows, counted] = await tx.inOnePacket(() =>
    Promise.all([talliesOf(call, filters), rowsInOrder(tx, conditions, order, window), countRows(tx, conditions)]),
  );
  return { rows, totals, tallies, ...(counted ?? countedBefore(conditions, filters, totals, tallies)) };
}

async function findPageByWords(call: CompanyCall, filters: ApplicationFilters, window: Window): Promise<ApplicantPage> {
  const { tx, access } = call;
  const [{ totals, positionIds }, tallies] = await tx.inOnePacket(() =>
    Promise.all([findPlaces(tx, access, filters), talliesOf(call, filters)]),
  );
  const query = personQuery(access.companyId, filters.query);
  if (query === null) return { rows: [], total: 0, exact: true, totals, tallies };
  const conditions = conditionsOf(access, { ids: positionIds }, filters);
  const { ids, total, exact } = await findByWords(tx, conditions, query, window);
  return { rows: await listedRows(tx, access.companyId, ids), total, exact, totals, tallies };
}

const talliesOf = async ({ tx, access }: CompanyCall, { position_key }: ApplicationFilters): Promise<StageTally[]> =>
  position_key === undefined ? [] : stageTallies(tx, access, position_key);

/** Every applicant who matches, in no order; for actions on all of them. */
export async function findAllIds(
  { tx, access }: Pick<CompanyCall, 'tx' | 'access'>,
  filters: ApplicationFilters,
  limit: number,
  order: SortOrder<ApplicationOrder> = NEWEST,
): Promise<number[]> {
  const places = await findPlaces(tx, access, filters);
  const { where, values } = conditionsOf(access, { ids: places.positionIds }, filters);
  const query = personQuery(access.companyId, filters.query);
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

/** A few postings are read one by one, each newest first, and merged: what lies between them costs nothing. */
const MERGED_POSITIONS_MAX = 300;

async function rowsInOrder(
  tx: Transaction,
  { where, values, statuses, place }: Conditions,
  order: SortOrder<ApplicationOrder>,
  { orderBy: by, limit, offset }: Window,
): Promise<ListedApplication[]> {
  const several = 'ids' in place && place.ids !== null && place.ids.length > 1;
  const few = several && (place.ids?.length ?? 0) <= MERGED_POSITIONS_MAX;
  const merged = few && order.field === 'applied_at' && !statuses.includes('inactive');
  // Written out: not knowing how few are wanted, the database would plan each time anew.
  const [top, skip] = [Number(limit), Number(offset)];
  const ids = merged
    ? `select a.id from unnest($2::bigint[]) as here (position_id) cross join lateral (
         select a.id, a.applied_at from applications a
         where ${where.replace('a.position_id = any($2::bigint[])', 'a.position_id = here.position_id')}
         order by ${by} limit ${top + skip}
       ) a order by ${by} limit ${top} offset ${skip}`
    : `select a.id from applications a where ${where} order by ${by} limit ${top} offset ${skip}`;
  const text = listedText(ids, by);
  return tx.prepared<ListedApplication & Record<string, unknown>>(
    ...(skip === 0 ? named(text) : unnamed(text)),
    values,
  );
}

/** Null where the totals of postings and stages tell. */
async function countRows(tx: Transaction, { where, values, countedBy }: Conditions): Promise<Counted | null> {
  if (countedBy !== null) return null;
  const [row] = await tx.prepared<{ count: number }>(
    ...named(
      `select count(*)::int as count from (select from applications a where ${where} limit ${SEARCH_COUNT_MAX + 1}) found`,
    ),
    values,
  );
  const total = row?.count ?? 0;
  return total > SEARCH_COUNT_MAX ? { total: SEARCH_COUNT_MAX, exact: false } : { total, exact: true };
}

function countedBefore(
  { statuses, countedBy }: Conditions,
  filters: ApplicationFilters,
  totals: Totals,
  tallies: readonly StageTally[],
): Counted {
  const sum = (counts: readonly number[]) => counts.reduce((all, count) => all + count, 0);
  if (countedBy === 'status') return { total: sum(statuses.map((status) => totals[status])), exact: true };
  const stageIds = filters.stage_id?.split(',').map(Number) ?? [];
  const counted = tallies.filter(({ id }) => stageIds.includes(id)).map(({ count }) => count);
  return { total: sum(counted), exact: true };
}
