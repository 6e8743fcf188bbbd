// A page of threads: their ids in order, found by index, and a count that is capped.
import type { ConversationFilters } from '@onward/contract/messages/conversations';
import { personQuery } from '@onward/domain/platform/search/search-words';
import { named, unnamed } from '../../../platform/database/named-statements.ts';
import type { Transaction } from '../../../platform/database/transaction.ts';
import type { CompanyCall } from '../../../platform/http/route.ts';
import type { FoundRow } from '../../../platform/row-cache.ts';
import { positionsInScope } from '../../positions/positions.service.ts';
import { FOUND, foundByIds } from './list-rows.ts';
import { amongNewest, type Conditions, inOrder, type Window } from './order-page.ts';
import { findByWords } from './search-threads.ts';

/** Counting stops here; later pages only check whether another one follows. */
const COUNT_MAX = 200;
const BADGE_MAX = 100;
/** Up to this many postings are read one by one, newest first, and merged, which skips the rows in between. */
const MERGED_POSITIONS_MAX = 300;

/** The postings whose threads are read; null means all of the company. */
const placesOf = (
  call: CompanyCall,
  { position_key: key, brand_id, location_id }: ConversationFilters,
): Promise<number[] | null> =>
  positionsInScope(call, {
    brands: brand_id === undefined ? [] : [brand_id],
    locations: location_id === undefined ? [] : [location_id],
    ...(key !== undefined && { key }),
  });

/** Inlined where a partial index matches the condition, bound otherwise. */
function conditionsAt(companyId: number, positionIds: number[] | null, filters: ConversationFilters): Conditions {
  const values: unknown[] = [companyId];
  const bind = (value: unknown): string => `$${values.push(value)}`;
  const ofCompany = 'c.company_id = $1';
  const ofPostings: string[] = [];
  if (positionIds?.length === 1) ofPostings.push(`c.position_id = ${bind(positionIds[0])}::bigint`);
  else if (positionIds) ofPostings.push(`c.position_id = any(${bind(positionIds)}::bigint[])`);
  const where = [filters.archived ? 'c.archived_at is not null' : 'c.archived_at is null'];
  const states = statesIn(filters);
  // Every thread with a state has a message.
  where.push(...(states.length > 0 ? states : ['c.last_message_id is not null']));
  if (filters.channel) where.push(`c.last_channel = ${bind(filters.channel)}`);
  if (filters.assignee_id) where.push(`c.assignee_id = ${bind(filters.assignee_id)}`);
  const merged = positionIds !== null && positionIds.length > 1 && positionIds.length <= MERGED_POSITIONS_MAX;
  const { channel, assignee_id, archived } = filters;
  // There is an index of the whole inbox for open threads, and one for each state.
  const hasOwnOrder = states.length <= 1 && !channel && !assignee_id && !archived;
  return {
    where: [ofCompany, ...ofPostings, ...where].join(' and '),
    besidePostings: [ofCompany, ...where].join(' and '),
    values,
    merged,
    hasOwnOrder,
  };
}

const statesIn = ({ unread, needs_reply, failed }: ConversationFilters): string[] => [
  ...(unread ? ['c.unread_count > 0'] : []),
  ...(needs_reply ? ["c.last_direction = 'inbound'"] : []),
  ...(failed ? ['c.last_failed'] : []),
];

export async function findPage(
  call: CompanyCall,
  filters: ConversationFilters,
  window: Window,
): Promise<{ found: FoundRow[]; total: number }> {
  const { tx, access } = call;
  const positionIds = await placesOf(call, filters);
  const query = personQuery(access.companyId, filters.query);
  const nothing = positionIds?.length === 0 || (filters.query?.trim() && !query);
  if (nothing) return { found: [], total: 0 };
  const conditions = conditionsAt(access.companyId, positionIds, filters);
  if (query) {
    const { ids, total } = await findByWords(tx, conditions, query, window);
    return { found: await tx.inOnePacket(() => foundByIds(tx, access.companyId, ids)), total };
  }
  const most = Math.max(COUNT_MAX, window.offset + window.limit + 1);
  const [found, total] = await tx.inOnePacket(() =>
    Promise.all([rowsInOrder(tx, conditions, window), count(tx, conditions, most)]),
  );
  return { found, total };
}

async function rowsInOrder(tx: Transaction, conditions: Conditions, window: Window): Promise<FoundRow[]> {
  const isFirst = window.offset === 0;
  // Later pages are rare and not worth a prepared plan.
  const ask = (text: string) =>
    tx.prepared<FoundRow & Record<string, unknown>>(...(isFirst ? named : unnamed)(text), conditions.values);
  if (isFirst && conditions.merged && conditions.hasOwnOrder) {
    const found = await ask(amongNewest(FOUND, conditions, window.limit));
    if (found.length === window.limit) return found;
  }
  return ask(inOrder(FOUND, conditions, window));
}

async function count(tx: Transaction, { where, values }: Conditions, most: number): Promise<number> {
  const [row] = await tx.prepared<{ count: number }>(
    ...named(
      `select count(*)::int as count from (select from conversations c where ${where} limit ${Number(most)}) found`,
    ),
    values,
  );
  return row?.count ?? 0;
}

/** The postings are looked up once for all three. */
export async function countForBadges(call: CompanyCall) {
  const { tx, access } = call;
  const positionIds = await placesOf(call, {});
  const counted = (filters: ConversationFilters) =>
    count(tx, conditionsAt(access.companyId, positionIds, filters), BADGE_MAX);
  const [unread, needs_reply, failed] = await tx.inOnePacket(() =>
    Promise.all([counted({ unread: true }), counted({ needs_reply: true }), counted({ failed: true })]),
  );
  return { unread, needs_reply, failed };
}
