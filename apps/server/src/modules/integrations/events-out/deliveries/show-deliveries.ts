// The log of deliveries, and sending some again.
import type { QueryOf } from '@onward/contract/endpoint';
import type { listWebhookDeliveries, WebhookDelivery } from '@onward/contract/integrations/webhooks';
import { DEFAULT_PAGE_SIZE } from '@onward/domain/platform/constants';
import { pageFacts } from '../../../../platform/database/lists.ts';
import { notFound, wrongState } from '../../../../platform/http/errors.ts';
import type { CompanyCall } from '../../../../platform/http/route.ts';
import { recordChange } from '../../../../platform/record-change.ts';
import { bodyOf } from '../courier/sign-delivery.ts';
import { subjectNames } from '../log/subject-names.ts';
import { requireWebhook } from '../webhooks/webhooks.service.ts';
import * as deliveries from './deliveries.queries.ts';

export async function listDeliveries(
  call: CompanyCall,
  id: number,
  { page = 1, per_page: perPage = DEFAULT_PAGE_SIZE, state }: QueryOf<typeof listWebhookDeliveries>,
) {
  const { tx, access } = call;
  await requireWebhook(call, id);
  const window = { ...(state && { state }), perPage, offset: (page - 1) * perPage };
  const { rows, totalCount } = await deliveries.listDeliveries(tx, access.companyId, id, window);
  return { webhook_deliveries: await present(call, rows), ...pageFacts({ page, perPage }, totalCount) };
}

export async function showDelivery(call: CompanyCall, id: number) {
  const row = await requireDelivery(call, id);
  const [shown] = await present(call, [row]);
  if (!shown) throw notFound();
  const payload = bodyOf({
    key: row.event_key,
    type: row.type,
    version: row.event_version,
    companyId: row.company_id,
    at: row.event_at,
    data: row.data,
  });
  return { webhook_delivery: { ...shown, tries: row.tries, payload } };
}

export async function replayDelivery(call: CompanyCall, id: number): Promise<{ replayed: number }> {
  const row = await requireDelivery(call, id);
  const { enabled } = await requireWebhook(call, row.endpoint_id);
  if (!enabled) throw wrongState('webhook_off');
  await deliveries.replay(call.tx, call.access.companyId, id, call.now);
  await record(call, row.endpoint_id, { delivery_id: id });
  return { replayed: 1 };
}

export async function replayFailed(call: CompanyCall, id: number): Promise<{ replayed: number }> {
  const { enabled } = await requireWebhook(call, id);
  if (!enabled) throw wrongState('webhook_off');
  const replayed = await deliveries.replayFailed(call.tx, call.access.companyId, id, call.now);
  await record(call, id, { replayed });
  return { replayed };
}

async function requireDelivery({ tx, access }: CompanyCall, id: number): Promise<deliveries.DeliveryRow> {
  const row = await deliveries.findDelivery(tx, access.companyId, id);
  if (!row) throw notFound();
  return row;
}

async function present(
  { tx, access }: CompanyCall,
  rows: readonly deliveries.DeliveryRow[],
): Promise<WebhookDelivery[]> {
  const names = await subjectNames(
    tx,
    access,
    rows.map(({ event_id }) => event_id),
  );
  return rows.map((row) => ({
    id: row.id,
    event_id: row.event_id,
    event_key: row.event_key,
    type: row.type,
    subject_type: row.subject_type,
    subject_id: row.subject_id,
    subject_name: names.get(row.event_id) ?? null,
    state: row.state,
    is_test: row.is_test,
    attempts: row.attempts,
    last_try: row.tries.at(-1) ?? null,
    next_attempt_at: row.next_attempt_at instanceof Date ? row.next_attempt_at.toISOString() : null,
    created_at: row.created_at.toISOString(),
  }));
}

const record = (call: CompanyCall, id: number, changes: Record<string, unknown>): Promise<void> =>
  recordChange(call, { event: 'webhook_replayed', subjectType: 'webhook', subjectId: id, changes });
