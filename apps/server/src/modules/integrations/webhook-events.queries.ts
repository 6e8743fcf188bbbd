// Events that providers reported: stored once each, processed by a job.
import type { Transaction } from '../../platform/database/transaction.ts';

export interface NewWebhookEvent {
  provider: string;
  event_id: string;
  body: Buffer;
  received_at: Date;
}

export type WebhookOutcome = 'handled' | 'ignored' | 'unknown_account';

/** Null when it was delivered before. */
export async function insertEvent(tx: Transaction, event: NewWebhookEvent): Promise<number | null> {
  const inserted = await tx.db
    .insertInto('webhook_events')
    .values(event)
    .onConflict((conflict) => conflict.columns(['provider', 'event_id']).doNothing())
    .returning('id')
    .executeTakeFirst();
  return inserted?.id ?? null;
}

export const findEvent = (tx: Transaction, id: number) =>
  tx.db
    .selectFrom('webhook_events')
    .select(['id', 'provider', 'event_id', 'body', 'processed_at'])
    .where('id', '=', id)
    .executeTakeFirst();

export const markProcessed = (
  tx: Transaction,
  id: number,
  result: { outcome: WebhookOutcome; company_id: number | null; processed_at: Date },
): Promise<unknown> => tx.db.updateTable('webhook_events').set(result).where('id', '=', id).execute();

/** The row stays, so that a late repetition is still recognized. */
export const eraseBodies = (tx: Transaction, before: Date): Promise<unknown> =>
  tx.db
    .updateTable('webhook_events')
    .set({ body: null })
    .where('received_at', '<', before)
    .where('body', 'is not', null)
    .execute();
