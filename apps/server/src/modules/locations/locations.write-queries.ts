// Locations as they are written. The old version stands in every condition.
import type { LocationPlan } from '@onward/domain/company/location-cap';
import { identifyCodeKey } from '@onward/domain/locations/locations';
import { sql } from 'kysely';
import type { Transaction } from '../../platform/database/transaction.ts';
import type { LocationValues } from './locations.queries.ts';

/**
 * The plan, with the company's row locked: whoever adds locations or gives out store numbers goes one after another.
 * Not `for update`, which would also hold up everybody who merely writes something that names the company.
 */
export async function lockPlan(tx: Transaction, companyId: number): Promise<LocationPlan> {
  const company = await tx.db
    .selectFrom('companies')
    .select(['plan_type', 'paid_locations_count', 'active_locations_count'])
    .where('id', '=', companyId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
  return {
    planType: company.plan_type,
    paidLocations: company.paid_locations_count,
    activeLocations: company.active_locations_count,
  };
}

/** Held until the end, so that a brand cannot go while a location is put into it. */
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

export const insert = async (tx: Transaction, companyId: number, values: LocationValues): Promise<number> =>
  (
    await tx.db
      .insertInto('locations')
      .values({ company_id: companyId, ...stored(values) })
      .returning('id')
      .executeTakeFirstOrThrow()
  ).id;

export interface VersionedRecord {
  companyId: number;
  id: number;
  version: number;
  now: Date;
}

/** False when someone else changed it first. */
export async function update(
  tx: Transaction,
  { companyId, id, version, now }: VersionedRecord,
  values: LocationValues,
): Promise<boolean> {
  const { numUpdatedRows } = await tx.db
    .updateTable('locations')
    .set((eb) => ({ ...stored(values), version: eb('version', '+', 1), updated_at: now }))
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .where('version', '=', version)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/**
 * Only while nobody works and nothing is open there. Whoever is limited to it stays limited to it: letting go of the
 * last entry of a scope would open everything to them.
 */
export async function remove(tx: Transaction, { companyId, id, version, now }: VersionedRecord): Promise<boolean> {
  const { numUpdatedRows } = await tx.db
    .updateTable('locations')
    .set((eb) => ({ deleted_at: now, version: eb('version', '+', 1), updated_at: now }))
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .where('version', '=', version)
    .where('deleted_at', 'is', null)
    .where('open_positions_count', '=', 0)
    .where('employees_count', '=', 0)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
