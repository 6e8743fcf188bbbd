// Search by words (APP-008, AHD-022). Rare words use the word index. A common word is found faster by scanning the list
// itself, because an index lookup slows down with every match. The planner's statistics, and then a probe of the top of
// the list, decide which way to use.

import { named } from '../../../platform/database/named-statements.ts';
import type { Transaction } from '../../../platform/database/transaction.ts';
import type { Conditions } from './filter-applicants.ts';

/** Above this count, a search says "more than", and paging ends. */
export const SEARCH_COUNT_MAX = 1000;
/** With this many expected matches there are certainly more than the count limit. */
const MANY = 3 * SEARCH_COUNT_MAX;
/** How far the list is scanned before falling back to the index. */
const WALKS = [200, 1000, 2000, 5000] as const;
const [FIRST_WALK] = WALKS;
/** A list this short is scanned completely instead of looking up all matches. */
const LONGEST_WALK = 20_000;
/** A list this short is scanned completely right away. */
const SHORT_LIST = 500;
/** When the list's length is unknown, a word is common if this share of the scanned rows matches. */
const COMMON_SHARE = 0.2;
/** Testing the other words on this many rows costs about as much as letting the index combine all words. */
const RARE_MAX = 2000;
/** A prefix this short matches thousands of words. */
const SHORT_WORD = 2;

const isShort = (query: string): boolean =>
  query.split(' & ').every((word) => word.length - word.indexOf(':') - ":':*".length <= SHORT_WORD);

export interface Found {
  ids: number[];
  total: number;
  exact: boolean;
}

export interface Window {
  orderBy: string;
  limit: number;
  offset: number;
}

/** A list to search: its visibility conditions, and its length if known without counting. */
interface SearchedList extends Pick<Conditions, 'where' | 'values'> {
  length: number | null;
}

export interface Search {
  tx: Transaction;
  list: SearchedList;
  query: string;
  window: Window;
  estimate: WordEstimate;
}

/** As estimated by the planner, which costs the same however many applicants match. */
export interface WordEstimate {
  /** How many applicants of the company have all words. */
  expected: number;
  /** What the index looks up: the rarest word alone if it is rare enough, otherwise all of them. */
  indexQuery: string;
}

export async function findByWords(search: Search): Promise<Found> {
  const areShort = isShort(search.query);
  const areLikely = areShort || search.estimate.expected >= MANY;
  const met = areLikely ? await walkDown(search) : null;
  if (met) return met;
  const few = areShort ? null : await lookUp(search, SEARCH_COUNT_MAX + 1);
  if (few && few.hits <= SEARCH_COUNT_MAX) return few.found;
  const metAfterAll = areLikely ? null : await walkDown(search);
  return metAfterAll ?? findAll(search);
}

/** Scans while the words keep matching; null when that does not show whether there are more matches than the limit. */
async function walkDown(search: Search): Promise<Found | null> {
  const { list, window, estimate } = search;
  const needed = window.offset + window.limit;
  let steps = firstWalk(list.length);
  while (steps !== undefined) {
    const { found, hits, all } = await walk(search, steps);
    if (all || (hits >= needed && areMany(hits / steps, list.length))) return found;
    const share = hits > 0 ? hits / steps : estimate.expected / (list.length ?? Number.POSITIVE_INFINITY);
    steps = hits >= needed ? undefined : nextWalk(steps, needed / share);
  }
  return null;
}

/** Scans a short list to the end, which gives an exact result. */
const firstWalk = (length: number | null): number | undefined =>
  length === null || length > SHORT_LIST ? FIRST_WALK : WALKS.find((steps) => steps > length);

/** Whether the words are common in the whole list, not only at its top. */
const areMany = (share: number, length: number | null): boolean =>
  length === null ? share >= COMMON_SHARE : share * length >= 2 * SEARCH_COUNT_MAX;

