// Counts of a period, each grouped as its panel shows it.
import type { StandingCount } from '@onward/domain/analytics/funnel';
import type { Period } from '@onward/domain/analytics/period';
import { dayAfter, momentOf } from '@onward/domain/platform/time/zoned-time';
import type { Transaction } from '../../platform/database/transaction.ts';
import { countDays } from './counted-days.queries.ts';
import { type CountedPlace, EMPLOYEES_HERE } from './places.ts';

/** What is counted: days in a time zone, of some places. */
export interface Counted {
  companyId: number;
  period: Period;
  zone: string;
  edition: number;
  place: CountedPlace;
}

/** The first moment of a period, and the first after it. */
export const momentsOf = ({ period: { from, to }, zone }: Pick<Counted, 'period' | 'zone'>): [Date, Date] => [
  new Date(momentOf(from, 0, zone)),
  new Date(momentOf(dayAfter(to, 1), 0, zone)),
];

export async function countStanding(tx: Transaction, counted: Counted): Promise<StandingCount[]> {
  const rows = await countDays(tx, counted, 'standing');
  return rows.map(({ key, count }) => {
    const [stageId, isHired] = key.split(':');
    return { stageId: Number(stageId), isHired: isHired === '1', count };
  });
}

export interface SourceCount {
  source: string | null;
  isHired: boolean;
  count: number;
}

/** Without the first sign, which says whether they were hired, and the second, which tells a source from none. */
export async function countSources(tx: Transaction, counted: Counted): Promise<SourceCount[]> {
  const rows = await countDays(tx, counted, 'source');
  return rows.map(({ key, count }) => ({
    source: key.length > 1 ? key.slice(2) : null,
    isHired: key.startsWith('1'),
    count,
  }));
}

export interface KeyCount {
  key: string;
  count: number;
}

/** Of those who applied in the period, whenever they were rejected. */
export const countRejections = (tx: Transaction, counted: Counted): Promise<KeyCount[]> =>
  countDays(tx, counted, 'reason');

export interface DaysCount {
  /** Its Monday. */
  week: string;
  /** From the beginning to the end, both days in the company's time zone. */
  days: number;
  count: number;
}

export async function countHires(tx: Transaction, counted: Counted): Promise<DaysCount[]> {
  const rows = await countDays(tx, counted, 'hire');
  return rows.map(({ week, key, count }) => ({ week: week ?? '', days: Number(key), count }));
}

export const countMeetings = (tx: Transaction, counted: Counted): Promise<KeyCount[]> =>
  countDays(tx, counted, 'interview');

export const countOffers = (tx: Transaction, counted: Counted): Promise<KeyCount[]> => countDays(tx, counted, 'offer');

/** Of employees whose current onboarding was completed in the period. `employees` are the values of EMPLOYEES_HERE. */
export const countOnboardings = (
  tx: Transaction,
  counted: Pick<Counted, 'period' | 'zone'>,
  employees: readonly unknown[],
): Promise<DaysCount[]> =>
  tx.prepared<DaysCount & Record<string, unknown>>(
    'analytics_onboardings',
    `select date_trunc('week', o.completed_at at time zone $12)::date::text as week,
       (o.completed_at at time zone $12)::date - (o.started_at at time zone $12)::date as days, count(*)::int as count
     from employee_onboarding_processes o
     join employees e on e.company_id = o.company_id and e.id = o.employee_id
     left join locations l on l.company_id = e.company_id and l.id = e.location_id
     where o.company_id = $1 and o.ended_at is null and o.status = 'completed'
       and o.completed_at >= $10 and o.completed_at < $11 and ${EMPLOYEES_HERE}
     group by 1, 2`,
    [...employees, ...momentsOf(counted), counted.zone],
  );
