// What the public may see of a company's jobs. Everything here is read for people without an account.
import { searchQuery } from '@onward/domain/platform/search/search-words';
import type { EmploymentType, SalaryUnit, Shift } from '@onward/domain/positions/postings';
import { hasWords } from '../../../platform/database/has-words.ts';
import type { Transaction } from '../../../platform/database/transaction.ts';

export interface CompanyRow {
  id: number;
  digest_key: string;
  name: string;
  about_text: string | null;
  asks_equal_opportunity: boolean;
  logo_key: string | null;
}

export interface PostingRow {
  company_id: number;
  id: number;
  digest_key: string;
  title: string;
  employment_type: EmploymentType;
  shifts: Shift[];
  salary_min: number | null;
  salary_max: number | null;
  salary_unit: SalaryUnit | null;
  published_at: Date;
  department: string | null;
  brand_id: number;
  brand_name: string;
  friendly_id: string;
  brand_color: string | null;
  brand_logo_key: string | null;
  location_id: number;
  location_name: string;
  city: string | null;
  state: string | null;
  country: string | null;
  postal_code: string | null;
  address_line_1: string | null;
  latitude: number | null;
  longitude: number | null;
  is_remote: boolean;
  time_zone: string;
}

export interface WholePostingRow extends PostingRow {
  description: string;
  benefits: string[];
  openings: number;
  application_deadline: string | null;
  questions_count: number;
  is_open: boolean;
  access: 'public' | 'unlisted';
  updated_at: Date;
}

/** Inactive companies have no public pages. */
/** A key that somebody typed in capitals, from a poster, is found as well. */
export const findCompany = async (tx: Transaction, digestKey: string): Promise<CompanyRow | undefined> =>
  (await findByKey(tx, digestKey)) ?? (await findByKey(tx, digestKey.toLowerCase()));

async function findByKey(tx: Transaction, digestKey: string): Promise<CompanyRow | undefined> {
  const [row] = await tx.prepared<CompanyRow>(
    'careers_company',
    `select c.id, c.digest_key, c.name, c.about_text, c.asks_equal_opportunity, u.storage_key as logo_key
     from companies c left join uploads u on u.company_id = c.id and u.id = c.logo_upload_id
     where c.digest_key = $1 and c.status = 'active'`,
    [digestKey],
  );
  return row;
}

const PLACE = `l.id as location_id, l.name as location_name, l.city, l.state_code as state, l.country_code as country,
  l.postal_code, l.address_line_1, l.latitude, l.longitude, l.is_remote, l.time_zone,
  b.id as brand_id, b.name as brand_name, b.friendly_id, b.color as brand_color, bu.storage_key as brand_logo_key`;
const LISTED = `p.company_id, p.id, p.digest_key, p.title, p.employment_type, p.shifts, p.salary_min::float8, p.salary_max::float8,
  p.salary_unit, p.published_at, d.name as department, ${PLACE}`;
const PLACES = `join locations l on l.company_id = p.company_id and l.id = p.location_id
  join brands b on b.company_id = l.company_id and b.id = l.brand_id
  left join uploads bu on bu.company_id = b.company_id and bu.id = b.logo_upload_id
  left join departments d on d.company_id = p.company_id and d.id = p.department_id`;
const PUBLIC = `p.status = 'published' and p.access = 'public' and p.review_status = 'approved'`;

/** Where the words of a search are looked for, together. */
const SEARCHED = ['p.title', 'b.name', 'l.name', 'l.address_line_1', 'l.city', 'l.state_code', 'l.postal_code'];

export interface CareerFilter {
  companyId: number;
  query?: string;
  friendlyId?: string;
  locationId?: number;
  department?: string;
  employmentType?: string;
}

/** All conditions of a filter, with its values in order. */
function conditions(filter: CareerFilter): { where: string; values: unknown[] } {
  const values: unknown[] = [filter.companyId];
  const parts = [`p.company_id = $1`, PUBLIC, `b.status = 'active'`, 'l.deleted_at is null'];
  const add = (sql: (place: string) => string, value: unknown) => {
    if (value === undefined || value === '') return;
    values.push(value);
    parts.push(sql(`$${values.length}`));
  };
  add((at) => hasWords('p.company_id', SEARCHED, at), searchQuery(filter.companyId, filter.query) ?? undefined);
  add((at) => `b.friendly_id = ${at}`, filter.friendlyId);
  add((at) => `p.location_id = ${at}`, filter.locationId);
  add((at) => `lower(d.name) = ${at}`, filter.department?.toLowerCase());
  add((at) => `p.employment_type = ${at}`, filter.employmentType);
  return { where: parts.join(' and '), values };
}

