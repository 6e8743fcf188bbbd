// A webhook as sent to clients, never with its secret.
import type { Webhook } from '@onward/contract/integrations/webhooks';
import type { WebhookFigures, WebhookRow } from './webhooks.queries.ts';

export const presentWebhook = (row: WebhookRow & WebhookFigures, now: Date): Webhook => ({
  id: row.id,
  name: row.name,
  url: row.url,
  event_types: row.event_types,
  enabled: row.enabled,
  disabled_reason: row.disabled_reason,
  failing_since: row.failing_since?.toISOString() ?? null,
  delivered_percent: row.ended === 0 ? null : Math.floor((1000 * row.delivered) / row.ended) / 10,
  pending_count: row.pending_count,
  failed_count: row.failed_count,
  earlier_secret_until:
    row.earlier_secret_until && row.earlier_secret_until > now ? row.earlier_secret_until.toISOString() : null,
  version: row.version,
  created_at: row.created_at.toISOString(),
});
