// Notifies open inboxes and threads of changes; every event names the thread (NTF-022, MSG-013).
import type { ScopedRecord } from '@onward/domain/staff/scope';
import type { Transaction } from '../../../platform/database/transaction.ts';
import { recordEvents } from '../../../platform/events/record-event.ts';
import { scopeOf } from '../sending/recipients.queries.ts';
import { findByIds } from './conversations.queries.ts';

export type ThreadEvent = 'message_created' | 'message_updated' | 'conversation_read';

export async function announce(
  tx: Transaction,
  companyId: number,
  conversationIds: readonly number[],
  name: ThreadEvent,
  actorStaffId: number | null = null,
): Promise<void> {
  const threads = await findByIds(tx, companyId, [...new Set(conversationIds)]);
  await recordEvents(
    tx,
    threads.map((thread) => ({
      companyId,
      name,
      subjectId: thread.id,
      actorStaffId,
      scope: scopeOf(thread) satisfies ScopedRecord,
    })),
  );
}
