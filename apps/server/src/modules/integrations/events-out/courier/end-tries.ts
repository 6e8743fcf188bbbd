// Stores how tries ended: delivered, to be tried again, or given up; frees the next delivery about the same record, and
// keeps track of how the webhook does.
import { meaningOf, nextAttempt } from '@onward/domain/integrations/events-out/delivery-rules';
import type { Transaction } from '../../../../platform/database/transaction.ts';
import type { ClaimedDelivery } from './claim-deliveries.ts';
import type { Posted } from './post-delivery.ts';

export interface EndedTry {
  delivery: Pick<ClaimedDelivery, 'company_id' | 'id' | 'endpoint_id' | 'attempts' | 'first_tried_at'>;
  posted: Posted;
  at: Date;
}

interface Outcome {
  company_id: number;
  id: number;
  endpoint_id: number;
  state: 'pending' | 'delivered' | 'failed';
  is_gone: boolean;
  next_attempt_at: Date | null;
  tried: object;
}

function outcomeOf({ delivery, posted, at }: EndedTry): Outcome {
  const { company_id, id, endpoint_id, attempts, first_tried_at } = delivery;
  const meaning = posted.status === null ? 'refused' : meaningOf(posted.status);
  const next = meaning === 'refused' ? nextAttempt(attempts + 1, first_tried_at ?? at, at) : null;
  const tried = { at, status: posted.status, problem: posted.problem, duration_ms: posted.durationMs };
  const state = meaning === 'delivered' ? 'delivered' : next === null ? 'failed' : 'pending';
  return { company_id, id, endpoint_id, state, is_gone: meaning === 'gone', next_attempt_at: next, tried };
}

/** The log shows the latest tries. */
const TRIES_KEPT = 12;

const END_SQL = `
  with ended as (
    select * from json_to_recordset($1) as e (company_id bigint, id bigint, state text, next_attempt_at timestamptz,
      tried jsonb)
  ), written as (
    update webhook_deliveries d set state = e.state, attempts = d.attempts + 1,
      first_tried_at = coalesce(d.first_tried_at, $2), claimed_until = null,
      next_attempt_at = e.next_attempt_at, finished_at = case when e.state = 'pending' then null else $2::timestamptz end,
      tries = (case when jsonb_array_length(d.tries) >= ${TRIES_KEPT} then d.tries - 0 else d.tries end) || e.tried
    from ended e where d.company_id = e.company_id and d.id = e.id and d.state = 'pending'
    returning d.company_id, d.endpoint_id, d.subject_type, d.subject_id, d.id, d.state
  )
  update webhook_deliveries n set next_attempt_at = $2
  from written w cross join lateral (
    select f.id from webhook_deliveries f where f.company_id = w.company_id and f.endpoint_id = w.endpoint_id
      and f.subject_type = w.subject_type and f.subject_id = w.subject_id and f.state = 'pending' and f.id > w.id
    order by f.id limit 1
  ) following
  where w.state <> 'pending' and n.company_id = w.company_id and n.id = following.id and n.next_attempt_at = 'infinity'`;

export async function endTries(tx: Transaction, tries: readonly EndedTry[], now: Date): Promise<void> {
  const outcomes = tries.map(outcomeOf);
  await tx.prepared('webhooks_end', END_SQL, [JSON.stringify(outcomes), now]);
  for (const of of Map.groupBy(outcomes, ({ endpoint_id }) => endpoint_id).values()) await noteHealth(tx, of, now);
}

async function noteHealth(tx: Transaction, outcomes: readonly Outcome[], now: Date): Promise<void> {
  const [{ company_id, endpoint_id } = { company_id: 0, endpoint_id: 0 }] = outcomes;
  const isGone = outcomes.some(({ is_gone }) => is_gone);
  if (isGone) return switchOff(tx, company_id, endpoint_id, now);
  const answered = outcomes.filter(({ state }) => state === 'delivered').length;
  if (answered > 0) return noteAnswer(tx, company_id, endpoint_id, now);
  await tx.prepared(
    'webhooks_failing',
    `update webhook_endpoints set consecutive_failures = consecutive_failures + $3,
       failing_since = coalesce(failing_since, $4)
     where company_id = $1 and id = $2`,
    [company_id, endpoint_id, outcomes.length, now],
  );
}

/** A receiver that is back gets at once what was to be tried later. */
async function noteAnswer(tx: Transaction, companyId: number, id: number, now: Date): Promise<void> {
  const recovered = await tx.prepared(
    'webhooks_recovered',
    `update webhook_endpoints set consecutive_failures = 0, failing_since = null
     where company_id = $1 and id = $2 and consecutive_failures > 0 returning id`,
    [companyId, id],
  );
  if (recovered.length === 0) return;
  await tx.prepared(
    'webhooks_resume',
    `update webhook_deliveries set next_attempt_at = $3
     where company_id = $1 and endpoint_id = $2 and state = 'pending' and claimed_until is null
       and next_attempt_at > $3 and next_attempt_at < 'infinity'`,
    [companyId, id, now],
  );
}

const switchOff = async (tx: Transaction, companyId: number, id: number, now: Date): Promise<void> => {
  await tx.prepared(
    'webhooks_gone',
    `update webhook_endpoints set enabled = false, disabled_reason = 'gone', version = version + 1, updated_at = $3
     where company_id = $1 and id = $2 and enabled`,
    [companyId, id, now],
  );
};
