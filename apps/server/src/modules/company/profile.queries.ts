// The company's own row.
import type { CompanyStatus } from '@onward/domain/company/statuses';
import type { Transaction } from '../../platform/database/transaction.ts';
import { LOGO_URL_SQL } from './serve-logos.ts';

export interface CompanyRow {
  id: number;
  customer_id: string | null;
  uuid: string;
  digest_key: string;
  name: string;
  status: CompanyStatus;
  tier: string;
  tiers: string[];
  onboarding_activated_at: Date | null;
  paid_locations_count: number;
  active_locations_count: number;
  trial: boolean;
  available_positions_count: number | null;
  plan_type: string;
  website: string | null;
  time_zone: string;
  about_text: string | null;
  asks_equal_opportunity: boolean;
  logo_upload_id: number | null;
  logo_url: string | null;
  version: number;
}

export interface CompanyValues {
  name: string;
  website: string | null;
  time_zone: string;
  about_text: string | null;
  asks_equal_opportunity: boolean;
  logo_upload_id: number | null;
}

const COMPANY_SQL = `
  select c.id, c.customer_id, c.uuid, c.digest_key, c.name, c.status, c.tier, c.tiers, c.onboarding_activated_at,
    c.paid_locations_count, c.active_locations_count, c.trial, c.available_positions_count, c.plan_type, c.website,
    c.time_zone, c.about_text, c.asks_equal_opportunity, c.logo_upload_id, c.version, case when u.id is not null then ${LOGO_URL_SQL} end as logo_url
  from companies c left join uploads u on u.company_id = c.id and u.id = c.logo_upload_id
  where c.id = $1`;

export async function findCompany(tx: Transaction, companyId: number): Promise<CompanyRow | undefined> {
  const [row] = await tx.prepared<CompanyRow>('company_profile', COMPANY_SQL, [companyId]);
  return row;
}

/**
 * How many more postings the company may publish, locked so that only one of several concurrent requests gets the last
 * place. Null means no limit, and then nothing is locked.
 */
export async function lockPostingPlaces(tx: Transaction, companyId: number): Promise<number | null> {
  const { rows } = await tx.client.query<{ available_positions_count: number }>(
    `select available_positions_count from companies
     where id = $1 and available_positions_count is not null for no key update`,
    [companyId],
  );
  return rows[0]?.available_positions_count ?? null;
}

/** Only counts if there is a limit. */
export const changePostingPlaces = (tx: Transaction, companyId: number, step: 1 | -1): Promise<unknown> =>
  tx.client.query(
    'update companies set available_positions_count = available_positions_count + $2 where id = $1 and available_positions_count is not null',
    [companyId, step],
  );

/** False when someone else changed it first: the version the editor saw is part of the condition. */
export async function updateCompany(
  tx: Transaction,
  { companyId, version, values }: { companyId: number; version: number; values: CompanyValues },
): Promise<boolean> {
  const { numUpdatedRows } = await tx.db
    .updateTable('companies')
    .set((eb) => ({ ...values, version: eb('version', '+', 1) }))
    .where('id', '=', companyId)
    .where('version', '=', version)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function activateOnboardingAt(
  tx: Transaction,
  companyId: number,
  now: Date,
): Promise<{ activatedAt: Date; isFirst: boolean }> {
  const { rowCount } = await tx.client.query(
    'update companies set onboarding_activated_at = $2 where id = $1 and onboarding_activated_at is null',
    [companyId, now],
  );
  const { rows } = await tx.client.query<{ at: Date }>(
    'select onboarding_activated_at as at from companies where id = $1',
    [companyId],
  );
  return { activatedAt: rows[0]?.at ?? now, isFirst: rowCount === 1 };
}
