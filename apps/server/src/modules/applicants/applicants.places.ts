// Which postings a list of applicants spans, and how many applicants they have: read from the postings' own totals, so
// that no list counts its rows.
import type { ApplicationFilters } from '@onward/contract/applications';
import type { CompanyAccess } from '../../platform/access/access.ts';
import type { Transaction } from '../../platform/database/transaction.ts';
import { IN_SCOPE, scopeValues } from '../positions/positions.service.ts';

export interface Totals {
  in_progress: number;
  hired: number;
  rejected: number;
  inactive: number;
}

export interface Places {
  /** The postings to look into; null is all of the company. */
  positionIds: number[] | null;
  totals: Totals;
}

/** Which postings to look into: one by its key, some by their ids, or null for all of the company. */
export type Where = { key: string } | { ids: readonly number[] | null };

/** Known without a look: everything, or the one posting that is asked for. Null where the postings have to be found. */
export function knownPlace(access: CompanyAccess, filters: ApplicationFilters): Where | null {
  if (!isLimited(access, filters)) return { ids: null };
  const { position_key: key, brand, location_id, department_id } = filters;
  const alone = [brand, location_id, department_id].every((each) => each === undefined);
  return key !== undefined && alone ? { key } : null;
}

const isLimited = ({ scope }: CompanyAccess, filters: ApplicationFilters): boolean =>
  [scope.location, scope.brand, scope.department, scope.position].some((ids) => ids.length > 0) ||
  [filters.brand, filters.location_id, filters.department_id, filters.position_key].some((each) => each !== undefined);

const idsOf = (text: string | undefined): number[] => (text ? text.split(',').map(Number) : []);

interface PlacesRow extends Totals {
  ids: number[] | null;
}

export async function findPlaces(tx: Transaction, access: CompanyAccess, filters: ApplicationFilters): Promise<Places> {
  const limited = isLimited(access, filters);
  const [row] = await tx.prepared<PlacesRow & Record<string, unknown>>(
    'applicants_list_places',
    `select coalesce(sum(p.applicants_count - p.hired_count - p.rejected_count - p.inactive_count), 0)::int
         as in_progress,
       coalesce(sum(p.hired_count), 0)::int as hired, coalesce(sum(p.rejected_count), 0)::int as rejected,
       coalesce(sum(p.inactive_count), 0)::int as inactive,
       case when $10 then array_agg(p.id) filter (where p.applicants_count > 0) end as ids
     from positions p join locations l on l.company_id = p.company_id and l.id = p.location_id
     where ${IN_SCOPE}
       and (cardinality($6::bigint[]) = 0 or l.brand_id = any($6))
       and (cardinality($7::bigint[]) = 0 or p.location_id = any($7))
       and (cardinality($8::bigint[]) = 0 or p.department_id = any($8))
       and ($9::text is null or p.digest_key = $9)`,
    [
      ...scopeValues(access),
      idsOf(filters.brand),
      idsOf(filters.location_id),
      idsOf(filters.department_id),
      filters.position_key ?? null,
      limited,
    ],
  );
  const { in_progress = 0, hired = 0, rejected = 0, inactive = 0, ids = null } = row ?? {};
  return { positionIds: limited ? (ids ?? []) : null, totals: { in_progress, hired, rejected, inactive } };
}