export async function listPostings(
  tx: Transaction,
  filter: CareerFilter,
  window: { perPage: number; offset: number },
): Promise<{ rows: PostingRow[]; totalCount: number; locationsCount: number }> {
  const { where, values } = conditions(filter);
  const { rows } = await tx.client.query<PostingRow>(
    `select ${LISTED} from positions p ${PLACES} where ${where}
     order by p.published_at desc, p.id desc limit $${values.length + 1} offset $${values.length + 2}`,
    [...values, window.perPage, window.offset],
  );
  const counted = await tx.client.query<{ count: number; locations: number }>(
    `select count(*) as count, count(distinct p.location_id) as locations from positions p ${PLACES} where ${where}`,
    values,
  );
  return { rows, totalCount: counted.rows[0]?.count ?? 0, locationsCount: counted.rows[0]?.locations ?? 0 };
}

/** The available filter options: only those that some open posting has. */
export async function listFilters(tx: Transaction, companyId: number) {
  const { rows } = await tx.client.query<PostingRow>(
    `select distinct on (l.id) ${PLACE} from positions p ${PLACES} where p.company_id = $1 and ${PUBLIC}
       and b.status = 'active' and l.deleted_at is null order by l.id`,
    [companyId],
  );
  const kinds = await tx.client.query<{ departments: string[] | null; employment_types: EmploymentType[] | null }>(
    `select array_agg(distinct d.name order by d.name) filter (where d.name is not null) as departments,
       array_agg(distinct p.employment_type) as employment_types
     from positions p left join departments d on d.company_id = p.company_id and d.id = p.department_id
     where p.company_id = $1 and ${PUBLIC}`,
    [companyId],
  );
  return {
    places: rows,
    departments: kinds.rows[0]?.departments ?? [],
    employmentTypes: kinds.rows[0]?.employment_types ?? [],
  };
}

/** A posting by its key, if public: published and approved, or closed after it was. */
export async function findPosting(
  tx: Transaction,
  companyId: number,
  digestKey: string,
): Promise<WholePostingRow | undefined> {
  const [row] = await tx.prepared<WholePostingRow>('careers_posting', postingWhere('p.digest_key = $1'), [digestKey]);
  if (row) return row;
  // Keys contain small and capital letters, which somebody who types the address of a poster doesn't see.
  const typed = await tx.client.query<WholePostingRow>(
    postingWhere('p.company_id = $1 and lower(p.digest_key) = lower($2)'),
    [companyId, digestKey],
  );
  return typed.rows[0];
}

const postingWhere = (condition: string): string =>
  `select ${LISTED}, p.description, p.benefits, p.openings, p.application_deadline::text, p.access, p.updated_at,
     jsonb_array_length(p.questions) as questions_count, p.status = 'published' as is_open
   from positions p ${PLACES}
   where ${condition} and p.status in ('published', 'closed') and p.review_status = 'approved'
     and b.status = 'active'`;

/** Open postings similar to a closed one: the same location first, then the same brand. */
export async function listSimilar(tx: Transaction, posting: PostingRow, most: number): Promise<PostingRow[]> {
  const { rows } = await tx.client.query<PostingRow>(
    `select ${LISTED} from positions p ${PLACES}
     where p.company_id = $1 and p.id <> $2 and ${PUBLIC} and b.status = 'active' and l.deleted_at is null
     order by (p.location_id = $3) desc, (b.id = $4) desc, p.published_at desc, p.id desc limit $5`,
    [posting.company_id, posting.id, posting.location_id, posting.brand_id, most],
  );
  return rows;
}

export async function findBrand(tx: Transaction, companyId: number, friendlyId: string) {
  const { rows } = await tx.client.query<
    Pick<PostingRow, 'brand_id' | 'brand_name' | 'friendly_id' | 'brand_color' | 'brand_logo_key'>
  >(
    `select b.id as brand_id, b.name as brand_name, b.friendly_id, b.color as brand_color, u.storage_key as brand_logo_key
     from brands b left join uploads u on u.company_id = b.company_id and u.id = b.logo_upload_id
     where b.company_id = $1 and b.friendly_id in ($2, lower($2)) and b.status = 'active' and b.deleted_at is null
     order by b.friendly_id = $2 desc limit 1`,
    [companyId, friendlyId],
  );
  return rows[0];
}

export async function findLocation(tx: Transaction, companyId: number, id: number) {
  const { rows } = await tx.client.query<PostingRow>(
    `select ${PLACE} from locations l join brands b on b.company_id = l.company_id and b.id = l.brand_id
       left join uploads bu on bu.company_id = b.company_id and bu.id = b.logo_upload_id
     where l.company_id = $1 and l.id = $2 and l.deleted_at is null and b.status = 'active'`,
    [companyId, id],
  );
  return rows[0];
}
