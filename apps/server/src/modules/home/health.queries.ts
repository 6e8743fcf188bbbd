// The numbers of every location, each counted as the list it opens (AHD-014). Each is one aggregate over the company, so
// that locations can be sorted by any of them.
import type { LocationHealth } from '@onward/contract/home/home';
import { REVERIFY_WARNING_DAYS } from '@onward/domain/everify/i9-clock';
import { searchQuery } from '@onward/domain/platform/search/search-words';
import type { CompanyAccess } from '../../platform/access/access.ts';
import type { PageWindow } from '../../platform/database/lists.ts';
import type { Transaction } from '../../platform/database/transaction.ts';
import { lateSince, notContacted } from '../applicants/applicants.service.ts';

export interface HealthFilters {
  search: string | undefined;
  brandId: number | undefined;
}

/** The company's days, with their moments. */
export interface HealthDays {
  now: Date;
  zone: string;
  today: string;
  since: string;
  todayFrom: Date;
  todayTo: Date;
  sinceFrom: Date;
}

const SHOWN = `
  l.company_id = $1 and l.deleted_at is null
  and (cardinality($2::bigint[]) = 0 or l.id = any($2))
  and (cardinality($3::bigint[]) = 0 or l.brand_id = any($3))
  and ($4::bigint is null or l.brand_id = $4)
  and ($5::text is null or l.id in (select onward.find_locations($5::tsquery)))`;

const shownValues = ({ companyId, scope }: CompanyAccess, { search, brandId }: HealthFilters): unknown[] => [
  companyId,
  scope.location,
  scope.brand,
  brandId ?? null,
  searchQuery(companyId, search),
];

/** A draft is not open to applicants, so the counter of jobs that prevent deleting a location would count too many. */
const OPEN = `select p.location_id, count(*)::int as open_positions from positions p
  where p.company_id = $1 and p.status = 'published' group by 1`;

const PLACED = 'join positions p on p.company_id = a.company_id and p.id = a.position_id';

/** $6 late since, $7 and $8 today, $9 the first of the last days, $10 now. */
const COUNTED = `
  with open as (${OPEN}),
  waiting as (
    select p.location_id, count(*)::int as not_contacted from applications a ${PLACED}
    where a.company_id = $1 and ${notContacted('$6')} group by 1
  ),
  held as (
    select p.location_id, count(*) filter (where m.starts_at >= $7 and m.status <> 'cancelled')::int as interviews_today,
      count(*) filter (where m.status = 'no_show')::int as no_shows,
      count(*) filter (where m.status in ('no_show', 'completed'))::int as expected
    from meetings m join applications a on a.company_id = m.company_id and a.id = m.application_id ${PLACED}
    where m.company_id = $1 and m.starts_at >= $9 and m.starts_at < $8 group by 1
  ),
  offered as (
    select p.location_id, count(*)::int as offers_waiting
    from application_offers o join applications a on a.company_id = o.company_id and a.id = o.application_id ${PLACED}
    where o.company_id = $1 and o.status in ('sent', 'signed_by_applicant') group by 1
  ),
  blocked as (
    select e.location_id, count(*)::int as onboarding_blocked from employees e
    where e.company_id = $1 and e.onboarding_state = 'need_attention' group by 1
  ),
  due as (
    select e.location_id, count(*)::int as i9_due,
      count(*) filter (where f.due_on <= ($10::timestamptz at time zone l.time_zone)::date)::int as i9_urgent
    from i9_forms f join employees e on e.company_id = f.company_id and e.id = f.employee_id
    join locations l on l.company_id = e.company_id and l.id = e.location_id
    where f.company_id = $1 and f.due_on is not null
      and (f.due_what <> 'reverification'
        or f.due_on <= ($10::timestamptz at time zone 'UTC')::date + ${REVERIFY_WARNING_DAYS[0]})
    group by 1
  )`;

