// A page of threads: their ids in order, found by index; and how many there are, as far as people want to know.
import type { ConversationFilters } from '@onward/contract/conversations';
import { searchQuery } from '@onward/domain/applicants/search-words';
import type { CompanyAccess } from '../../platform/access/access.ts';
import type { Transaction } from '../../platform/database/transaction.ts';
import type { CompanyCall } from '../../platform/http/route.ts';
import { IN_SCOPE, scopeValues } from '../positions/positions.service.ts';

/** Beyond this many nobody counts. */
const COUNT_MAX = 10_000;
const BADGE_MAX = 100;
/** A few postings are read one by one, each newest first, and merged: what lies between them costs nothing. */
const MERGED_POSITIONS_MAX = 300;
/** So many threads or applicants a search looks at. */
const SEARCH_MAX = 2_000;

interface Conditions {
  /** Begin with `c.company_id = $1`; values are bound in this order. */
  where: string[];
  values: unknown[];
}

const isLimited = ({ scope }: CompanyAccess, { position_key, location_id }: ConversationFilters): boolean =>
  [scope.location, scope.brand, scope.department, scope.position].some((ids) => ids.length > 0) ||
  position_key !== undefined ||
  location_id !== undefined;

/** The postings whose threads are read; null is all of the company. */
async function findPositions(
  tx: Transaction,
  access: CompanyAccess,
  filters: ConversationFilters,
): Promise<number[] | null> {
  if (!isLimited(access, filters)) return null;
  const rows = await tx.prepared<{ id: number }>(
    'conversations_positions',
    `select p.id from positions p join locations l on l.company_id = p.company_id and l.id = p.location_id
     where ${IN_SCOPE} and p.applicants_count > 0 and ($6::text is null or p.digest_key = $6)
       and ($7::bigint is null or p.location_id = $7)`,
    [...scopeValues(access), filters.position_key ?? null, filters.location_id ?? null],
  );
  return rows.map(({ id }) => id);
}

/** Written out where an index is made for the condition, bound where not. */
function conditionsAt(companyId: number, positionIds: number[] | null, filters: ConversationFilters): Conditions {
  const values: unknown[] = [companyId];
  const bind = (value: unknown): string => `$${values.push(value)}`;
  const where = ['c.company_id = $1'];
  if (positionIds) where.push(`c.position_id = any(${bind(positionIds)}::bigint[])`);
  where.push(filters.archived ? 'c.archived_at is not null' : 'c.archived_at is null');
  where.push('c.last_message_id is not null');
  if (filters.unread) where.push('c.unread_count > 0');
  if (filters.needs_reply) where.push("c.last_direction = 'inbound'");
  if (filters.failed) where.push('c.last_failed');
  if (filters.channel) where.push(`c.last_channel = ${bind(filters.channel)}`);
  if (filters.assignee_id) where.push(`c.assignee_id = ${bind(filters.assignee_id)}`);
  const query = searchQuery(companyId, filters.query);
  if (query) where.push(`c.id in (${found(bind(query))})`);
  return { where, values };
}

/** By what was said, or by the name of the person. */
const found = (query: string): string => `select onward.find_conversations(${query}::tsquery, ${SEARCH_MAX})
  union select named.id from onward.find_words(${query}::tsquery, ${SEARCH_MAX}) as hit
  join applications a on a.company_id = $1 and a.id = hit
  join conversations named on named.company_id = $1 and named.person_id = a.person_id
  where array_to_tsvector(onward.search_words($1, a.first_name || ' ' || a.last_name)) @@ ${query}::tsquery`;

const NEWEST = 'c.updated_at desc, c.id desc';

export async function findPage(
  { tx, access }: CompanyCall,
  filters: ConversationFilters,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ ids: number[]; total: number }> {
  const positionIds = await findPositions(tx, access, filters);
  const conditions = conditionsAt(access.companyId, positionIds, filters);
  const nothing = filters.query?.trim() && !searchQuery(access.companyId, filters.query);
  if (positionIds?.length === 0 || nothing) return { ids: [], total: 0 };
  const [top, skip] = [Number(limit), Number(offset)];
  const several = positionIds !== null && positionIds.length > 1 && positionIds.length <= MERGED_POSITIONS_MAX;
  const where = conditions.where.join(' and ');
  const text = several
    ? `select c.id from unnest($2::bigint[]) as here (position_id) cross join lateral (
         select c.id, c.updated_at from conversations c
         where ${where.replace('c.position_id = any($2::bigint[])', 'c.position_id = here.position_id')}
         order by ${NEWEST} limit ${top + skip}
       ) c order by ${NEWEST} limit ${top} offset ${skip}`
    : `select c.id from conversations c where ${where} order by ${NEWEST} limit ${top} offset ${skip}`;
  const { rows } = await tx.client.query<{ id: number }>(text, conditions.values);
  return { ids: rows.map(({ id }) => id), total: await count(tx, conditions, COUNT_MAX) };
}

async function count(tx: Transaction, { where, values }: Conditions, most: number): Promise<number> {
  const { rows } = await tx.client.query<{ count: number }>(
    `select count(*)::int as count from (
       select from conversations c where ${where.join(' and ')} limit ${Number(most)}) found`,
    values,
  );
  return rows[0]?.count ?? 0;
}

/** The postings are looked up once for all three. */
export async function countForBadges({ tx, access }: CompanyCall) {
  const positionIds = await findPositions(tx, access, {});
  const counted = (filters: ConversationFilters) =>
    count(tx, conditionsAt(access.companyId, positionIds, filters), BADGE_MAX);
  return {
    unread: await counted({ unread: true }),
    needs_reply: await counted({ needs_reply: true }),
    failed: await counted({ failed: true }),
  };
}
