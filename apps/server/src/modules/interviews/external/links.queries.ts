// Links to external calendars, and pending attempts to connect one.
import type { BrokenReason, CalendarProvider } from '@onward/domain/interviews/external-calendars';
import type { Transaction } from '../../../platform/database/transaction.ts';

/** Identifies a link permanently; its data is read again each time. */
export interface LinkName {
  company_id: number;
  id: number;
}

/** Each staff member has at most one link per provider. */
export interface LinkOwner {
  company_id: number;
  staff_id: number;
  provider: CalendarProvider;
}

export interface LinkRow extends LinkName, LinkOwner {
  account: string;
  access_token: Buffer;
  refresh_token: Buffer;
  expires_at: Date;
  broken_at: Date | null;
  broken_reason: BrokenReason | null;
  checked_at: Date | null;
}

type Found = LinkRow & Record<string, unknown>;

const COLUMNS = `k.company_id, k.id, k.staff_id, k.provider, k.account, k.access_token, k.refresh_token, k.expires_at,
  k.broken_at, k.broken_reason, k.checked_at`;

export const listLinks = (tx: Transaction, companyId: number, staffId: number): Promise<LinkRow[]> =>
  tx.prepared<Found>(
    'calendar_links_of_staff',
    `select ${COLUMNS} from calendar_links k where k.company_id = $1 and k.staff_id = $2 order by k.provider`,
    [companyId, staffId],
  );

export async function findLink(tx: Transaction, { company_id, id }: LinkName): Promise<LinkRow | undefined> {
  const rows = await tx.prepared<Found>(
    'calendar_links_find',
    `select ${COLUMNS} from calendar_links k where k.company_id = $1 and k.id = $2`,
    [company_id, id],
  );
  return rows[0];
}

/** Also undefined when another process has locked it and the caller doesn't want to wait. */
export async function lockLink(
  tx: Transaction,
  { company_id, id }: LinkName,
  { patient }: { patient: boolean },
): Promise<LinkRow | undefined> {
  const rows = await tx.prepared<Found>(
    patient ? 'calendar_links_lock' : 'calendar_links_try_lock',
    `select ${COLUMNS} from calendar_links k where k.company_id = $1 and k.id = $2 for update${patient ? '' : ' skip locked'}`,
    [company_id, id],
  );
  return rows[0];
}

export interface SealedTokens {
  access_token: Buffer;
  refresh_token: Buffer;
  expires_at: Date;
}

export async function saveTokens(tx: Transaction, { company_id, id }: LinkName, tokens: SealedTokens): Promise<void> {
  await tx.prepared(
    'calendar_links_tokens',
    `update calendar_links set access_token = $3, refresh_token = $4, expires_at = $5
     where company_id = $1 and id = $2`,
    [company_id, id, tokens.access_token, tokens.refresh_token, tokens.expires_at],
  );
}

/** False when it was already recorded. */
export async function markBroken(
  tx: Transaction,
  { company_id, id }: LinkName,
  reason: BrokenReason,
  now: Date,
): Promise<boolean> {
  const rows = await tx.prepared(
    'calendar_links_break',
    `update calendar_links set broken_at = $4, broken_reason = $3
     where company_id = $1 and id = $2 and broken_at is null returning id`,
    [company_id, id, reason, now],
  );
  return rows.length > 0;
}

export interface NewLink extends SealedTokens, LinkOwner {
  account: string;
}

/** Reconnecting repairs the link; data of another account is deleted. */
export async function putLink(tx: Transaction, link: NewLink): Promise<number> {
  await tx.client.query(
    `delete from busy_times b using calendar_links k where k.company_id = $1 and k.staff_id = $2 and k.provider = $3
       and k.account <> $4 and b.company_id = k.company_id and b.link_id = k.id`,
    [link.company_id, link.staff_id, link.provider, link.account],
  );
  const { rows } = await tx.client.query<{ id: number }>(
    `insert into calendar_links (company_id, staff_id, provider, account, access_token, refresh_token, expires_at)
     values ($1, $2, $3, $4, $5, $6, $7)
     on conflict (company_id, staff_id, provider) do update set account = excluded.account,
       access_token = excluded.access_token, refresh_token = excluded.refresh_token, expires_at = excluded.expires_at,
       broken_at = null, broken_reason = null, asked_at = null
     returning id`,
    [
      link.company_id,
      link.staff_id,
      link.provider,
      link.account,
      link.access_token,
      link.refresh_token,
      link.expires_at,
    ],
  );
  return rows[0]?.id ?? 0;
}

