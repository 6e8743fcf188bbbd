// Location groups of a brand, with the members in the user's scope.
import type { LocationGroup } from '@onward/contract/locations/location-groups';
import { sql } from 'kysely';
import type { CompanyAccess } from '../../../platform/access/access.ts';
import type { Transaction } from '../../../platform/database/transaction.ts';

/** A group that contains only locations outside the user's scope is outside it too (CMP-024). */
const GROUP_IN_SCOPE = `cardinality($3::bigint[]) = 0 or count(l.id) > 0 or not exists (
    select from location_group_members other where other.company_id = g.company_id and other.location_group_id = g.id)`;

const GROUPS_SQL = `
  select g.id, g.brand_id, g.name,
    coalesce(array_agg(l.id order by lower(l.name), l.id) filter (where l.id is not null), '{}') as location_ids
  from location_groups g
  left join location_group_members m on m.company_id = g.company_id and m.location_group_id = g.id
    and (cardinality($3::bigint[]) = 0 or m.location_id = any($3))
  left join locations l on l.company_id = m.company_id and l.id = m.location_id and l.deleted_at is null
  where g.company_id = $1 and (cardinality($2::bigint[]) = 0 or g.brand_id = any($2)) and ($4::bigint is null or g.id = $4)
  group by g.company_id, g.id
  having ${GROUP_IN_SCOPE}
  order by lower(g.name), g.id`;

const read = async (tx: Transaction, access: CompanyAccess, id: number | null): Promise<LocationGroup[]> =>
  tx.prepared<LocationGroup>('location_groups', GROUPS_SQL, [
    access.companyId,
    access.scope.brand,
    access.scope.location,
    id,
  ]);

export const listGroups = (tx: Transaction, access: CompanyAccess): Promise<LocationGroup[]> => read(tx, access, null);

export const findGroup = async (
  tx: Transaction,
  access: CompanyAccess,
  id: number,
): Promise<LocationGroup | undefined> => (await read(tx, access, id))[0];

/** Any group of the company, even outside the caller's scope. */
export const groupExists = async (tx: Transaction, companyId: number, id: number): Promise<boolean> =>
  (await tx.db
    .selectFrom('location_groups')
    .select('id')
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .executeTakeFirst()) !== undefined;

export const isNameTaken = async (
  tx: Transaction,
  companyId: number,
  { brand_id, name, exceptId }: { brand_id: number; name: string; exceptId: number | null },
): Promise<boolean> =>
  (await tx.db
    .selectFrom('location_groups')
    .select('id')
    .where('company_id', '=', companyId)
    .where('brand_id', '=', brand_id)
    .where(sql`lower(name)`, '=', sql`lower(${name})`)
    .$if(exceptId !== null, (query) => query.where('id', '!=', exceptId ?? 0))
    .executeTakeFirst()) !== undefined;

export const insertGroup = async (
  tx: Transaction,
  companyId: number,
  values: { brand_id: number; name: string },
): Promise<number> =>
  (
    await tx.db
      .insertInto('location_groups')
      .values({ company_id: companyId, ...values })
      .returning('id')
      .executeTakeFirstOrThrow()
  ).id;

export const updateGroup = (
  tx: Transaction,
  companyId: number,
  id: number,
  values: { brand_id: number; name: string },
) =>
  tx.db.updateTable('location_groups').set(values).where('company_id', '=', companyId).where('id', '=', id).execute();

/** Replaces the members in the caller's scope; other members stay. */
export async function replaceMembers(
  tx: Transaction,
  companyId: number,
  groupId: number,
  { seen, wanted }: { seen: readonly number[]; wanted: readonly number[] },
): Promise<void> {
  const gone = seen.filter((id) => !wanted.includes(id));
  if (gone.length > 0) {
    await tx.db
      .deleteFrom('location_group_members')
      .where('company_id', '=', companyId)
      .where('location_group_id', '=', groupId)
      .where('location_id', 'in', gone)
      .execute();
  }
  if (wanted.length === 0) return;
  await tx.client.query(
    `insert into location_group_members (company_id, location_group_id, location_id)
     select $1, $2, unnest($3::bigint[]) on conflict do nothing`,
    [companyId, groupId, wanted],
  );
}

/** When a group moves to another brand, members of the old brand leave it, even outside the caller's scope. */
export const dropMembersOfOtherBrands = (tx: Transaction, companyId: number, groupId: number, brandId: number) =>
  tx.db
    .deleteFrom('location_group_members as m')
    .using('locations as l')
    .whereRef('l.company_id', '=', 'm.company_id')
    .whereRef('l.id', '=', 'm.location_id')
    .where('m.company_id', '=', companyId)
    .where('m.location_group_id', '=', groupId)
    .where('l.brand_id', '!=', brandId)
    .execute();

export const deleteGroup = (tx: Transaction, companyId: number, id: number) =>
  tx.db.deleteFrom('location_groups').where('company_id', '=', companyId).where('id', '=', id).execute();

/** The ids that are locations of this brand within the caller's scope. */
export async function permittedMembers(
  tx: Transaction,
  { companyId, scope }: CompanyAccess,
  brandId: number,
  ids: readonly number[],
): Promise<number[]> {
  if (ids.length === 0) return [];
  const rows = await tx.client.query<{ id: number }>(
    `select id from locations
     where company_id = $1 and brand_id = $2 and deleted_at is null and id = any($3)
       and (cardinality($4::bigint[]) = 0 or id = any($4))`,
    [companyId, brandId, ids, scope.location],
  );
  return rows.rows.map(({ id }) => id);
}
