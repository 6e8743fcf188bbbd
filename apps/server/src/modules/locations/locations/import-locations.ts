// What an import of locations needs to check first: brands, taken store numbers, and the plan's limit (AHD-019).
import { availableLocations } from '@onward/domain/company/location-cap';
import type { KnownLocations } from '@onward/domain/locations/location-import';
import { identifyCodeKey } from '@onward/domain/locations/locations';
import { isInScope } from '@onward/domain/staff/scope';
import { sql } from 'kysely';
import type { CompanyCall } from '../../../platform/http/route.ts';

export async function knownLocations({ tx, access }: CompanyCall, codes: readonly string[]): Promise<KnownLocations> {
  const { companyId, scope } = access;
  const brands = await tx.db
    .selectFrom('brands')
    .select(['id', 'name', 'nickname'])
    .where('company_id', '=', companyId)
    .where('deleted_at', 'is', null)
    .$if(scope.brand.length > 0, (query) => query.where('id', 'in', [...scope.brand]))
    .execute();
  const keys = [...new Set(codes.map(identifyCodeKey))].filter(Boolean);
  const owners = await tx.db
    .selectFrom('locations')
    .select(['id', 'brand_id', sql<string>`lower(identify_code)`.as('code')])
    .where('company_id', '=', companyId)
    .where('deleted_at', 'is', null)
    .where(sql<boolean>`lower(identify_code) = any(${keys}::text[])`)
    .execute();
  return {
    brands,
    byCode: new Map(
      owners.map(({ id, brand_id, code }) => [
        code,
        { id, permitted: isInScope(scope, { location: id, brand: brand_id }) },
      ]),
    ),
  };
}

/** How many of the new locations exceed the plan's limit. */
export async function locationsBeyondPlan({ tx, access }: CompanyCall, wanted: number): Promise<number> {
  const company = await tx.db
    .selectFrom('companies')
    .select(['plan_type', 'paid_locations_count', 'active_locations_count'])
    .where('id', '=', access.companyId)
    .executeTakeFirstOrThrow();
  if (company.plan_type !== 'fixed_locations') return 0;
  const left = availableLocations({
    planType: company.plan_type,
    paidLocations: company.paid_locations_count,
    activeLocations: company.active_locations_count,
  });
  return Math.max(0, wanted - Math.max(0, left));
}
