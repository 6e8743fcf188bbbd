// Finds a page of applicants and the total, in one packet where no query depends on another (APP-008..011).
import { APPLICATION_ORDERS, type ApplicationFilters } from '@onward/contract/applicants/applications';
import type { SortOrder } from '@onward/domain/platform/lists';
import { personQuery } from '@onward/domain/platform/search/search-words';
import type { PageWindow } from '../../../platform/database/lists.ts';
import { named, unnamed } from '../../../platform/database/named-statements.ts';
import type { Transaction } from '../../../platform/database/transaction.ts';
import type { CompanyCall } from '../../../platform/http/route.ts';
import type { FoundRow } from '../../../platform/row-cache.ts';
import { placesOf, totalsOf } from './count-jobs.ts';
import { type Conditions, conditionsOf } from './filter-applicants.ts';
import { progressOf } from './filter-by-progress.ts';
import { countsOf, findPosting, NOTHING, type PostingCounts } from './find-job.ts';
import { foundByIds } from './list-rows.ts';
import { LAST_MESSAGE_AT, pageByMessage } from './order-by-message.ts';
import { amongNewest, inOrder, merged } from './order-page.ts';
import { EVERYBODY, estimateWords, findByWords, SEARCH_COUNT_MAX, type Window } from './search-applicants.ts';

export type ApplicationOrder = (typeof APPLICATION_ORDERS)[number];
export { APPLICATION_ORDERS };

export const NEWEST: SortOrder<ApplicationOrder> = { field: 'applied_at', direction: 'desc' };

const COLUMNS: Record<ApplicationOrder, string> = {
  applied_at: 'a.applied_at',
  last_activity_at: 'a.last_activity_at',
  rating: 'a.rating',
  name: 'a.sort_name',
  last_message_at: LAST_MESSAGE_AT,
};

/** Unrated applicants sort below the lowest rating, and people nobody has written with are always last. */
const NULLS_LAST: readonly ApplicationOrder[] = ['rating', 'last_message_at'];

const orderBy = ({ field, direction }: SortOrder<ApplicationOrder>): string =>
  `${COLUMNS[field]} ${direction} ${NULLS_LAST.includes(field) ? 'nulls last' : ''}, a.id ${direction}`;

interface Counted {
  total: number;
  /** False when there are more matches than the search counts. */
  exact: boolean;
}

/** With the stage counts when a single posting is listed. */
export interface ApplicantPage extends Counted, PostingCounts {
  found: FoundRow[];
}

export async function findPage(
  call: CompanyCall,
  filters: ApplicationFilters,
  { order, perPage, offset }: PageWindow<ApplicationOrder>,
): Promise<ApplicantPage> {
  const { tx, access } = call;
  const window = { orderBy: orderBy(order), limit: perPage, offset };
  const posting = filters.position_key === undefined ? undefined : await findPosting(call, filters.position_key);
  const positionIds = await placesOf(call, filters);
  if (posting === null || positionIds?.length === 0) return { found: [], total: 0, exact: true, ...NOTHING };
  const conditions = conditionsOf(access, positionIds, filters, await progressOf(call, filters));
  const counts = () =>
    posting ? countsOf(tx, access.companyId, posting) : countsTogether(tx, access.companyId, positionIds);
  if (filters.query?.trim()) return findPageByWords(call, filters, conditions, window, counts);
  const [known, found, counted] = await tx.inOnePacket(() =>
    Promise.all([counts(), rowsInOrder(call, conditions, order, window), countRows(tx, conditions)]),
  );
  return { found, ...known, ...(counted ?? countedBefore(conditions, filters, known)) };
}

async function findPageByWords(
  { tx, access }: CompanyCall,
  filters: ApplicationFilters,
  conditions: Conditions,
  window: Window,
  counts: () => Promise<PostingCounts>,
): Promise<ApplicantPage> {
  const query = personQuery(access.companyId, filters.query);
  if (query === null) return { found: [], total: 0, exact: true, ...(await counts()) };
  const [known, estimate] = await tx.inOnePacket(() => Promise.all([counts(), estimateWords(tx, query)]));
  const length = conditions.countedBy === null ? null : countedBefore(conditions, filters, known).total;
  const { ids, total, exact } = await findByWords({ tx, list: { ...conditions, length }, query, window, estimate });
  const found = await tx.inOnePacket(() => foundByIds(tx, access.companyId, ids));
  return { found, total, exact, ...known };
}

/** Stages are not distinguished across several postings. */
const countsTogether = async (
  tx: Transaction,
  companyId: number,
  positionIds: readonly number[] | null,
): Promise<PostingCounts> => ({ totals: await totalsOf(tx, companyId, positionIds), tallies: [] });

/** Every matching applicant, unordered, for bulk actions. */
export async function findAllIds(
  call: CompanyCall,
  filters: ApplicationFilters,
  limit: number,
  order: SortOrder<ApplicationOrder> = NEWEST,
): Promise<number[]> {
  const { tx, access } = call;
  const places = await placesOf(call, filters);
  const { where, values } = conditionsOf(access, places, filters, await progressOf(call, filters));
  const query = personQuery(access.companyId, filters.query);
  if (filters.query?.trim() && query === null) return [];
  if (query) values.push((await estimateWords(tx, query)).indexQuery, query);
  const { rows } = await tx.client.query<{ id: number }>(
    `select a.id from applications a
     where ${where} ${query ? `and a.id in (select onward.find_words($${values.length - 1}::tsquery, $${values.length}::tsquery, ${EVERYBODY}))` : ''}
     order by ${orderBy(order)} limit ${Number(limit)}`,
    values,
  );
  return rows.map(({ id }) => id);
}

/** Pages people turn to often enough to keep a plan for each; the connections hold a limited number of plans. */
const EARLY_PAGES = 5;

/** Above this number of postings, skipping the rows in between is faster. */
const MERGED_POSITIONS_MAX = 300;

async function rowsInOrder(
  { tx, access: { companyId } }: CompanyCall,
  conditions: Conditions,
  order: SortOrder<ApplicationOrder>,
  window: Window,
): Promise<FoundRow[]> {
  const { values, statuses, positionIds, isPlain } = conditions;
  if (order.field === 'last_message_at' && positionIds === null) {
    const { limit, offset } = window;
    return pageByMessage(tx, companyId, conditions, { direction: order.direction, limit, offset });
  }
  const isFirst = window.offset === 0;
  const isEarly = window.offset < EARLY_PAGES * window.limit;
  const ask = (text: string) =>
    tx.prepared<FoundRow & Record<string, unknown>>(...(isEarly ? named(text) : unnamed(text)), values);
  const areFew = positionIds !== null && positionIds.length > 1 && positionIds.length <= MERGED_POSITIONS_MAX;
  const areMerged = areFew && order.field === 'applied_at' && !statuses.includes('inactive');
  if (!areMerged) return ask(inOrder(conditions, window));
  const newest = isFirst && isPlain ? await ask(amongNewest(conditions, window)) : [];
  return newest.length === window.limit ? newest : ask(merged(conditions, window));
}

/** Null when the stored totals of postings and stages give the count. */
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
  { totals, tallies }: PostingCounts,
): Counted {
  const sum = (counts: readonly number[]) => counts.reduce((all, count) => all + count, 0);
  if (countedBy === 'status') return { total: sum(statuses.map((status) => totals[status])), exact: true };
  const stageIds = filters.stage_id?.split(',').map(Number) ?? [];
  const counted = tallies.filter(({ id }) => stageIds.includes(id)).map(({ count }) => count);
  return { total: sum(counted), exact: true };
}
