// Devices that opened the portal, and codes to open it.
import { addSeconds, SECONDS } from '@onward/domain/platform/time/time-units';
import type { Transaction } from '../../../platform/database/transaction.ts';
import type { RunRow } from '../running/runs.queries.ts';

type RunKey = Pick<RunRow, 'company_id' | 'id'>;

/** In whichever company it is. */
export async function findByLink(tx: Transaction, key: string, tokenHash: Buffer): Promise<RunKey | undefined> {
  const [row] = await tx.prepared<RunKey & Record<string, unknown>>(
    'onboarding_by_link',
    `select company_id, id from employee_onboarding_processes where token_hash = $2 and digest_key = $1`,
    [key, tokenHash],
  );
  return row;
}

/** False when too many were asked for within the hour. */
export async function storeCode(
  tx: Transaction,
  { company_id, id }: RunKey,
  { hash, now, most }: { hash: Buffer; now: Date; most: number },
): Promise<boolean> {
  const rows = await tx.prepared(
    'onboarding_store_code',
    `insert into onboarding_portal_codes as c (company_id, process_id, code_hash, sent_at, hour_began_at)
       values ($1, $2, $3, $4, $4)
     on conflict (company_id, process_id) do update set code_hash = $3, sent_at = $4, tries = 0,
       sent_count = case when c.hour_began_at < $5 then 1 else c.sent_count + 1 end,
       hour_began_at = case when c.hour_began_at < $5 then $4 else c.hour_began_at end
       where c.hour_began_at < $5 or c.sent_count < $6
     returning process_id`,
    [company_id, id, hash, now, addSeconds(now, -SECONDS.hour), most],
  );
  return rows.length > 0;
}

export interface CodeRow {
  code_hash: Buffer;
  sent_at: Date;
  /** With this one. */
  tries: number;
}

export async function countTry(tx: Transaction, { company_id, id }: RunKey): Promise<CodeRow | undefined> {
  const [row] = await tx.prepared<CodeRow & Record<string, unknown>>(
    'onboarding_count_try',
    `update onboarding_portal_codes set tries = tries + 1 where company_id = $1 and process_id = $2
     returning code_hash, sent_at, tries`,
    [company_id, id],
  );
  return row;
}

/** A code opens one device. The count of the hour stays with the next one. */
export const deleteCode = (tx: Transaction, { company_id, id }: RunKey): Promise<unknown> =>
  tx.prepared(
    'onboarding_use_code',
    `update onboarding_portal_codes set tries = 1000 where company_id = $1 and process_id = $2`,
    [company_id, id],
  );

export const insertSession = (
  tx: Transaction,
  { company_id, id }: RunKey,
  { tokenHash, userAgent, now }: { tokenHash: Buffer; userAgent: string; now: Date },
): Promise<unknown> =>
  tx.prepared(
    'onboarding_insert_session',
    `insert into onboarding_portal_sessions (company_id, process_id, token_hash, user_agent, created_at, last_used_at)
     values ($1, $2, $3, $4, $5, $5)`,
    [company_id, id, tokenHash, userAgent.slice(0, 300), now],
  );

export interface SessionRow {
  company_id: number;
  id: number;
  process_id: number;
  digest_key: string;
  employee_id: number;
  last_used_at: Date;
  completed_at: Date | null;
  ended_at: Date | null;
}

export async function findSession(tx: Transaction, tokenHash: Buffer): Promise<SessionRow | undefined> {
  const [row] = await tx.prepared<SessionRow & Record<string, unknown>>(
    'onboarding_session',
    `select s.company_id, s.id, s.process_id, o.digest_key, o.employee_id, s.last_used_at, o.completed_at, o.ended_at
     from onboarding_portal_sessions s
     join employee_onboarding_processes o on o.company_id = s.company_id and o.id = s.process_id
     where s.token_hash = $1`,
    [tokenHash],
  );
  return row;
}

export const touchSession = (tx: Transaction, { company_id, id }: SessionRow, now: Date): Promise<unknown> =>
  tx.prepared(
    'onboarding_touch_session',
    'update onboarding_portal_sessions set last_used_at = $3 where company_id = $1 and id = $2',
    [company_id, id, now],
  );