const NUMBERS = {
  open_positions: 'coalesce(open.open_positions, 0)',
  not_contacted: 'coalesce(waiting.not_contacted, 0)',
  interviews_today: 'coalesce(held.interviews_today, 0)',
  no_show_rate: 'round(100.0 * held.no_shows / nullif(held.expected, 0), 1)::float8',
  no_shows: 'coalesce(held.no_shows, 0)',
  offers_waiting: 'coalesce(offered.offers_waiting, 0)',
  onboarding_blocked: 'coalesce(blocked.onboarding_blocked, 0)',
  i9_due: 'coalesce(due.i9_due, 0)',
  i9_urgent: 'coalesce(due.i9_urgent, 0)',
};

const ORDER = { name: 'lower(l.name)', ...NUMBERS } as const;
export type HealthOrder = Exclude<keyof typeof ORDER, 'no_shows' | 'i9_urgent'>;

const TABLES = ['open', 'waiting', 'held', 'offered', 'blocked', 'due']
  .map((name) => `left join ${name} on ${name}.location_id = l.id`)
  .join('\n');

type HealthRow = Omit<LocationHealth, 'location' | keyof Lately> & { id: number; name: string; brand_id: number };

export async function listHealth(
  tx: Transaction,
  access: CompanyAccess,
  filters: HealthFilters,
  { order, perPage, offset }: PageWindow<HealthOrder>,
  days: HealthDays,
): Promise<Omit<LocationHealth, keyof Lately>[]> {
  const { rows } = await tx.client.query<HealthRow>(
    `${COUNTED}
     select l.id, l.name, l.brand_id, ${Object.entries(NUMBERS)
       .map(([name, sql]) => `${sql} as ${name}`)
       .join(', ')}
     from locations l ${TABLES} where ${SHOWN}
     order by ${ORDER[order.field]} ${order.direction} nulls last, lower(l.name), l.id limit $11 offset $12`,
    [
      ...shownValues(access, filters),
      lateSince(days.now),
      days.todayFrom,
      days.todayTo,
      days.sinceFrom,
      days.now,
      perPage,
      offset,
    ],
  );
  return rows.map(({ id, name, brand_id, ...numbers }) => ({ location: { id, name, brand_id }, ...numbers }));
}

export type Lately = Pick<LocationHealth, 'applicants_30_days' | 'hires_30_days' | 'days_to_hire'>;

export interface LatelyRow extends Lately {
  /** Of one location, of one brand, or of all of them together. */
  location_id: number | null;
  brand_id: number | null;
}

/** Who applied and who was hired in a period, at each of the locations, in each brand, and at all that are shown. */
export async function hiringLately(
  tx: Transaction,
  access: CompanyAccess,
  filters: HealthFilters,
  { zone, from, to, moments }: { zone: string; from: string; to: string; moments: [Date, Date] },
): Promise<LatelyRow[]> {
  const { rows } = await tx.client.query<LatelyRow>(
    `select p.location_id, l.brand_id, count(*) filter (where n.days is null)::int as applicants_30_days,
       count(n.days)::int as hires_30_days,
       round(percentile_cont(0.5) within group (order by n.days)::numeric, 1)::float8 as days_to_hire
     from (
       select position_id, null::int as days from applications a
       where a.company_id = $1 and a.applied_at >= $6 and a.applied_at < $7
       union all
       select position_id, greatest(a.hired_date - (a.applied_at at time zone $10)::date, 0) from applications a
       where a.company_id = $1 and a.status = 'hired' and a.hired_date between $8::date and $9::date
     ) n
     join positions p on p.company_id = $1 and p.id = n.position_id
     join locations l on l.company_id = p.company_id and l.id = p.location_id
     where ${SHOWN} group by grouping sets ((p.location_id), (l.brand_id), ())`,
    [...shownValues(access, filters), ...moments, from, to, zone],
  );
  return rows;
}

export interface BrandHealth {
  brand_id: number;
  open_positions: number;
  locations: number;
}

export const sumByBrand = async (
  tx: Transaction,
  access: CompanyAccess,
  filters: HealthFilters,
): Promise<BrandHealth[]> =>
  (
    await tx.client.query<BrandHealth>(
      `with open as (${OPEN})
       select l.brand_id, sum(${NUMBERS.open_positions})::int as open_positions, count(*) as locations
       from locations l left join open on open.location_id = l.id
       where ${SHOWN} group by l.brand_id order by l.brand_id`,
      shownValues(access, filters),
    )
  ).rows;
