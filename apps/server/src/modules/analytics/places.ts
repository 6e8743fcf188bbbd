// Which postings and employees analytics covers: the caller's scope, narrowed by the filters.
import type { AnalyticsFilters } from '@onward/contract/analytics/analytics';
import type { CompanyCall } from '../../platform/http/route.ts';
import { IN_SCOPE, scopeValues } from '../employees/employees.service.ts';
import { positionsInScope } from '../positions/positions.service.ts';

const idsOf = (text: string | undefined): number[] => text?.split(',').map(Number) ?? [];

/** Null for all of the company. */
export const postingsOf = (call: CompanyCall, filters: AnalyticsFilters): Promise<number[] | null> =>
  positionsInScope(call, {
    brands: idsOf(filters.brand),
    locations: idsOf(filters.location_id),
    departments: idsOf(filters.department_id),
    ...(filters.position_key !== undefined && { key: filters.position_key }),
  });

/** The places of maintained counts. */
export interface CountedPlace {
  kind: 'company' | 'location' | 'position';
  ids: readonly number[];
}

/** The coarsest places that give exactly these postings: the fewer there are, the fewer counts are read. */
export async function countedPlace(
  call: CompanyCall,
  filters: AnalyticsFilters,
  positionIds: readonly number[] | null,
): Promise<CountedPlace> {
  if (positionIds === null) return { kind: 'company', ids: [0] };
  const { scope, companyId } = call.access;
  const isByPosting =
    scope.department.length > 0 ||
    scope.position.length > 0 ||
    filters.department_id !== undefined ||
    filters.position_key !== undefined;
  if (isByPosting) return { kind: 'position', ids: positionIds };
  const rows = await call.tx.prepared<{ id: number }>(
    'analytics_locations',
    `select l.id from locations l where l.company_id = $1
       and (cardinality($2::bigint[]) = 0 or l.id = any($2)) and (cardinality($3::bigint[]) = 0 or l.brand_id = any($3))
       and (cardinality($4::bigint[]) = 0 or l.id = any($4)) and (cardinality($5::bigint[]) = 0 or l.brand_id = any($5))`,
    [companyId, scope.location, scope.brand, idsOf(filters.location_id), idsOf(filters.brand)],
  );
  return { kind: 'location', ids: rows.map(({ id }) => id) };
}

/** Conditions on the tables `e` and `l`, as lists of employees narrow them; binds nine values. */
export const EMPLOYEES_HERE = `${IN_SCOPE}
  and (cardinality($6::bigint[]) = 0 or l.brand_id = any($6))
  and (cardinality($7::bigint[]) = 0 or e.location_id = any($7))
  and (cardinality($8::bigint[]) = 0 or e.department_id = any($8))
  and ($9::text is null or e.position_id = (select p.id from positions p where p.company_id = $1 and p.digest_key = $9))`;

export const employeesHere = ({ access }: Pick<CompanyCall, 'access'>, filters: AnalyticsFilters): unknown[] => [
  ...scopeValues(access),
  idsOf(filters.brand),
  idsOf(filters.location_id),
  idsOf(filters.department_id),
  filters.position_key ?? null,
];
