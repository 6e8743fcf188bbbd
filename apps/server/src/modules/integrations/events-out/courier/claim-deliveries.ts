// Takes deliveries that are due, a few for each webhook, so that a slow receiver holds up nobody but itself.
import { addSeconds } from '@onward/domain/platform/time/time-units';
import type { Transaction } from '../../../../platform/database/transaction.ts';

export interface ClaimedDelivery {
  company_id: number;
  id: number;
  endpoint_id: number;
  endpoint_key: string;
  url: string;
  secret: Buffer;
  earlier_secret: Buffer | null;
  earlier_secret_until: Date | null;
  attempts: number;
  first_tried_at: Date | null;
  event_key: string;
  type: string;
  version: number;
  data: Record<string, unknown>;
  created_at: Date;
}

/** A courier that died gives its deliveries back after that; longer than all of a webhook's can take. */
const CLAIM_SECONDS = 120;
/** Deliveries of one webhook that a courier holds at a time. */
export const CLAIMED_MAX = 64;
/** A receiver that failed this often in a row gets one delivery at a time until it answers again. */
const FAILING_AFTER = 5;

/** Only the first pending delivery about each record is ever due; the others wait until it has ended. */
const CLAIM_SQL = `
  with held as (select * from unnest($2::bigint[], $3::int[]) as h (endpoint_id, count)),
  open as (
    select e.*, greatest(0, case when e.consecutive_failures >= $5 then 1 else $4 end - coalesce(h.count, 0)) as room
    from webhook_endpoints e left join held h on h.endpoint_id = e.id
    where e.enabled and e.deleted_at is null
  ), due as (
    select d.company_id, d.id from open o cross join lateral (
      select w.company_id, w.id from webhook_deliveries w
      where w.company_id = o.company_id and w.endpoint_id = o.id and w.state = 'pending' and w.next_attempt_at <= $1
        and (w.claimed_until is null or w.claimed_until <= $1)
      order by w.next_attempt_at, w.id limit o.room for update skip locked
    ) d
  ), claimed as (
    update webhook_deliveries w set claimed_until = $6 from due
    where w.company_id = due.company_id and w.id = due.id
    returning w.*
  )
  select c.company_id, c.id, c.endpoint_id, e.endpoint_key, e.url, e.secret, e.earlier_secret, e.earlier_secret_until,
    c.attempts, c.first_tried_at, v.event_key, v.type, v.version, v.data, v.created_at
  from claimed c
  join webhook_endpoints e on e.company_id = c.company_id and e.id = c.endpoint_id
  join event_log v on v.company_id = c.company_id and v.id = c.event_id
  order by c.id`;

export const claimDeliveries = (
  tx: Transaction,
  held: ReadonlyMap<number, number>,
  now: Date,
): Promise<ClaimedDelivery[]> =>
  tx.prepared<ClaimedDelivery & Record<string, unknown>>('webhooks_claim', CLAIM_SQL, [
    now,
    [...held.keys()],
    [...held.values()],
    CLAIMED_MAX,
    FAILING_AFTER,
    addSeconds(now, CLAIM_SECONDS),
  ]);

/**
 * Frees deliveries that still wait for one that has ended: the two were written at the same moment. Deliveries of
 * webhooks that are switched off stay where they are.
 */
export const freeForgotten = (tx: Transaction, now: Date): Promise<unknown> =>
  tx.prepared(
    'webhooks_free',
    `update webhook_deliveries w set next_attempt_at = $1
     where w.state = 'pending' and w.next_attempt_at = 'infinity' and not exists (
       select from webhook_deliveries f where f.company_id = w.company_id and f.endpoint_id = w.endpoint_id
         and f.subject_type = w.subject_type and f.subject_id = w.subject_id and f.state = 'pending' and f.id < w.id)`,
    [now],
  );
