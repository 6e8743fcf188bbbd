// Search by words (APP-008, AHD-022). Rare words are looked up in the index of words. A word that many applicants share
// is met soon enough by walking down the list itself; looking all of them up would take longer with every applicant.
// Which of both it is, what the planner knows of the words tells, and then the first few of the list.

import { named } from '../../../platform/database/named-statements.ts';
import type { Transaction } from '../../../platform/database/transaction.ts';
import type { Conditions } from './filter-applicants.ts';

/** Beyond this many, a search says "more than", and pages end. */
export const SEARCH_COUNT_MAX = 1000;
/** So many expected leave no doubt that there are more than are counted. */
const MANY = 3 * SEARCH_COUNT_MAX;
/** How far down the list is walked before the index is asked after all. */
const WALKS = [200, 1000, 2000, 5000] as const;
const [FIRST_WALK] = WALKS;
/** A list of so many is walked whole rather than that all who have the words are looked up. */
const LONGEST_WALK = 20_000;
/** A list of so many is walked whole at once. */
const SHORT_LIST = 500;
/** Where the length of the list is not known: such a share of what was walked makes a word common. */
const COMMON_SHARE = 0.2;
/** So short a beginning stands before thousands of words. */
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

/** A list to be searched: what of it may be seen, and how long it is, as far as that is known without counting. */
interface SearchedList extends Pick<Conditions, 'where' | 'values'> {
  length: number | null;
}

export interface Search {
  tx: Transaction;
  list: SearchedList;
  query: string;
  window: Window;
  /** How many of the company have the words, as far as the planner knows. */
  expected: number;
}

export async function findByWords(search: Search): Promise<Found> {
  const areShort = isShort(search.query);
  const areLikely = areShort || search.expected >= MANY;
  const met = areLikely ? await walkDown(search) : null;
  if (met) return met;
  const few = areShort ? null : await lookUp(search, SEARCH_COUNT_MAX + 1);
  if (few && few.hits <= SEARCH_COUNT_MAX) return few.found;
  const metAfterAll = areLikely ? null : await walkDown(search);
  return metAfterAll ?? findAll(search);
}

/** As far as the words keep being met; null when that does not tell whether there are more than are counted. */
async function walkDown(search: Search): Promise<Found | null> {
  const { list, window, expected } = search;
  const needed = window.offset + window.limit;
  let steps = firstWalk(list.length);
  while (steps !== undefined) {
    const { found, hits, all } = await walk(search, steps);
    if (all || (hits >= needed && areMany(hits / steps, list.length))) return found;
    const share = hits > 0 ? hits / steps : expected / (list.length ?? Number.POSITIVE_INFINITY);
    steps = hits >= needed ? undefined : nextWalk(steps, needed / share);
  }
  return null;
}

/** To the end of a short list, which tells everything. */
const firstWalk = (length: number | null): number | undefined =>
  length === null || length > SHORT_LIST ? FIRST_WALK : WALKS.find((steps) => steps > length);

/** Of the list, not only of the few at its top. */
const areMany = (share: number, length: number | null): boolean =>
  length === null ? share >= COMMON_SHARE : share * length >= 2 * SEARCH_COUNT_MAX;

/** A longer one that will most likely meet enough, if any does. */
const nextWalk = (steps: number, enough: number): number | undefined =>
  WALKS.find((more) => more > steps && more >= 1.3 * enough);

/** To be counted, whatever it takes: through the list or through those who have the words, whichever are fewer. */
async function findAll(search: Search): Promise<Found> {
  const { list, expected } = search;
  const isShorter = list.length !== null && list.length < Math.min(expected, LONGEST_WALK);
  const { found } = isShorter ? await walk(search, LONGEST_WALK) : await lookUp(search, EVERYBODY);
  return found;
}

export async function expectedHits(tx: Transaction, query: string): Promise<number> {
  const [row] = await tx.prepared<{ count: number }>(
    'applicants_expected_words',
    'select onward.expected_words($1::tsquery)::int as count',
    [query],
  );
  return row?.count ?? 0;
}

/** All who have the words: nobody has more applicants. */
export const EVERYBODY = 2_000_000_000;

async function lookUp(
  { tx, list: { where, values }, query, window: { orderBy, limit, offset } }: Search,
  most: number,
): Promise<{ found: Found; hits: number }> {
  const at = values.length;
  const [row] = await tx.prepared<{ ids: number[] | null; total: number; hits: number }>(
    ...named(
      `with hits as materialized (
         select hit from onward.find_words($${at + 1}::tsquery, $${at + 2}) as hit
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
    [...values, query, most, offset, limit],
  );
  const { ids = null, total = 0, hits = 0 } = row ?? {};
  const exact = total <= SEARCH_COUNT_MAX;
  return { found: { ids: ids ?? [], total: exact ? total : SEARCH_COUNT_MAX, exact }, hits };
}

interface Walked {
  found: Found;
  hits: number;
  /** The list ended on the way, so there are no others. */
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
