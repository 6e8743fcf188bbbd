// Reads locations, always within one company and the user's scope.
import type { LOCATION_ORDER_FIELDS, LocationSummary } from '@onward/contract/locations/locations';
import type { PositionSummary } from '@onward/contract/positions/position';
import type { CustomFieldValues } from '@onward/domain/locations/custom-fields';
import { searchQuery } from '@onward/domain/platform/search/search-words';
import type { PositionStatus } from '@onward/domain/positions/statuses';
import { type RawBuilder, sql } from 'kysely';
import type { CompanyAccess } from '../../../platform/access/access.ts';
import type { PageWindow } from '../../../platform/database/lists.ts';
import type { Transaction } from '../../../platform/database/transaction.ts';
import { openJobsAtLocation } from '../open-jobs.ts';
import type { TaxInfoRow } from './tax-infos.queries.ts';

/** The writable columns of a location. */
export interface LocationValues {
  brand_id: number;
  name: string;
  identify_code: string | null;
  country_code: string | null;
  state_code: string | null;
  city: string | null;
  postal_code: string | null;
  time_zone: string;
  address_line_1: string | null;
  address_line_2: string | null;
  latitude: number | null;
  longitude: number | null;
  is_remote: boolean;
  google_place_id: string | null;
  employer_tax_info_id: number | null;
  custom_field_values: CustomFieldValues;
}

export interface LocationRow extends LocationValues {
  id: number;
  open_positions_count: number;
  draft_positions_count: number;
  employees_count: number;
  version: number;
  updated_at: Date;
  employer_tax_info: TaxInfoRow | null;
}

const VALUE_COLUMNS = [
  'brand_id',
  'name',
  'identify_code',
  'country_code',
  'state_code',
  'city',
  'postal_code',
  'time_zone',
  'address_line_1',
  'address_line_2',
  'latitude',
  'longitude',
  'is_remote',
  'google_place_id',
  'employer_tax_info_id',
  'custom_field_values',
] as const satisfies (keyof LocationValues)[];

export const valuesOf = (row: LocationRow): LocationValues =>
  Object.fromEntries(VALUE_COLUMNS.map((column) => [column, row[column]])) as unknown as LocationValues;

const COLUMNS = [
  'l.id',
  ...VALUE_COLUMNS.map((column) => `l.${column}` as const),
  'l.draft_positions_count',
  'l.employees_count',
  'l.version',
  'l.updated_at',
] as const;

const TAX_INFO = sql<TaxInfoRow | null>`case when t.id is null then null else json_build_object(
  'id', t.id, 'legal_name', t.legal_name, 'employer_id_last4', t.employer_id_last4,
  'employer_id_sealed', encode(t.employer_id_sealed, 'base64'),
  'address_line_1', t.address_line_1, 'address_line_2', t.address_line_2, 'city', t.city,
  'state_code', t.state_code, 'postal_code', t.postal_code, 'country_code', t.country_code) end`.as(
  'employer_tax_info',
);

const STORED_COUNT = sql<number>`l.open_positions_count`;

const inScope = (tx: Transaction, { companyId, scope }: CompanyAccess) =>
  tx.db
    .selectFrom('locations as l')
    .where('l.company_id', '=', companyId)
    .where('l.deleted_at', 'is', null)
    .$if(scope.location.length > 0, (query) => query.where('l.id', 'in', [...scope.location]))
    .$if(scope.brand.length > 0, (query) => query.where('l.brand_id', 'in', [...scope.brand]));

/** Lists show the open jobs the user can see; one record has the stored count, which decides whether it is deleted. */
const withTaxInfo = (query: ReturnType<typeof inScope>, openJobs: RawBuilder<number> = STORED_COUNT) =>
  query
    .leftJoin('employer_tax_infos as t', (join) =>
      join.onRef('t.company_id', '=', 'l.company_id').onRef('t.id', '=', 'l.employer_tax_info_id'),
    )
    .select(COLUMNS)
    .select(openJobs.as('open_positions_count'))
    .select(TAX_INFO)
    .$castTo<LocationRow>();

const SUMMARY_SQL = `
  select l.id, l.name, l.identify_code, l.brand_id, l.city, l.state_code, l.country_code, l.is_remote,
    l.open_positions_count as positions
  from locations l
  where l.company_id = $1 and l.deleted_at is null and (cardinality($2::bigint[]) = 0 or l.brand_id = any($2))`;
const BY_NAME = 'order by lower(l.name), l.id';

/**
 * Read on every app start. Two statements, so that a few permitted locations are fetched by key instead of filtered.
 */
export const listPermitted = (tx: Transaction, { companyId, scope }: CompanyAccess): Promise<LocationSummary[]> =>
  scope.location.length === 0
    ? tx.prepared('locations_permitted', `${SUMMARY_SQL} ${BY_NAME}`, [companyId, scope.brand])
    : tx.prepared('locations_permitted_few', `${SUMMARY_SQL} and l.id = any($3) ${BY_NAME}`, [
        companyId,
        scope.brand,
        scope.location,
      ]);