/** Scans further down a longer list, which most likely finds enough if there are any. */
const nextWalk = (steps: number, enough: number): number | undefined =>
  WALKS.find((more) => more > steps && more >= 1.3 * enough);

/** Counts exactly: scans either the list or all matches, whichever is shorter. */
async function findAll(search: Search): Promise<Found> {
  const { list, estimate } = search;
  const isShorter = list.length !== null && list.length < Math.min(estimate.expected, LONGEST_WALK);
  const { found } = isShorter ? await walk(search, LONGEST_WALK) : await lookUp(search, EVERYBODY);
  return found;
}

export async function estimateWords(tx: Transaction, query: string): Promise<WordEstimate> {
  const words = query.split(' & ');
  const queries = words.length > 1 ? [query, ...words] : words;
  const estimates = await tx.prepared<{ query: string; count: number }>(
    'applicants_expected_words',
    'select query, onward.expected_words(query::tsquery)::int as count from unnest($1::text[]) as query',
    [queries],
  );
  const expected = estimates.find((each) => each.query === query)?.count ?? 0;
  const [rarest] = estimates.filter((each) => words.includes(each.query)).toSorted((a, b) => a.count - b.count);
  return { expected, indexQuery: rarest && rarest.count <= RARE_MAX ? rarest.query : query };
}

/** A limit that includes every match: no company has more applicants. */
export const EVERYBODY = 2_000_000_000;

async function lookUp(
  { tx, list: { where, values }, query, estimate: { indexQuery }, window: { orderBy, limit, offset } }: Search,
  most: number,
): Promise<{ found: Found; hits: number }> {
  const at = values.length;
  const [row] = await tx.prepared<{ ids: number[] | null; total: number; hits: number }>(
    ...named(
      `with hits as materialized (
         select hit from onward.find_words($${at + 5}::tsquery, $${at + 1}::tsquery, $${at + 2}) as hit
       ), found as (
         select a.id, row_number() over (order by ${orderBy}) as place
         from hits join applications a on a.company_id = $1 and a.id = hit
         -- Too many are only counted.
         where ${where} and (select count(*) from hits) < $${at + 2}
       )
       select count(*)::int as total, (select count(*)::int from hits) as hits,
         array_agg(id order by place) filter (where place > $${at + 3} and place <= $${at + 3} + $${at + 4}) as ids
       from found`,
    ),
    [...values, query, most, offset, limit, indexQuery],
  );
  const { ids = null, total = 0, hits = 0 } = row ?? {};
  const exact = total <= SEARCH_COUNT_MAX;
  return { found: { ids: ids ?? [], total: exact ? total : SEARCH_COUNT_MAX, exact }, hits };
}

interface Walked {
  found: Found;
  hits: number;
  /** The scan reached the end of the list, so there are no further matches. */
  all: boolean;
}

async function walk(
  { tx, list: { where, values }, query, window: { orderBy, limit, offset } }: Search,
  steps: number,
): Promise<Walked> {
  const at = values.length;
  const [row] = await tx.prepared<{ ids: number[] | null; walked: number; found: number }>(
    ...named(
      `with walked as materialized (
         select a.id, row_number() over () as place
         from (select a.id from applications a where ${where} order by ${orderBy} limit ${Number(steps)}) a
       ), found as (
         select w.id, row_number() over (order by w.place) as place
         from walked w join application_search s on s.company_id = $1 and s.application_id = w.id
         where s.words @@ $${at + 1}::tsquery
       )
       select (select count(*)::int from walked) as walked, (select count(*)::int from found) as found,
         (select array_agg(id order by place) from found where place > $${at + 2} and place <= $${at + 2} + $${at + 3})
           as ids`,
    ),
    [...values, query, offset, limit],
  );
  const { ids = null, walked = 0, found: hits = 0 } = row ?? {};
  const all = walked < steps;
  const exact = all && hits <= SEARCH_COUNT_MAX;
  return { found: { ids: ids ?? [], total: exact ? hits : SEARCH_COUNT_MAX, exact }, hits, all };
}
