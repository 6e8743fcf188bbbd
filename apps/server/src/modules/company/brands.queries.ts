// Queries on brands, always within one company and the user's scope.
import type { BrandStatus } from '@onward/domain/company/brands';
import { OTHER_INDUSTRY } from '@onward/domain/company/industries';
import type { CompanyAccess } from '../../platform/access/access.ts';
import type { Transaction } from '../../platform/database/transaction.ts';
import { LOGO_URL_SQL } from './serve-logos.ts';

export interface BrandRow {
  id: number;
  name: string;
  nickname: string;
  friendly_id: string;
  industry: string | null;
  status: BrandStatus;
  color: string | null;
  logo_upload_id: number | null;
  logo_url: string | null;
  location_counts: number;
  location_groups: { id: number; name: string }[];
  version: number;
}

export interface BrandValues {
  name: string;
  industry: string | null;
  status: BrandStatus;
  color: string | null;
  logo_upload_id: number | null;
}

/** A group that contains only locations outside the user's scope is outside it too (CMP-024). */
const GROUP_IN_SCOPE = `(cardinality($3::bigint[]) = 0
  or not exists (select from location_group_members m where m.company_id = g.company_id and m.location_group_id = g.id)
  or exists (select from location_group_members m
    where m.company_id = g.company_id and m.location_group_id = g.id and m.location_id = any($3)))`;

/** People limited to locations see the brands of these (CMP-024). */
const IN_SCOPE = `b.company_id = $1 and b.deleted_at is null and (cardinality($2::bigint[]) = 0 or b.id = any($2))
    and (cardinality($3::bigint[]) = 0 or exists (select from locations l where l.company_id = b.company_id
      and l.brand_id = b.id and l.id = any($3)))`;

const BRANDS_SQL = `
  select b.id, b.name, b.nickname, b.friendly_id, b.industry, b.status, b.color, b.logo_upload_id, b.version,
    case when u.id is not null then ${LOGO_URL_SQL} end as logo_url,
    (select count(*) from locations l where l.company_id = b.company_id and l.brand_id = b.id and l.deleted_at is null
      and (cardinality($3::bigint[]) = 0 or l.id = any($3))) as location_counts,
    coalesce((select json_agg(json_build_object('id', g.id, 'name', g.name) order by lower(g.name)) from location_groups g
      where g.company_id = b.company_id and g.brand_id = b.id and ${GROUP_IN_SCOPE}), '[]') as location_groups
  from brands b
  left join uploads u on u.company_id = b.company_id and u.id = b.logo_upload_id
  where ${IN_SCOPE}`;

/** Brands that none of the listed industries describes (PLT-027). */
export async function nicknamesWithoutIndustry(
  tx: Transaction,
  { companyId, scope }: CompanyAccess,
): Promise<string[]> {
  const rows = await tx.prepared<{ nickname: string }>(
    'company_brands_other_industry',
    `select b.nickname from brands b where ${IN_SCOPE} and b.industry = $4 order by lower(b.name), b.id`,
    [companyId, scope.brand, scope.location, OTHER_INDUSTRY],
  );
  return rows.map(({ nickname }) => nickname);
}

export const listInScope = (tx: Transaction, { companyId, scope }: CompanyAccess): Promise<BrandRow[]> =>
  tx.prepared<BrandRow>('company_brands', `${BRANDS_SQL} order by lower(b.name), b.id`, [
    companyId,
    scope.brand,
    scope.location,
  ]);

export async function findInScope(
  tx: Transaction,
  { companyId, scope }: CompanyAccess,
  id: number,
): Promise<BrandRow | undefined> {
  const [row] = await tx.prepared<BrandRow>('company_brand', `${BRANDS_SQL} and b.id = $4`, [
    companyId,
    scope.brand,
    scope.location,
    id,
  ]);
  return row;
}

/** Any brand of the company, even outside the caller's scope. */
export const exists = async (tx: Transaction, companyId: number, id: number): Promise<boolean> =>
  (await tx.db
    .selectFrom('brands')
    .select('id')
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()) !== undefined;

/** Serializes edits of brands, so that two editors neither take the same name nor overwrite each other. */
export const lockNames = (tx: Transaction, companyId: number): Promise<unknown> =>
  tx.client.query('select from companies where id = $1 for no key update', [companyId]);

/**
 * Every URL nickname ever used, including those of deleted brands, because old links must not point to another brand.
 */
export async function takenNicknames(tx: Transaction, companyId: number): Promise<ReadonlySet<string>> {
  const rows = await tx.db
    .selectFrom('brands')
    .select(['nickname', 'friendly_id'])
    .where('company_id', '=', companyId)
    .execute();
  return new Set(rows.flatMap(({ nickname, friendly_id }) => [nickname, friendly_id]));
}

export const isNameTaken = async (
  tx: Transaction,
  companyId: number,
  name: string,
  exceptId: number | null,
): Promise<boolean> =>
  (await tx.db
    .selectFrom('brands')
    .select('id')
    .where('company_id', '=', companyId)
    .where((eb) => eb(eb.fn<string>('lower', ['name']), '=', eb.fn<string>('lower', [eb.val(name)])))
    .where('deleted_at', 'is', null)
    .$if(exceptId !== null, (query) => query.where('id', '!=', exceptId))
    .executeTakeFirst()) !== undefined;

export async function insert(
  tx: Transaction,
  companyId: number,
  nickname: string,
  values: BrandValues,
): Promise<number> {
  const { id } = await tx.db
    .insertInto('brands')
    .values({ company_id: companyId, nickname, friendly_id: nickname, ...values })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export const update = (
  tx: Transaction,
  { companyId, id, version, values }: { companyId: number; id: number; version: number; values: BrandValues },
): Promise<unknown> =>
  tx.db
    .updateTable('brands')
    .set((eb) => ({ ...values, version: eb('version', '+', 1) }))
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .where('version', '=', version)
    .execute();

/** Keeps others from adding locations until this transaction ends, and counts the existing ones. */
export async function countLocationsLocked(tx: Transaction, companyId: number, id: number): Promise<number> {
  await tx.client.query('select from brands where company_id = $1 and id = $2 for update', [companyId, id]);
  const { count } = await tx.db
    .selectFrom('locations')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('company_id', '=', companyId)
    .where('brand_id', '=', id)
    .where('deleted_at', 'is', null)
    .executeTakeFirstOrThrow();
  return count;
}

/** Scopes limited to it keep their entry, because removing the limit would open everything. */
export const remove = (tx: Transaction, companyId: number, id: number, now: Date): Promise<unknown> =>
  tx.db
    .updateTable('brands')
    .set({ deleted_at: now, logo_upload_id: null })
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .execute();

export const nameOfDeleted = async (tx: Transaction, companyId: number, id: number): Promise<string> =>
  (
    await tx.db
      .selectFrom('brands')
      .select('name')
      .where('company_id', '=', companyId)
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
  ).name;

export const putBack = (tx: Transaction, companyId: number, id: number, logo_upload_id: number | null) =>
  tx.db
    .updateTable('brands')
    .set((eb) => ({ deleted_at: null, logo_upload_id, version: eb('version', '+', 1) }))
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .execute();
