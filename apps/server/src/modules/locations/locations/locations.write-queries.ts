// Writes locations. The old version is part of every condition.
import type { LocationPlan } from '@onward/domain/company/location-cap';
import { identifyCodeKey } from '@onward/domain/locations/locations';
import { sql } from 'kysely';
import { batches } from '../../../platform/database/batches.ts';
import type { Transaction } from '../../../platform/database/transaction.ts';
import type { LocationValues } from './locations.queries.ts';

/**
 * The plan, with the company's row locked, so that adding locations and assigning store numbers is serialized. Not `for
 * update`, which would also block every write that references the company.
 */
export async function lockPlan(tx: Transaction, companyId: number): Promise<LocationPlan & { timeZone: string }> {
  const company = await tx.db
    .selectFrom('companies')
    .select(['plan_type', 'paid_locations_count', 'active_locations_count', 'time_zone'])
    .where('id', '=', companyId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
  return {
    planType: company.plan_type,
    paidLocations: company.paid_locations_count,
    activeLocations: company.active_locations_count,
    timeZone: company.time_zone,
  };
}

/** Locked until the end, so that a brand cannot be deleted while a location is added to it. */
export const findBrandIds = async (tx: Transaction, companyId: number, ids: readonly number[]): Promise<number[]> =>
  ids.length === 0
    ? []
    : (
        await tx.db
          .selectFrom('brands')
          .select('id')
          .where('company_id', '=', companyId)
          .where('id', 'in', [...ids])
          .where('deleted_at', 'is', null)
          .forKeyShare()
          .execute()
      ).map(({ id }) => id);

/** Who has which of these store numbers, by key. */
export async function findCodeOwners(
  tx: Transaction,
  companyId: number,
  codes: readonly string[],
): Promise<Map<string, number>> {
  if (codes.length === 0) return new Map();
  const rows = await tx.db
    .selectFrom('locations')
    .select(['id', sql<string>`lower(identify_code)`.as('key')])
    .where('company_id', '=', companyId)
    .where('deleted_at', 'is', null)
    .where(sql`lower(identify_code)`, 'in', codes.map(identifyCodeKey))
    .execute();
  return new Map(rows.map(({ id, key }) => [key, id]));
}

const stored = ({ custom_field_values, ...values }: LocationValues) => ({
  ...values,
  custom_field_values: JSON.stringify(custom_field_values),
});

/** The new ids, in the order given. */
export async function insertSeveral(
  tx: Transaction,
  companyId: number,
  values: readonly LocationValues[],
): Promise<number[]> {
  const ids: number[] = [];
  for (const batch of batches(values)) {
    const rows = await tx.db
      .insertInto('locations')
      .values(batch.map((location) => ({ company_id: companyId, ...stored(location) })))
      .returning('id')
      .execute();
    // Ids are assigned row by row, but SQL doesn't guarantee the order of returned rows.
    ids.push(...rows.map(({ id }) => id).sort((a, b) => a - b));
  }
  return ids;
}

export interface VersionedRecord {
  id: number;
  version: number;
}

/** Who made the change and when. */
export interface WriteContext {
  companyId: number;
  now: Date;
}

const VALUE_TYPES = {
  brand_id: 'bigint',
  name: 'text',
  identify_code: 'text',
  country_code: 'text',
  state_code: 'text',
  city: 'text',
  postal_code: 'text',
  time_zone: 'text',
  address_line_1: 'text',
  address_line_2: 'text',
  latitude: 'double precision',
  longitude: 'double precision',
  is_remote: 'boolean',
  google_place_id: 'text',
  employer_tax_info_id: 'bigint',
  custom_field_values: 'jsonb',
} satisfies Record<keyof LocationValues, string>;

const UPDATE_SQL = `
  update locations l set ${Object.keys(VALUE_TYPES)
    .map((column) => `${column} = v.${column}`)
    .join(', ')}, version = l.version + 1, updated_at = $2
  from jsonb_to_recordset($3::jsonb) as v (id bigint, version integer, ${Object.entries(VALUE_TYPES)
    .map(([column, type]) => `${column} ${type}`)
    .join(', ')})
  where l.company_id = $1 and l.id = v.id and l.version = v.version and l.deleted_at is null
  returning l.id`;

/** The updated ones; someone else changed the rest first. */
export async function updateSeveral(
  tx: Transaction,
  { companyId, now }: WriteContext,
  entries: readonly (VersionedRecord & { values: LocationValues })[],
): Promise<Set<number>> {
  const updated = new Set<number>();
  for (const batch of batches(entries)) {
    const given = JSON.stringify(batch.map(({ id, version, values }) => ({ id, version, ...values })));
    for (const { id } of await tx.prepared<{ id: number }>('locations_update', UPDATE_SQL, [companyId, now, given])) {
      updated.add(id);
    }
  }
  return updated;
}

const REMOVE_SQL = `
  update locations l set deleted_at = $2, version = l.version + 1, updated_at = $2
  from jsonb_to_recordset($3::jsonb) as v (id bigint, version integer)
  where l.company_id = $1 and l.id = v.id and l.version = v.version and l.deleted_at is null
    and l.open_positions_count = 0 and l.draft_positions_count = 0 and l.employees_count = 0
  returning l.id`;

/**
 * Deletes locations without employees or open jobs, and returns them. Scopes limited to one keep their entry: without
 * their last entry, those staff would see everything.
 */
export async function removeSeveral(
  tx: Transaction,
  { companyId, now }: WriteContext,
  entries: readonly VersionedRecord[],
): Promise<Set<number>> {
  const removed = new Set<number>();
  for (const batch of batches(entries)) {
    const given = JSON.stringify(batch.map(({ id, version }) => ({ id, version })));
    for (const { id } of await tx.prepared<{ id: number }>('locations_remove', REMOVE_SQL, [companyId, now, given])) {
      removed.add(id);
    }
  }
  return removed;
}

/** A deleted location in its current state, with its row locked. */
export const findDeleted = (tx: Transaction, companyId: number, id: number) =>
  tx.db
    .selectFrom('locations')
    .select(['brand_id', 'identify_code'])
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .where('deleted_at', 'is not', null)
    .forUpdate()
    .executeTakeFirst();

export const putBack = (tx: Transaction, { companyId, now }: WriteContext, id: number) =>
  tx.db
    .updateTable('locations')
    .set((eb) => ({ deleted_at: null, version: eb('version', '+', 1), updated_at: now }))
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .execute();
