// E-Verify accounts as stored, which locations they cover, and those that wait for review.
import type { EverifyCompanyEntry, EverifyCompanyStatus } from '@onward/domain/everify/companies';
import type { PageWindow } from '../../../platform/database/lists.ts';
import type { Transaction } from '../../../platform/database/transaction.ts';

export interface CompanyRow {
  company_id: number;
  id: number;
  digest_key: string;
  status: EverifyCompanyStatus;
  employer_id_number: string;
  company_name: string;
  entry: StoredEntry;
  review_note: string | null;
  client_id: string | null;
  submitted_at: Date | null;
  version: number;
  updated_at: Date;
  open_cases: number;
}

export type StoredEntry = Omit<EverifyCompanyEntry, 'employer_id_number' | 'company_name'>;

const COLUMNS = `c.company_id, c.id, c.digest_key, c.status, c.employer_id_number, c.company_name, c.entry, c.review_note,
  c.client_id, c.submitted_at, c.version, c.updated_at,
  (select count(*)::int from everify_cases k where k.company_id = c.company_id and k.everify_company_id = c.id
    and k.status <> 'CLOSED') as open_cases`;

const select = (tx: Transaction, name: string, rest: string, values: unknown[]): Promise<CompanyRow[]> =>
  tx.prepared<CompanyRow & Record<string, unknown>>(
    name,
    `select ${COLUMNS} from everify_companies c where c.deleted_at is null and ${rest}`,
    values,
  );

export const list = (tx: Transaction, companyId: number): Promise<CompanyRow[]> =>
  select(tx, 'everify_companies', 'c.company_id = $1 order by c.id', [companyId]);

export const find = async (tx: Transaction, companyId: number, id: number): Promise<CompanyRow | undefined> =>
  (await select(tx, 'everify_company', 'c.company_id = $1 and c.id = $2', [companyId, id]))[0];

export const lock = async (tx: Transaction, companyId: number, id: number): Promise<CompanyRow | undefined> =>
  (await select(tx, 'everify_company_locked', 'c.company_id = $1 and c.id = $2 for update', [companyId, id]))[0];

/** Across companies, for support staff. */
export const lockOfAnyCompany = async (tx: Transaction, id: number): Promise<CompanyRow | undefined> =>
  (await select(tx, 'everify_company_of_any', 'c.id = $1 for update', [id]))[0];

export async function hasNumber(
  tx: Transaction,
  companyId: number,
  number: string,
  exceptId: number,
): Promise<boolean> {
  const rows = await tx.prepared(
    'everify_company_number',
    `select from everify_companies
     where company_id = $1 and employer_id_number = $2 and id <> $3 and deleted_at is null`,
    [companyId, number, exceptId],
  );
  return rows.length > 0;
}

