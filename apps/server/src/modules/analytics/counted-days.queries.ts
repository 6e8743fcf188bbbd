// Counts over a period, read from maintained counts (migration 0034): whole quarters, months, or weeks, the days at both
// ends, and what is not added up yet. One statement, so that nothing is seen twice or missed.
import { type Period, weekOf } from '@onward/domain/analytics/period';
import { dayAfter } from '@onward/domain/platform/time/zoned-time';
import type { Transaction } from '../../platform/database/transaction.ts';
import type { CountedPlace } from './places.ts';

export type Metric = 'standing' | 'source' | 'reason' | 'hire' | 'interview' | 'offer';

type Grain = 'day' | 'week' | 'month' | 'quarter';

/** The counts of a company in one time zone. A changed zone gets an edition of its own (decision 45). */
export interface Edition {
  edition: number;
  zone: string;
}

/** A request reads one edition to its end, even if the next one is shown meanwhile: its counts stay for another minute. */
export async function findEdition(tx: Transaction, companyId: number): Promise<Edition> {
  const [row] = await tx.prepared<{ edition: number; zone: string }>(
    'analytics_edition',
    `select edition, time_zone as zone from analytics_editions where company_id = $1 and state = 'shown'`,
    [companyId],
  );
  if (!row) throw new Error(`Company ${companyId} has no counts.`);
  return row;
}

interface CountedKey {
  /** The Monday of hires; otherwise null. */
  week: string | null;
  key: string;
  count: number;
}

/** Days from the first to before the end, counted in one grain. */
export interface Part {
  grain: Grain;
  first: string;
  end: string;
}

const LONGEST_DAYS: Record<Grain, number> = { day: 1, week: 7, month: 31, quarter: 92 };

function startOf(day: string, grain: Grain): string {
  if (grain === 'day') return day;
  if (grain === 'week') return weekOf(day);
  const month = Number(day.slice(5, 7));
  const first = grain === 'quarter' ? month - ((month - 1) % 3) : month;
  return `${day.slice(0, 5)}${String(first).padStart(2, '0')}-01`;
}

/** The fewest parts that make up a period, the coarsest grain first. */
export function partsOf({ from, to }: Period, grains: readonly Grain[]): Part[] {
  return split(from, dayAfter(to, 1), grains);
}

function split(from: string, after: string, [grain, ...finer]: readonly Grain[]): Part[] {
  if (from >= after || grain === undefined) return [];
  const begun = startOf(from, grain);
  const first = begun === from ? from : startOf(dayAfter(begun, LONGEST_DAYS[grain]), grain);
  const end = startOf(after, grain);
  if (first >= end) return split(from, after, finer);
  return [{ grain, first, end }, ...split(from, first, finer), ...split(end, after, finer)];
}

/** Hires are shown by week. Postings have too few applicants in a quarter to be worth another row. */
function grainsOf(metric: Metric, { kind }: CountedPlace): Grain[] {
  if (metric === 'hire') return ['week', 'day'];
  return kind === 'position' ? ['month', 'day'] : ['quarter', 'month', 'day'];
}

export function countDays(
  tx: Transaction,
  { companyId, edition, place, period }: { companyId: number; edition: number; place: CountedPlace; period: Period },
  metric: Metric,
): Promise<CountedKey[]> {
  const parts = partsOf(period, grainsOf(metric, place));
  const week = (day: string) =>
    metric === 'hire' ? `date_trunc('week', ${day}::timestamp)::date::text` : 'null::text';
  // With `offset 0`, each place and part is one range of the index, however many the planner guesses there are.
  const here = { company: 'true', location: 's.location_id = any($5)', position: 's.position_id = any($5)' }[
    place.kind
  ];
  return tx.prepared<CountedKey & Record<string, unknown>>(
    `analytics_days_${metric}_${place.kind}`,
    `select ${week('day')} as week, key, sum(count)::int as count from (
       select c.starts_on as day, c.key, c.count
       from unnest($5::bigint[]) place (id)
       cross join unnest($8::text[], $9::date[], $10::date[]) part (grain, first, until)
       cross join lateral (
         select starts_on, key, count from analytics_counts
         where company_id = $1 and edition = $2 and metric = $3 and place_kind = $4 and place_id = place.id
           and grain = part.grain and starts_on >= part.first and starts_on < part.until
         offset 0
       ) c
       union all
       select s.day, s.key, s.step from analytics_steps s
       where s.company_id = $1 and s.edition = $2 and s.metric = $3 and ${here} and cardinality($5::bigint[]) > 0
         and s.day between $6::date and $7::date
     ) counted group by 1, 2 having sum(count) <> 0`,
    [
      companyId,
      edition,
      metric,
      place.kind,
      place.ids,
      period.from,
      period.to,
      parts.map(({ grain }) => grain),
      parts.map(({ first }) => first),
      parts.map(({ end }) => end),
    ],
  );
}
