// Which postings a user may see. Lists of applicants and threads need them for every page. They are cached while no
// posting or location changes: reading the 1,700 postings of one brand takes the database 3 ms.
import type { CompanyCall } from '../../../platform/http/route.ts';
import { NamesOf } from '../../../platform/names-cache.ts';
import { IN_SCOPE, scopeValues } from './positions.queries.ts';

/** Only postings of these locations; everywhere when empty. */
export interface Narrowing {
  brands?: readonly number[];
  locations?: readonly number[];
  departments?: readonly number[];
  key?: string;
}

const SCOPE_CACHE = new NamesOf<number[]>('positions_in_scope');

/** Null for all of the company. */
export async function positionsInScope(call: CompanyCall, narrowing: Narrowing): Promise<number[] | null> {
  const { names, access } = call;
  const { brands = [], locations = [], departments = [], key } = narrowing;
  const limits = [...Object.values(access.scope), brands, locations, departments];
  if (key === undefined && limits.every((ids) => ids.length === 0)) return null;
  const mark = names.mark();
  const asked = JSON.stringify([access.scope, brands, locations, departments, key]);
  const cached = SCOPE_CACHE.get(names, access.companyId, asked);
  if (cached) return cached;
  const ids = await read(call, narrowing);
  SCOPE_CACHE.keep(names, access.companyId, asked, ids, mark);
  return ids;
}

async function read({ tx, access }: CompanyCall, narrowing: Narrowing): Promise<number[]> {
  const { brands = [], locations = [], departments = [], key = null } = narrowing;
  const rows = await tx.prepared<{ id: number }>(
    'positions_in_scope',
    `select p.id from positions p join locations l on l.company_id = p.company_id and l.id = p.location_id
     where ${IN_SCOPE}
       and (cardinality($6::bigint[]) = 0 or l.brand_id = any($6))
       and (cardinality($7::bigint[]) = 0 or p.location_id = any($7))
       and (cardinality($8::bigint[]) = 0 or p.department_id = any($8))
       and ($9::text is null or p.digest_key = $9)
     order by p.id`,
    [...scopeValues(access), brands, locations, departments, key],
  );
  return rows.map(({ id }) => id);
}
