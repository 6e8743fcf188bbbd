// Searches threads by message text or the person's name (MSG-003). Common words are found by scanning the inbox, rare
// ones by the word index. A probe of the newest threads decides which.
import { named } from '../../../platform/database/named-statements.ts';
import type { Transaction } from '../../../platform/database/transaction.ts';
import { type Conditions, type FoundPage, inOrder, NEWEST, type Window } from './order-page.ts';

/** How many of the newest threads are probed, and how many matches make a word common. */
const SAMPLE = { size: 60, common: 2 };
const FURTHER = 300;
const FURTHEST = 10_000;
/** Maximum number of messages or people looked up. */
const LOOKED_UP_MAX = 2_000;

export async function findByWords(
  tx: Transaction,
  conditions: Conditions,
  query: string,
  window: Window,
): Promise<FoundPage> {
  const needed = window.offset + window.limit;
  const isEnough = ({ hits, all }: Walked): boolean => all || hits > needed;
  const sample = await walk(tx, conditions, query, window, SAMPLE.size);
  if (isEnough(sample)) return sample;
  if (sample.hits >= SAMPLE.common) {
    const further = await walk(tx, conditions, query, window, FURTHER);
    if (isEnough(further)) return further;
  }
  const found = await lookUp(tx, conditions, query, window);
  // Matches beyond the limit may be newer than those that were found.
  return found.hits < LOOKED_UP_MAX ? found : walk(tx, conditions, query, window, FURTHEST);
}

const HAS_WORDS = (query: string): string => `(
  exists (select from conversation_search s
    where s.company_id = $1 and s.conversation_id = c.id and s.words @@ ${query}::tsquery)
  or exists (select from persons n
    where n.company_id = $1 and n.id = c.person_id and n.name_words @@ ${query}::tsquery))`;

interface Row extends Record<string, unknown> {
  ids: number[] | null;
  total: number;
  hits: number;
}

interface Walked extends FoundPage {
  hits: number;
  /** The scan reached the end of the inbox, so there are no further matches. */
  all: boolean;
}

/** Matches of the probe are all counted; further down, one extra row tells whether another page follows. */
async function walk(
  tx: Transaction,
  conditions: Conditions,
  query: string,
  { limit, offset }: Window,
  steps: number,
): Promise<Walked> {
  const { values } = conditions;
  const [asked, first, last] = [1, 2, 3].map((place) => `$${values.length + place}`);
  const [row] = await tx.prepared<Row & { walked: number }>(
    ...named(
      `with walked as materialized (
         ${inOrder('c.id, c.person_id, c.updated_at', conditions, { limit: steps, offset: 0 })}
       ), found as materialized (
         select c.id, row_number() over (order by ${NEWEST}) as place
         from (select * from walked c where ${HAS_WORDS(String(asked))}
           limit ${steps > SAMPLE.size ? `${last} + 1` : steps}) c
       )
       select (select count(*)::int from walked) as walked, count(*)::int as hits, count(*)::int as total,
         array_agg(id order by place) filter (where place > ${first} and place <= ${last}) as ids
       from found`,
    ),
    [...values, query, offset, offset + limit],
  );
  const { ids = null, walked = 0, hits = 0, total = 0 } = row ?? {};
  return { ids: ids ?? [], total, hits, all: walked < steps };
}

async function lookUp(
  tx: Transaction,
  { where, values }: Conditions,
  query: string,
  { limit, offset }: Window,
): Promise<FoundPage & { hits: number }> {
  const [asked, first, last] = [1, 2, 3].map((place) => `$${values.length + place}`);
  const [row] = await tx.prepared<Row>(
    ...named(
      `with said as materialized (
         select id from onward.find_conversations(${asked}::tsquery, ${LOOKED_UP_MAX}) as id
       ), named as materialized (
         select id from onward.find_persons(${asked}::tsquery, ${LOOKED_UP_MAX}) as id
       ), hits as (
         select id from said
         union select n.id from named join conversations n on n.company_id = $1 and n.person_id = named.id
       ), found as materialized (
         select c.id, row_number() over (order by ${NEWEST}) as place
         from hits join conversations c on c.company_id = $1 and c.id = hits.id where ${where}
       )
       select greatest((select count(*)::int from said), (select count(*)::int from named)) as hits,
         count(*)::int as total,
         array_agg(id order by place) filter (where place > ${first} and place <= ${last}) as ids
       from found`,
    ),
    [...values, query, offset, offset + limit],
  );
  const { ids = null, hits = 0, total = 0 } = row ?? {};
  return { ids: ids ?? [], total, hits };
}
