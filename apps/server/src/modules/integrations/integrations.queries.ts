// Integrations of a company, attempts to connect one, and events of providers.
import type { CheckPackage } from '@onward/domain/background-checks/packages';
import type { IntegrationNickname } from '@onward/domain/integrations/nicknames';
import type { IntegrationError, IntegrationStatus } from '@onward/domain/integrations/states';
import type { Transaction } from '../../platform/database/transaction.ts';

export interface IntegrationConfig {
  default_package?: string | null;
  default_company_id?: string | null;
  template_code?: string | null;
  payroll_group?: string | null;
}

export interface IntegrationTarget {
  company_checker_packages?: CheckPackage[];
  /** Companies at a payroll provider that the credentials may use. */
  companies?: { id: string; name: string }[];
}

export interface IntegrationRow {
  company_id: number;
  id: number;
  nickname: IntegrationNickname;
  status: IntegrationStatus;
  provider_account: string | null;
  config: IntegrationConfig;
  target: IntegrationTarget;
  secrets: Buffer | null;
  failed_calls: number;
  connected_at: Date | null;
  error_message: IntegrationError | null;
  error_at: Date | null;
  version: number;
}

const COLUMNS = [
  'company_id',
  'id',
  'nickname',
  'status',
  'provider_account',
  'config',
  'target',
  'secrets',
  'failed_calls',
  'connected_at',
  'error_message',
  'error_at',
  'version',
] as const;

const ofCompany = (tx: Transaction, companyId: number) =>
  tx.db.selectFrom('integrations').select(COLUMNS).where('company_id', '=', companyId).$castTo<IntegrationRow>();

export const listAll = (tx: Transaction, companyId: number): Promise<IntegrationRow[]> =>
  ofCompany(tx, companyId).execute();

export const find = (tx: Transaction, companyId: number, id: number): Promise<IntegrationRow | undefined> =>
  ofCompany(tx, companyId).where('id', '=', id).executeTakeFirst();

export const findByNickname = (
  tx: Transaction,
  companyId: number,
  nickname: IntegrationNickname,
): Promise<IntegrationRow | undefined> => ofCompany(tx, companyId).where('nickname', '=', nickname).executeTakeFirst();

export const lock = (tx: Transaction, companyId: number, id: number): Promise<IntegrationRow | undefined> =>
  ofCompany(tx, companyId).where('id', '=', id).forUpdate().executeTakeFirst();

/** The company's row, made when it connects for the first time. */
export async function lockOrCreate(
  tx: Transaction,
  companyId: number,
  nickname: IntegrationNickname,
): Promise<IntegrationRow> {
  await tx.db
    .insertInto('integrations')
    .values({ company_id: companyId, nickname, status: 'not_connected' })
    .onConflict((conflict) => conflict.columns(['company_id', 'nickname']).doNothing())
    .execute();
  return ofCompany(tx, companyId).where('nickname', '=', nickname).forUpdate().executeTakeFirstOrThrow();
}

export interface IntegrationValues {
  status?: IntegrationStatus;
  provider_account?: string | null;
  config?: IntegrationConfig;
  target?: IntegrationTarget;
  secrets?: Buffer | null;
  failed_calls?: number;
  connected_at?: Date | null;
  connected_by?: number | null;
  error_message?: IntegrationError | null;
  error_at?: Date | null;
}

/** The caller holds the row's lock. */
export const update = (
  tx: Transaction,
  { company_id, id }: Pick<IntegrationRow, 'company_id' | 'id'>,
  { config, target, ...values }: IntegrationValues,
  now: Date,
): Promise<IntegrationRow> =>
  tx.db
    .updateTable('integrations')
    .set(({ eb }) => ({
      ...values,
      ...(config && { config: JSON.stringify(config) }),
      ...(target && { target: JSON.stringify(target) }),
      version: eb('version', '+', 1),
      updated_at: now,
    }))
    .where('company_id', '=', company_id)
    .where('id', '=', id)
    .returning(COLUMNS)
    .$castTo<IntegrationRow>()
    .executeTakeFirstOrThrow();

