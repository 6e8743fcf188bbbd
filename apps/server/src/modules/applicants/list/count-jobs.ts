// Which postings a list of applicants spans and how many applicants they have, read from the postings' stored totals so
// that no list counts its rows.
import type { ApplicationFilters } from '@onward/contract/applicants/applications';
import type { Transaction } from '../../../platform/database/transaction.ts';
import type { CompanyCall } from '../../../platform/http/route.ts';
import { positionsInScope } from '../../positions/positions.service.ts';

export interface Totals {
  in_progress: number;
  hired: number;
  rejected: number;
  inactive: number;
}

const idsOf = (text: string | undefined): number[] => (text ? text.split(',').map(Number) : []);

/** The postings to include; null means all of the company. */
export const placesOf = (call: CompanyCall, filters: ApplicationFilters): Promise<number[] | null> =>
  positionsInScope(call, {
    brands: idsOf(filters.brand),
    locations: idsOf(filters.location_id),
    departments: idsOf(filters.department_id),
    ...(filters.position_key !== undefined && { key: filters.position_key }),
  });

export async function totalsOf(
  tx: Transaction,
  companyId: number,
  positionIds: readonly number[] | null,
): Promise<Totals> {
  const [row] = await tx.prepared<Totals & Record<string, unknown>>(
    positionIds ? 'applicants_totals_of_postings' : 'applicants_totals',
    `select coalesce(sum(applicants - hired - rejected - inactive), 0)::int as in_progress,
       coalesce(sum(hired), 0)::int as hired, coalesce(sum(rejected), 0)::int as rejected,
       coalesce(sum(inactive), 0)::int as inactive
     from position_totals where company_id = $1 ${positionIds ? 'and position_id = any($2::bigint[])' : ''}`,
    positionIds ? [companyId, positionIds] : [companyId],
  );
  return row ?? { in_progress: 0, hired: 0, rejected: 0, inactive: 0 };
}
