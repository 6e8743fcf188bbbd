// Forgets what is too old: deliveries after 30 days, the log after 400, secrets that no longer sign.
import { DELIVERIES_KEPT_DAYS, EVENTS_KEPT_DAYS } from '@onward/domain/integrations/events-out/event-catalog';
import { addSeconds, SECONDS } from '@onward/domain/platform/time/time-units';
import type { App } from '../../../platform/app.ts';
import { inSystem, type Transaction } from '../../../platform/database/transaction.ts';
import { removeOldDeliveries } from './deliveries/deliveries.queries.ts';
import { removeOldEvents } from './log/events.queries.ts';
import { forgetEarlierSecrets } from './webhooks/webhooks.queries.ts';

export async function removeOld(app: App): Promise<void> {
  const now = app.clock();
  await inSystem(app.pool, (tx) => forgetEarlierSecrets(tx, now));
  await repeat(app, (tx) => removeOldDeliveries(tx, addSeconds(now, -DELIVERIES_KEPT_DAYS * SECONDS.day)));
  await repeat(app, (tx) => removeOldEvents(tx, addSeconds(now, -EVENTS_KEPT_DAYS * SECONDS.day)));
}

async function repeat(app: App, step: (tx: Transaction) => Promise<number>): Promise<void> {
  while ((await inSystem(app.pool, step)) > 0);
}
