// Hiring at every location: published jobs, and the last 30 days by index.
import type { LocationHealth } from '@onward/contract/home/home';
import { searchQuery } from '@onward/domain/platform/search-words';
import type { CompanyAccess } from '../../platform/access/access.ts';
import type { PageWindow } from '../../platform/database/lists.ts';
import type { Transaction } from '../../platform/database/transaction.ts';

export interface HealthFilters {
  search: string | undefined;
  brandId: number | undefined;
}

interface HealthRow {
  id: number;
  name: string;
  brand_id: number;
  open_positions: number;
}

const SHOWN = `
  l.company_id = $1 and l.deleted_at is null
  and (cardinality($2::bigint[]) = 0 or l.id = any($2))
  and (cardinality($3::bigint[]) = 0 or l.brand_id = any($3))
  and ($4::bigint is null or l.brand_id = $4)
  and ($5::text is null or l.id in (select onward.find_locations($5::tsquery)))`;

/** A draft is not open to applicants, so the counter of jobs that prevent deleting a location would count too many. */
const OPEN = `left join (
    select p.location_id, count(*)::int as open_positions from positions p
    where p.company_id = $1 and p.status = 'published' group by p.location_id
  ) open on open.location_id = l.id`;
const OPEN_COUNT = 'coalesce(open.open_positions, 0)';

const ORDER = { name: 'lower(l.name)', open_positions: OPEN_COUNT } as const;

const shownValues = ({ companyId, scope }: CompanyAccess, { search, brandId }: HealthFilters): unknown[] => [
  companyId,
  scope.location,
  scope.brand,
  brandId ?? null,
  searchQuery(companyId, search),
];

export async function listHealth(
  tx: Transaction,
  access: CompanyAccess,
  filters: HealthFilters,
  { order, perPage, offset }: PageWindow<keyof typeof ORDER>,
  since: Date,
): Promise<LocationHealth[]> {
  const { rows } = await tx.client.query<HealthRow>(
    `select l.id, l.name, l.brand_id, ${OPEN_COUNT} as open_positions from locations l ${OPEN} where ${SHOWN}
     order by ${ORDER[order.field]} ${order.direction}, l.id ${order.direction} limit $6 offset $7`,
    [...shownValues(access, filters), perPage, offset],
  );
  const lately = await hiringLately(
    tx,
    access.companyId,
    rows.map(({ id }) => id),
    since,
  );
  return rows.map(({ id, name, brand_id, open_positions }) => ({
    location: { id, name, brand_id },
    open_positions,
    ...(lately.get(id) ?? { applicants_30_days: 0, hires_30_days: 0, days_to_hire: null }),
  }));
}

type Lately = Pick<LocationHealth, 'applicants_30_days' | 'hires_30_days' | 'days_to_hire'>;

async function hiringLately(
  tx: Transaction,
  companyId: number,
  locationIds: readonly number[],
  since: Date,
): Promise<Map<number, Lately>> {
  const { rows } = await tx.client.query<Lately & { location_id: number }>(
    `select p.location_id, sum(n.applied)::int as applicants_30_days, sum(n.hired)::int as hires_30_days,
       round((sum(n.days) / nullif(sum(n.hired), 0))::numeric, 1)::float8 as days_to_hire
     from (
       select position_id, 1 as applied, 0 as hired, 0.0 as days from applications
       where company_id = $1 and applied_at >= $3
       union all
       select position_id, 0, 1, extract(epoch from hired_date - applied_at) / 86400 from applications
       where company_id = $1 and status = 'hired' and hired_date >= $3::date
     ) n
     join positions p on p.company_id = $1 and p.id = n.position_id
     where p.location_id = any($2) group by p.location_id`,
    [companyId, locationIds, since],
  );
  return new Map(rows.map(({ location_id, ...lately }) => [location_id, lately]));
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
      `select l.brand_id, sum(${OPEN_COUNT})::int as open_positions, count(*) as locations
       from locations l ${OPEN} where ${SHOWN} group by l.brand_id order by l.brand_id`,
      shownValues(access, filters),
    )
  ).rows;
