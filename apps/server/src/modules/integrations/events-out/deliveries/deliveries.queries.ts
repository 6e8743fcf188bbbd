// Deliveries of a company as people see them; the courier has its own statements.
import type { Transaction } from '../../../../platform/database/transaction.ts';
import type { Posted } from '../courier/post-delivery.ts';

interface StoredTry {
  at: string;
  status: number | null;
  problem: Posted['problem'];
  duration_ms: number;
}

export type DeliveryState = 'pending' | 'delivered' | 'failed';

export interface DeliveryRow {
  company_id: number;
  id: number;
  endpoint_id: number;
  event_id: number;
  event_key: string;
  type: string;
  event_version: number;
  data: Record<string, unknown>;
  event_at: Date;
  subject_type: string;
  subject_id: number;
  state: DeliveryState;
  is_test: boolean;
  attempts: number;
  tries: StoredTry[];
  /** A number, infinity, while it waits for an earlier one about the same record. */
  next_attempt_at: Date | number | null;
  created_at: Date;
}

const COLUMNS = `d.company_id, d.id, d.endpoint_id, d.event_id, v.event_key, v.type, v.version as event_version, v.data,
  v.created_at as event_at, d.subject_type, d.subject_id, d.state, d.is_test, d.attempts, d.tries, d.next_attempt_at,
  d.created_at`;
const TABLES = `webhook_deliveries d join event_log v on v.company_id = d.company_id and v.id = d.event_id
  join webhook_endpoints e on e.company_id = d.company_id and e.id = d.endpoint_id and e.deleted_at is null`;

/** Nobody pages further back; the log of events has everything. */
const COUNTED_MAX = 10_000;

export async function listDeliveries(
  tx: Transaction,
  companyId: number,
  endpointId: number,
  { state, perPage, offset }: { state?: DeliveryState; perPage: number; offset: number },
): Promise<{ rows: DeliveryRow[]; totalCount: number }> {
  const values = [companyId, endpointId, state ?? null];
  const { rows } = await tx.client.query<DeliveryRow>(
    `select ${COLUMNS} from ${TABLES}
     where d.company_id = $1 and d.endpoint_id = $2 and ($3::text is null or d.state = $3)
     order by d.id desc limit $4 offset $5`,
    [...values, perPage, offset],
  );
  const counted = await tx.client.query<{ count: number }>(
    `select count(*)::int as count from (select from webhook_deliveries
       where company_id = $1 and endpoint_id = $2 and ($3::text is null or state = $3) limit ${COUNTED_MAX}) d`,
    values,
  );
  return { rows, totalCount: counted.rows[0]?.count ?? 0 };
}

export async function findDelivery(tx: Transaction, companyId: number, id: number): Promise<DeliveryRow | undefined> {
  const { rows } = await tx.client.query<DeliveryRow>(
    `select ${COLUMNS} from ${TABLES} where d.company_id = $1 and d.id = $2`,
    [companyId, id],
  );
  return rows[0];
}

/** One after the other for each record, in their first order; what is pending already only becomes due. */
const REPLAY = `state = 'pending', finished_at = null, claimed_until = null,
  attempts = case when state = 'pending' then attempts else 0 end,
  first_tried_at = case when state = 'pending' then first_tried_at end,
  next_attempt_at = case when next_attempt_at = 'infinity' then 'infinity' else $3 end`;

export async function replay(tx: Transaction, companyId: number, id: number, now: Date): Promise<void> {
  await tx.client.query(
    `update webhook_deliveries set ${REPLAY}
     where company_id = $1 and id = $2 and (claimed_until is null or claimed_until <= $3)`,
    [companyId, id, now],
  );
  await wakeCouriers(tx);
}

/** Only the first about each record is due at once. */
export async function replayFailed(tx: Transaction, companyId: number, endpointId: number, now: Date): Promise<number> {
  const { rowCount } = await tx.client.query(
    `with again as (
       select d.id, row_number() over (partition by d.subject_type, d.subject_id order by d.id) as place
       from webhook_deliveries d
       where d.company_id = $1 and d.endpoint_id = $2 and d.state = 'failed' and not d.is_test
     )
     update webhook_deliveries d set state = 'pending', finished_at = null, claimed_until = null, attempts = 0,
       first_tried_at = null, next_attempt_at = case when again.place = 1 then $3::timestamptz else 'infinity' end
     from again where d.company_id = $1 and d.id = again.id`,
    [companyId, endpointId, now],
  );
  await wakeCouriers(tx);
  return rowCount ?? 0;
}

const wakeCouriers = (tx: Transaction): Promise<unknown> => tx.client.query("select pg_notify('onward_webhooks', '')");

/** A test delivery is never retried automatically, because somebody is looking at its result. */
export async function insertTest(
  tx: Transaction,
  test: { companyId: number; endpointId: number; eventId: number; ok: boolean; posted: Posted; at: Date },
): Promise<void> {
  const { companyId, endpointId, eventId, ok, posted, at } = test;
  const tried = { at, status: posted.status, problem: posted.problem, duration_ms: posted.durationMs };
  await tx.client.query(
    `insert into webhook_deliveries (company_id, endpoint_id, event_id, subject_type, subject_id, state, is_test, attempts,
       tries, next_attempt_at, finished_at)
     values ($1, $2, $3, 'webhook', $2, $4, true, 1, $5, null, $6)`,
    [companyId, endpointId, eventId, ok ? 'delivered' : 'failed', JSON.stringify([tried]), at],
  );
}

export async function removeOldDeliveries(tx: Transaction, before: Date): Promise<number> {
  const { rowCount } = await tx.client.query(
    `delete from webhook_deliveries d using (
       select o.company_id, o.id from webhook_deliveries o where o.created_at < $1 order by o.created_at limit 5000
     ) old where d.company_id = old.company_id and d.id = old.id`,
    [before],
  );
  return rowCount ?? 0;
}
