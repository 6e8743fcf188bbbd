// Search by words (APP-008, AHD-022). Rare words are looked up in the index of words. A word that many applicants share
// is met soon enough by walking down the list itself; looking all of them up would only take time. Which of both it is,
// a look at the first few of the list tells.

import { named } from '../../platform/database/named-statements.ts';
import type { Transaction } from '../../platform/database/transaction.ts';
import type { Conditions } from './applicants.filters.ts';

/** Beyond this many, a search says "more than", and pages end. */
export const SEARCH_COUNT_MAX = 1000;
/** How far down the list is walked before the index is asked after all. */
const WALKS = [200, 1000, 5000];
/** As many of the list are looked at first, and so many of them make a word common. */
const SAMPLE = { size: 60, common: 12 };
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

export async function findByWords(
  tx: Transaction,
  conditions: Pick<Conditions, 'where' | 'values'>,
  query: string,
  window: Window,
): Promise<Found> {
  const sample = await walk(tx, conditions, query, window, SAMPLE.size);
  if (sample.all) return sample.found;
  if (!isShort(query)) {
    const often = sample.hits >= SAMPLE.common && (await standsEverywhere(tx, query));
    const few = often ? null : await lookUp(tx, conditions, query, window, SEARCH_COUNT_MAX + 1);
    if (few && few.hits <= SEARCH_COUNT_MAX) return few.found;
  }
  const needed = window.offset + window.limit;
  if (sample.hits >= needed) return sample.found;
  for (const steps of WALKS) {
    const { found, hits, all } = await walk(tx, conditions, query, window, steps);
    if (all || hits >= needed) return found;
  }
  return (await lookUp(tx, conditions, query, window, EVERYBODY)).found;
}

/** More than a search counts. What many have is counted soonest row by row; the index would look all of them up. */
async function standsEverywhere(tx: Transaction, query: string): Promise<boolean> {
  const [row] = await tx.prepared<{ count: number }>(
    'applicants_word_rows',
    `select count(*)::int as count from (select from application_search where words @@ $1::tsquery limit $2) hits`,
    [query, SEARCH_COUNT_MAX + 1],
  );
  return (row?.count ?? 0) > SEARCH_COUNT_MAX;
}

/** All who have the words: nobody has more applicants. */
export const EVERYBODY = 2_000_000_000;

async function lookUp(
  tx: Transaction,
  { where, values }: Pick<Conditions, 'where' | 'values'>,
  query: string,
  { orderBy, limit, offset }: Window,
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
  tx: Transaction,
  { where, values }: Pick<Conditions, 'where' | 'values'>,
  query: string,
  { orderBy, limit, offset }: Window,
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
  return { found: { ids: ids ?? [], total: all ? hits : SEARCH_COUNT_MAX, exact: all }, hits, all };
}
