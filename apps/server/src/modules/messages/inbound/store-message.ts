// Stores a message from an applicant, on any channel: unread in the thread, with notifications (MSG-007).

import type { Channel } from '@onward/domain/messages/channels';
import { mayRevoke } from '@onward/domain/messages/inbound-keywords';
import { hidePersonalLinks } from '@onward/domain/messages/personal-links';
import { threadLink } from '@onward/domain/messages/thread-link';
import type { Transaction } from '../../../platform/database/transaction.ts';
import { reactivateByReply, recordHistory } from '../../applicants/applicants.service.ts';
import { notifyStaff } from '../../notifications/notifications.service.ts';
import * as messages from '../messages.queries.ts';
import type { MessageFile } from '../sending/attach-files.ts';
import { nameOf, scopeOf } from '../sending/recipients.queries.ts';
import { announce } from '../threads/announce-thread.ts';
import * as conversations from '../threads/conversations.queries.ts';

export interface Received {
  channel: Channel;
  subject: string | null;
  body: string;
  files: readonly MessageFile[];
  /** The provider's id, which identifies repeated deliveries; null for messages written on our own page. */
  providerId: string | null;
  /** A keyword such as HELP: it appears in the thread, but nobody has to reply. */
  isKeyword?: boolean;
  now: Date;
}

/** Null when the message is already stored. */
export async function receive(
  tx: Transaction,
  thread: conversations.ConversationRow,
  received: Received,
): Promise<number | null> {
  const { company_id: companyId, application_id: applicationId } = thread;
  const { channel, subject, body, files, providerId, isKeyword = false, now } = received;
  const [id] = await messages.insert(tx, companyId, [
    {
      conversation_id: thread.id,
      application_id: applicationId,
      sender_id: null,
      channel,
      subject,
      // A reply may quote our email with its personal links.
      body: hidePersonalLinks(body),
      direction: 'inbound',
      automated: false,
      status: 'received',
      provider_id: providerId,
      segments: null,
      leaves_at: null,
      created_at: now,
      ...(isKeyword && { read_at: now }),
    },
  ]);
  if (!id) return null;
  await messages.attach(
    tx,
    companyId,
    files.map((file) => ({ ...file, message_id: id })),
  );
  if (!isKeyword) await concern(tx, thread, { ...received, id });
  await announce(tx, companyId, [thread.id], 'message_created');
  return id;
}

async function concern(tx: Transaction, thread: conversations.ConversationRow, received: Received & { id: number }) {
  const { company_id: companyId, application_id: applicationId } = thread;
  const { channel, body, now, id } = received;
  const last = { conversation_id: thread.id, message_id: id, direction: 'inbound', channel } as const;
  await conversations.noteLast(tx, companyId, [last], now);
  if (channel === 'sms' && mayRevoke(body))
    await conversations.change(tx, companyId, thread.id, { may_revoke_at: now });
  const application = { company_id: companyId, id: applicationId };
  await recordHistory(tx, companyId, [
    { applicationId: application.id, actor: 'applicant', action: 'message_received', detail: { channel }, now },
  ]);
  await reactivateByReply(tx, application, now);
  await notifyStaff(tx, {
    company_id: companyId,
    type: 'applicant_replies',
    key: `message:${id}`,
    actor_staff_id: null,
    record: scopeOf(thread),
    details: { applicant: nameOf(thread), position: thread.position_title },
    link: threadLink(thread.id),
  });
}
