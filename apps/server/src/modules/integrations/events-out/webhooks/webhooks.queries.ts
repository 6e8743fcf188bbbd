// Webhooks of a company. Deleted ones stay for the log of their deliveries, and nobody can open them.
import type { Transaction } from '../../../../platform/database/transaction.ts';

export interface WebhookRow {
  company_id: number;
  id: number;
  endpoint_key: string;
  name: string;
  url: string;
  event_types: string[];
  enabled: boolean;
  disabled_reason: 'gone' | null;
  secret: Buffer;
  earlier_secret: Buffer | null;
  earlier_secret_until: Date | null;
  failing_since: Date | null;
  version: number;
  created_at: Date;
}

export interface WebhookFigures {
  /** Of the latest 1,000, if they are from the last seven days. */
  delivered: number;
  ended: number;
  pending_count: number;
  failed_count: number;
}

const COLUMNS = `e.company_id, e.id, e.endpoint_key, e.name, e.url, e.event_types, e.enabled, e.disabled_reason, e.secret,
  e.earlier_secret, e.earlier_secret_until, e.failing_since, e.version, e.created_at`;

/** Enough to show how a webhook is doing, and the cost stays the same however many deliveries there are. */
const RECENT = 1_000;

const FIGURES = `recent.delivered, recent.ended,
  (select count(*) from webhook_deliveries d where d.company_id = e.company_id and d.endpoint_id = e.id
    and d.state = 'pending')::int as pending_count,
  (select count(*) from webhook_deliveries d where d.company_id = e.company_id and d.endpoint_id = e.id
    and d.state = 'failed' and not d.is_test)::int as failed_count`;
const WITH_RECENT = `webhook_endpoints e cross join lateral (
  select count(*) filter (where d.state = 'delivered')::int as delivered, count(*) filter (where d.attempts > 0)::int as ended
  from (select r.state, r.attempts, r.is_test, r.created_at from webhook_deliveries r
    where r.company_id = e.company_id and r.endpoint_id = e.id order by r.id desc limit ${RECENT}) d
  where not d.is_test and d.created_at > $2::timestamptz - interval '7 days') recent`;

export async function listAll(tx: Transaction, companyId: number, now: Date): Promise<(WebhookRow & WebhookFigures)[]> {
  const { rows } = await tx.client.query<WebhookRow & WebhookFigures>(
    `select ${COLUMNS}, ${FIGURES} from ${WITH_RECENT} where e.company_id = $1 and e.deleted_at is null
     order by lower(e.name), e.id`,
    [companyId, now],
  );
  return rows;
}

export async function findWithFigures(
  tx: Transaction,
  companyId: number,
  id: number,
  now: Date,
): Promise<(WebhookRow & WebhookFigures) | undefined> {
  const { rows } = await tx.client.query<WebhookRow & WebhookFigures>(
    `select ${COLUMNS}, ${FIGURES} from ${WITH_RECENT}
     where e.company_id = $1 and e.id = $3 and e.deleted_at is null`,
    [companyId, now, id],
  );
  return rows[0];
}

export async function lock(tx: Transaction, companyId: number, id: number): Promise<WebhookRow | undefined> {
  const { rows } = await tx.client.query<WebhookRow>(
    `select ${COLUMNS} from webhook_endpoints e
     where e.company_id = $1 and e.id = $2 and e.deleted_at is null for update`,
    [companyId, id],
  );
  return rows[0];
}

export async function count(tx: Transaction, companyId: number): Promise<number> {
  const { rows } = await tx.client.query<{ count: number }>(
    'select count(*)::int as count from webhook_endpoints where company_id = $1 and deleted_at is null',
    [companyId],
  );
  return rows[0]?.count ?? 0;
}

export interface WebhookValues {
  name: string;
  url: string;
  event_types: string[];
  enabled: boolean;
}

export async function insert(
  tx: Transaction,
  row: WebhookValues & { company_id: number; endpoint_key: string; secret: Buffer; created_by: number },
  now: Date,
): Promise<number> {
  const { id } = await tx.db
    .insertInto('webhook_endpoints')
    .values({ ...row, created_at: now, updated_at: now })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** The caller holds the row's lock. Who switches it on starts afresh. */
export async function update(
  tx: Transaction,
  { company_id, id }: Pick<WebhookRow, 'company_id' | 'id'>,
  values: WebhookValues,
  now: Date,
): Promise<void> {
  await tx.client.query(
    `update webhook_endpoints set name = $3, url = $4, event_types = $5, enabled = $6,
       disabled_reason = case when $6 then null else disabled_reason end,
       failing_since = case when $6 and (not enabled or url <> $4) then null else failing_since end,
       consecutive_failures = case when $6 and (not enabled or url <> $4) then 0 else consecutive_failures end,
       version = version + 1, updated_at = $7
     where company_id = $1 and id = $2`,
    [company_id, id, values.name, values.url, values.event_types, values.enabled, now],
  );
}

export async function setSecrets(
  tx: Transaction,
  { company_id, id }: Pick<WebhookRow, 'company_id' | 'id'>,
  secrets: { secret: Buffer; earlier: Buffer; until: Date },
  now: Date,
): Promise<void> {
  await tx.client.query(
    `update webhook_endpoints set secret = $3, earlier_secret = $4, earlier_secret_until = $5, version = version + 1,
       updated_at = $6
     where company_id = $1 and id = $2`,
    [company_id, id, secrets.secret, secrets.earlier, secrets.until, now],
  );
}

export async function markDeleted(tx: Transaction, companyId: number, id: number, now: Date): Promise<void> {
  await tx.client.query(
    `update webhook_endpoints set deleted_at = $3, enabled = false, version = version + 1, updated_at = $3
     where company_id = $1 and id = $2`,
    [companyId, id, now],
  );
}

/** Secrets that no longer sign are forgotten. */
export async function forgetEarlierSecrets(tx: Transaction, now: Date): Promise<void> {
  await tx.client.query(
    `update webhook_endpoints set earlier_secret = null, earlier_secret_until = null
     where earlier_secret_until <= $1`,
    [now],
  );
}
