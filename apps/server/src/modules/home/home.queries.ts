// How hiring goes at every location, read from counters that the rooms keep; nothing is counted row by row.
import type { LocationHealth } from '@onward/contract/home';
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
  and ($5::text is null or position($5 in l.search_text) > 0)`;

const ORDER = { name: 'lower(l.name)', open_positions: 'l.open_positions_count' } as const;

const shownValues = ({ companyId, scope }: CompanyAccess, { search, brandId }: HealthFilters): unknown[] => [
  companyId,
  scope.location,
  scope.brand,
  brandId ?? null,
  search?.trim().toLowerCase() || null,
];

export async function listHealth(
  tx: Transaction,
  access: CompanyAccess,
  filters: HealthFilters,
  { order, perPage, offset }: PageWindow<keyof typeof ORDER>,
): Promise<LocationHealth[]> {
  const { rows } = await tx.client.query<HealthRow>(
    `select l.id, l.name, l.brand_id, l.open_positions_count as open_positions from locations l where ${SHOWN}
     order by ${ORDER[order.field]} ${order.direction}, l.id ${order.direction} limit $6 offset $7`,
    [...shownValues(access, filters), perPage, offset],
  );
  return rows.map(({ id, name, brand_id, open_positions }) => ({
    location: { id, name, brand_id },
    open_positions,
    applicants_30_days: null,
    hires_30_days: null,
    days_to_hire: null,
  }));
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
      `select l.brand_id, sum(l.open_positions_count) as open_positions, count(*) as locations
       from locations l where ${SHOWN} group by l.brand_id order by l.brand_id`,
      shownValues(access, filters),
    )
  ).rows;