export async function insert(
  tx: Transaction,
  company: Pick<CompanyRow, 'company_id' | 'digest_key' | 'employer_id_number' | 'company_name' | 'entry'>,
  now: Date,
): Promise<number> {
  const { id } = await tx.db
    .insertInto('everify_companies')
    .values({ ...company, entry: JSON.stringify(company.entry), created_at: now, updated_at: now })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export interface CompanyValues {
  status?: EverifyCompanyStatus;
  employer_id_number?: string;
  company_name?: string;
  entry?: StoredEntry;
  review_note?: string | null;
  client_id?: string | null;
  submitted_at?: Date | null;
  submitted_by?: number | null;
  reviewed_at?: Date | null;
  deleted_at?: Date | null;
}

/** The caller holds the row's lock. */
export async function update(
  tx: Transaction,
  { company_id, id, version }: Pick<CompanyRow, 'company_id' | 'id' | 'version'>,
  { entry, ...values }: CompanyValues,
  now: Date,
): Promise<void> {
  await tx.db
    .updateTable('everify_companies')
    .set({ ...values, ...(entry && { entry: JSON.stringify(entry) }), version: version + 1, updated_at: now })
    .where('company_id', '=', company_id)
    .where('id', '=', id)
    .execute();
}

export interface SiteLocation {
  id: number;
  state: string | null;
  /** Another account covers it. */
  is_taken: boolean;
}

/** Locations of the company among these; others are left out. */
export async function listLocations(
  tx: Transaction,
  companyId: number,
  everifyCompanyId: number,
  ids: readonly number[],
): Promise<SiteLocation[]> {
  return tx.prepared<SiteLocation & Record<string, unknown>>(
    'everify_site_locations',
    `select l.id, l.state_code as state, exists (select from everify_company_locations o
       where o.company_id = l.company_id and o.location_id = l.id and o.everify_company_id <> $2) as is_taken
     from locations l where l.company_id = $1 and l.id = any($3::bigint[]) and l.deleted_at is null`,
    [companyId, everifyCompanyId, ids],
  );
}

export async function replaceLocations(
  tx: Transaction,
  companyId: number,
  everifyCompanyId: number,
  locationIds: readonly number[],
): Promise<void> {
  await tx.client.query(
    `delete from everify_company_locations
     where company_id = $1 and everify_company_id = $2 and location_id <> all($3::bigint[])`,
    [companyId, everifyCompanyId, locationIds],
  );
  await tx.client.query(
    `insert into everify_company_locations (company_id, location_id, everify_company_id)
     select $1, id, $2 from unnest($3::bigint[]) as id on conflict do nothing`,
    [companyId, everifyCompanyId, locationIds],
  );
}

/** Two accounts of a company that take locations at once do so one after the other. */
export const lockAccounts = (tx: Transaction, companyId: number): Promise<unknown> =>
  tx.client.query(`select pg_advisory_xact_lock(hashtextextended('everify_companies:' || $1, 0))`, [companyId]);

export interface CoveringAccount {
  id: number;
  employer_id_number: string;
  client_id: string;
}

/** The active account that covers a location. */
export async function findCovering(
  tx: Transaction,
  companyId: number,
  locationId: number,
): Promise<CoveringAccount | undefined> {
  const [row] = await tx.prepared<CoveringAccount & Record<string, unknown>>(
    'everify_covering',
    `select c.id, c.employer_id_number, c.client_id from everify_company_locations o
     join everify_companies c on c.company_id = o.company_id and c.id = o.everify_company_id
     where o.company_id = $1 and o.location_id = $2 and c.status = 'active' and c.deleted_at is null
       and c.client_id is not null
     order by c.id limit 1`,
    [companyId, locationId],
  );
  return row;
}

/** Keeps the account from being deleted while a case is opened for it. */
export async function isStillActive(tx: Transaction, companyId: number, id: number): Promise<boolean> {
  const { rowCount } = await tx.client.query(
    `select from everify_companies where company_id = $1 and id = $2 and status = 'active' and deleted_at is null
     for share`,
    [companyId, id],
  );
  return rowCount === 1;
}

export async function hasActive(tx: Transaction, companyId: number): Promise<boolean> {
  const { rowCount } = await tx.client.query(
    `select from everify_companies where company_id = $1 and status = 'active' and deleted_at is null limit 1`,
    [companyId],
  );
  return rowCount === 1;
}

export interface WaitingRow extends CompanyRow {
  owner_name: string;
  submitted_by_name: string | null;
}

export const REVIEW_ORDERS = ['submitted_at'] as const;

/** Across companies. */
export async function listWaiting(
  tx: Transaction,
  { perPage, offset, order }: PageWindow<(typeof REVIEW_ORDERS)[number]>,
): Promise<{ rows: WaitingRow[]; total: number }> {
  const direction = order.direction === 'desc' ? 'desc' : 'asc';
  const where = `c.status = 'pending_review' and c.deleted_at is null`;
  const { rows } = await tx.client.query<WaitingRow>(
    `select ${COLUMNS}, o.name as owner_name, s.name as submitted_by_name
     from everify_companies c join companies o on o.id = c.company_id
     left join company_staffs s on s.company_id = c.company_id and s.id = c.submitted_by
     where ${where} order by c.submitted_at ${direction}, c.id ${direction}
     limit ${Number(perPage)} offset ${Number(offset)}`,
  );
  const { rows: counted } = await tx.client.query<{ total: number }>(
    `select count(*)::int as total from everify_companies c where ${where}`,
  );
  return { rows, total: counted[0]?.total ?? 0 };
}
