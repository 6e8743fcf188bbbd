// Counts of applicants over a period, read from maintained counts (migration 0034): whole months or weeks, the days at both
// ends, and what is not added up yet. One statement, so that nothing is seen twice or missed.
import { type Period, weekOf } from '@onward/domain/analytics/period';
import { dayAfter } from '@onward/domain/platform/time/zoned-time';
import type { Transaction } from '../../platform/database/transaction.ts';
import type { CountedPlace } from './places.ts';

type Metric = 'standing' | 'source' | 'reason' | 'hire';

interface CountedKey {
  /** The Monday of hires; otherwise null. */
  week: string | null;
  key: string;
  count: number;
}

/** From the first of the whole months or weeks to the first day after them; both are the end when there are none. */
export function wholePart({ from, to }: Period, grain: 'week' | 'month'): { first: string; end: string } {
  const after = dayAfter(to, 1);
  const startOf = (day: string) => (grain === 'week' ? weekOf(day) : `${day.slice(0, 7)}-01`);
  const first = startOf(from) === from ? from : startOf(dayAfter(startOf(from), grain === 'week' ? 7 : 31));
  const end = startOf(after);
  return first < end ? { first, end } : { first: after, end: after };
}

export function countDays(
  tx: Transaction,
  companyId: number,
  metric: Metric,
  { kind, ids }: CountedPlace,
  period: Period,
): Promise<CountedKey[]> {
  const grain = metric === 'hire' ? 'week' : 'month';
  const { first, end } = wholePart(period, grain);
  const week = (day: string) =>
    metric === 'hire' ? `date_trunc('week', ${day}::timestamp)::date::text` : 'null::text';
  const step = { company: 'true', location: 's.location_id = any($4)', position: 's.position_id = any($4)' }[kind];
  return tx.prepared<CountedKey & Record<string, unknown>>(
    `analytics_days_${metric}_${kind}`,
    `select week, key, sum(count)::int as count from (
       select ${week('c.starts_on')} as week, c.key, c.count from analytics_counts c
       where c.company_id = $1 and c.metric = $2 and c.place_kind = $3 and c.place_id = any($4::bigint[])
         and c.grain = '${grain}' and c.starts_on >= $7::date and c.starts_on < $8::date
       union all
       select ${week('c.starts_on')}, c.key, c.count from analytics_counts c
       where c.company_id = $1 and c.metric = $2 and c.place_kind = $3 and c.place_id = any($4::bigint[])
         and c.grain = 'day' and c.starts_on >= $5::date and c.starts_on < least($7::date, $6::date + 1)
       union all
       select ${week('c.starts_on')}, c.key, c.count from analytics_counts c
       where c.company_id = $1 and c.metric = $2 and c.place_kind = $3 and c.place_id = any($4::bigint[])
         and c.grain = 'day' and c.starts_on >= $8::date and c.starts_on <= $6::date
       union all
       select ${week('s.day')}, s.key, s.step from analytics_steps s
       where s.company_id = $1 and s.metric = $2 and ${step} and cardinality($4::bigint[]) > 0
         and s.day between $5::date and $6::date
     ) counted group by 1, 2 having sum(count) <> 0`,
    [companyId, metric, kind, ids, period.from, period.to, first, end],
  );
}