/** Not a change that editors need to know about. */
export async function countFailedCalls(
  tx: Transaction,
  { company_id, id }: Pick<IntegrationRow, 'company_id' | 'id'>,
  failedCalls: number,
): Promise<void> {
  await tx.db
    .updateTable('integrations')
    .set({ failed_calls: failedCalls })
    .where('company_id', '=', company_id)
    .where('id', '=', id)
    .execute();
}

/** Across companies: a provider names its account, which several companies may share. */
export const findByAccount = (
  tx: Transaction,
  nickname: IntegrationNickname,
  account: string,
): Promise<{ company_id: number; id: number }[]> =>
  tx.db
    .selectFrom('integrations')
    .select(['company_id', 'id'])
    .where('nickname', '=', nickname)
    .where('provider_account', '=', account)
    .orderBy('company_id')
    .execute();

export const listActive = (
  tx: Transaction,
  nickname: IntegrationNickname,
): Promise<{ company_id: number; id: number }[]> =>
  tx.db
    .selectFrom('integrations')
    .select(['company_id', 'id'])
    .where('nickname', '=', nickname)
    .where('status', '=', 'active')
    .execute();

/** What other rooms know about a connection made on their own pages. */
export interface OtherConnection {
  /** Postings that run, or people whose calendar is read. */
  working: number;
  broken: number;
  broken_since: Date | null;
}

export interface OtherConnections {
  board: Record<string, OtherConnection>;
  calendar: Record<string, OtherConnection>;
  /** Those who could connect a calendar. */
  people: number;
}

export async function countOtherConnections(tx: Transaction, companyId: number): Promise<OtherConnections> {
  const rows = await tx.prepared<OtherConnection & { kind: 'board' | 'calendar' | 'people'; name: string }>(
    'integrations_other_connections',
    `select 'board' as kind, replace(board, '_gigs', '') as name,
       count(*) filter (where state = 'active')::int as working, count(*) filter (where state = 'error')::int as broken,
       max(updated_at) filter (where state = 'error') as broken_since
     from job_board_postings where company_id = $1 and state in ('active', 'error') group by 2
     union all
     select 'calendar', provider, count(*) filter (where k.broken_at is null)::int,
       count(*) filter (where k.broken_at is not null)::int, max(k.broken_at)
     from calendar_links k
     join company_staffs s on s.company_id = k.company_id and s.id = k.staff_id and s.status = 'active'
     where k.company_id = $1 group by 2
     union all
     select 'people', '', count(*)::int, 0, null from company_staffs where company_id = $1 and status = 'active'`,
    [companyId],
  );
  const used: OtherConnections = { board: {}, calendar: {}, people: 0 };
  for (const { kind, name, ...connection } of rows) {
    if (kind === 'people') used.people = connection.working;
    else used[kind][name] = connection;
  }
  return used;
}

export interface Attempt {
  company_id: number;
  nickname: IntegrationNickname;
  staff_id: number;
  state_hash: Buffer;
}

export const insertAttempt = (tx: Transaction, attempt: Attempt & { expires_at: Date }): Promise<unknown> =>
  tx.db.insertInto('integration_attempts').values(attempt).execute();

/** Works once, for the person who started it, before it expires. */
export async function takeAttempt(tx: Transaction, attempt: Attempt, now: Date): Promise<boolean> {
  const { numDeletedRows } = await tx.db
    .deleteFrom('integration_attempts')
    .where('company_id', '=', attempt.company_id)
    .where('nickname', '=', attempt.nickname)
    .where('staff_id', '=', attempt.staff_id)
    .where('state_hash', '=', attempt.state_hash)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

export const sweepAttempts = (tx: Transaction, now: Date): Promise<unknown> =>
  tx.db.deleteFrom('integration_attempts').where('expires_at', '<', now).execute();