export const deleteLink = (tx: Transaction, { company_id, id }: LinkName): Promise<unknown> =>
  tx.db.deleteFrom('calendar_links').where('company_id', '=', company_id).where('id', '=', id).execute();

/** In any company, because consent is given to the product, not to one company. */
export const isAccountInUse = async (tx: Transaction, provider: CalendarProvider, account: string): Promise<boolean> =>
  (await tx.db
    .selectFrom('calendar_links')
    .select('id')
    .where('provider', '=', provider)
    .where('account', '=', account)
    .executeTakeFirst()) !== undefined;

/** Links of former staff, which end with their employment. */
export const takeLinksOfLeavers = (
  tx: Transaction,
): Promise<(LinkOwner & Pick<LinkRow, 'account' | 'refresh_token'>)[]> =>
  tx.prepared<Found>(
    'calendar_links_leavers',
    `delete from calendar_links k using company_staffs s
     where s.company_id = k.company_id and s.id = k.staff_id and s.status <> 'active'
     returning k.company_id, k.staff_id, k.provider, k.account, k.refresh_token`,
    [],
  );

/** Links of active staff in companies whose plan includes scheduling. */
export const listWorkingLinks = (tx: Transaction): Promise<LinkName[]> =>
  tx.prepared<LinkName & Record<string, unknown>>(
    'calendar_links_working',
    `select k.company_id, k.id from calendar_links k
     join company_staffs s on s.company_id = k.company_id and s.id = k.staff_id and s.status = 'active'
     join company_modules m on m.company_id = k.company_id and m.module = 'scheduling'
     where k.broken_at is null order by k.company_id, k.id`,
    [],
  );

/** Links whose busy times were last read before that. */
export const listOlderLinks = (
  tx: Transaction,
  companyId: number,
  staffIds: readonly number[],
  before: Date,
): Promise<LinkName[]> =>
  tx.prepared<LinkName & Record<string, unknown>>(
    'calendar_links_older',
    `select company_id, id from calendar_links where company_id = $1 and staff_id = any($2::bigint[])
       and broken_at is null and (checked_at is null or checked_at < $3)`,
    [companyId, staffIds, before],
  );

/** The same, with each link returned to only one caller. */
export const askOlderLinks = (
  tx: Transaction,
  companyId: number,
  staffIds: readonly number[],
  { before, now }: { before: Date; now: Date },
): Promise<LinkName[]> =>
  tx.prepared<LinkName & Record<string, unknown>>(
    'calendar_links_ask',
    `update calendar_links set asked_at = $4 where company_id = $1 and staff_id = any($2::bigint[])
       and broken_at is null and (checked_at is null or checked_at < $3) and (asked_at is null or asked_at < $3)
     returning company_id, id`,
    [companyId, staffIds, before, now],
  );

export interface Attempt {
  company_id: number;
  state_hash: Buffer;
  staff_id: number;
  session_id: number;
  provider: CalendarProvider;
  code_verifier: Buffer;
}

export async function insertAttempt(tx: Transaction, attempt: Attempt & { expires_at: Date }): Promise<void> {
  await tx.db.insertInto('calendar_link_attempts').values(attempt).execute();
}

export interface ReturnedAttempt extends Attempt {
  user_id: number;
}

/** Claims it once, in time, and only while the session that started it is active and its owner is active staff. */
export async function takeAttempt(tx: Transaction, stateHash: Buffer, now: Date): Promise<ReturnedAttempt | undefined> {
  const { rows } = await tx.client.query<ReturnedAttempt>(
    `with taken as (delete from calendar_link_attempts where state_hash = $1 and expires_at > $2 returning *)
     select t.company_id, t.state_hash, t.staff_id, t.session_id, t.provider, t.code_verifier, s.user_id from taken t
     join company_staffs s on s.company_id = t.company_id and s.id = t.staff_id and s.status = 'active'
     join sessions n on n.id = t.session_id and n.user_id = s.user_id and n.ended_at is null`,
    [stateHash, now],
  );
  return rows[0];
}

export const sweepAttempts = (tx: Transaction, now: Date): Promise<unknown> =>
  tx.db.deleteFrom('calendar_link_attempts').where('expires_at', '<', now).execute();
