// Locations a user may see.
import type { LocationSummary } from '@onward/contract/locations';
import type { CompanyAccess } from '../../platform/access/access.ts';
import type { Transaction } from '../../platform/database/transaction.ts';

const LOCATIONS_SQL = `
  select l.id, l.name, l.brand_id, l.city, l.state_code, l.country_code, l.is_remote,
    (select count(*) from positions p
      where p.company_id = l.company_id and p.location_id = l.id and p.status in ('published', 'pending')) as positions
  from locations l
  where l.company_id = $1 and l.deleted_at is null
    and (cardinality($2::bigint[]) = 0 or l.id = any($2))
    and (cardinality($3::bigint[]) = 0 or l.brand_id = any($3))
  order by lower(l.name), l.id`;

export const listPermittedLocations = (tx: Transaction, access: CompanyAccess): Promise<LocationSummary[]> =>
  tx.prepared<LocationSummary>('locations_permitted', LOCATIONS_SQL, [
    access.companyId,
    access.scope.location,
    access.scope.brand,
  ]);