/** Undefined when the company has no such brand, or it is outside the user's scope. */
export async function listOfBrand(
  tx: Transaction,
  access: CompanyAccess,
  nickname: string,
  groupId: number | undefined,
): Promise<LocationSummary[] | undefined> {
  const { companyId, scope } = access;
  const brand = await tx.db
    .selectFrom('brands')
    .select('id')
    .where('company_id', '=', companyId)
    .where('nickname', '=', nickname)
    .where('deleted_at', 'is', null)
    .$if(scope.brand.length > 0, (query) => query.where('id', 'in', [...scope.brand]))
    .executeTakeFirst();
  if (!brand) return undefined;
  return inScope(tx, access)
    .where('l.brand_id', '=', brand.id)
    .$if(groupId !== undefined, (query) =>
      query.where('l.id', 'in', (members) =>
        members
          .selectFrom('location_group_members as m')
          .select('m.location_id')
          .where('m.company_id', '=', companyId)
          .where('m.location_group_id', '=', groupId ?? 0),
      ),
    )
    .select(['l.id', 'l.name', 'l.identify_code', 'l.brand_id', 'l.city', 'l.state_code', 'l.country_code'])
    .select(['l.is_remote', 'l.open_positions_count as positions'])
    .orderBy(sql`lower(l.name)`)
    .orderBy('l.id')
    .execute();
}

export interface LocationFilters {
  query?: string;
  brand_id?: number;
  state?: string;
  tax_info?: 'complete' | 'missing';
}

/** Every column here is covered by an index. */
const SORT = {
  name: sql`lower(l.name)`,
  identify_code: sql`lower(l.identify_code)`,
  open_positions_count: sql.ref('open_positions_count'),
  updated_at: sql`l.updated_at`,
} satisfies Record<(typeof LOCATION_ORDER_FIELDS)[number], unknown>;

export async function listPage(
  tx: Transaction,
  access: CompanyAccess,
  { query: search, brand_id, state, tax_info }: LocationFilters,
  window: PageWindow<keyof typeof SORT>,
): Promise<{ rows: LocationRow[]; totalCount: number }> {
  const words = searchQuery(access.companyId, search);
  const found = inScope(tx, access)
    .$if(words !== null, (query) =>
      query.where(sql<boolean>`l.id in (select onward.find_locations(${words}::tsquery))`),
    )
    .$if(brand_id !== undefined, (query) => query.where('l.brand_id', '=', brand_id ?? 0))
    .$if(state !== undefined, (query) => query.where('l.state_code', '=', state ?? ''))
    .$if(tax_info !== undefined, (query) =>
      query.where('l.employer_tax_info_id', tax_info === 'missing' ? 'is' : 'is not', null),
    );
  const rows = await withTaxInfo(found, openJobsAtLocation(access.scope))
    .orderBy(SORT[window.order.field], window.order.direction)
    .orderBy('l.id', window.order.direction)
    .limit(window.perPage)
    .offset(window.offset)
    .execute();
  const { count } = await found.select((eb) => eb.fn.countAll<number>().as('count')).executeTakeFirstOrThrow();
  return { rows, totalCount: count };
}

export async function listStates(tx: Transaction, access: CompanyAccess): Promise<string[]> {
  const rows = await inScope(tx, access)
    .where('l.state_code', 'is not', null)
    .select('l.state_code')
    .distinct()
    .orderBy('l.state_code')
    .execute();
  return rows.flatMap(({ state_code }) => (state_code === null ? [] : [state_code]));
}

export const findInScope = (tx: Transaction, access: CompanyAccess, id: number): Promise<LocationRow | undefined> =>
  withTaxInfo(inScope(tx, access)).where('l.id', '=', id).executeTakeFirst();

/** The ids in the caller's scope. */
export const findSeveralInScope = (
  tx: Transaction,
  access: CompanyAccess,
  ids: readonly number[],
): Promise<LocationRow[]> =>
  ids.length === 0
    ? Promise.resolve([])
    : withTaxInfo(inScope(tx, access))
        .where('l.id', 'in', [...ids])
        .execute();

/** Any location of the company, even outside the caller's scope. */
export const exists = async (tx: Transaction, companyId: number, id: number): Promise<boolean> =>
  (await tx.db
    .selectFrom('locations')
    .select('id')
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()) !== undefined;

/** A location's positions in the user's scope, newest first. */
export const listPositions = (
  tx: Transaction,
  { companyId, scope }: CompanyAccess,
  locationId: number,
): Promise<PositionSummary[]> =>
  tx.db
    .selectFrom('positions as p')
    .innerJoin('locations as l', (join) =>
      join.onRef('l.company_id', '=', 'p.company_id').onRef('l.id', '=', 'p.location_id'),
    )
    .select(['p.id', 'p.digest_key', 'p.title', 'p.location_id', 'p.department_id', 'l.brand_id'])
    .select(sql<PositionStatus>`p.status`.as('status'))
    .where('p.company_id', '=', companyId)
    .where('p.location_id', '=', locationId)
    .where('p.status', '!=', 'deleted')
    .$if(scope.position.length > 0, (query) => query.where('p.id', 'in', [...scope.position]))
    .$if(scope.department.length > 0, (query) =>
      query.where((eb) =>
        eb.or([eb('p.department_id', 'is', null), eb('p.department_id', 'in', [...scope.department])]),
      ),
    )
    .orderBy('p.id', 'desc')
    .execute();
