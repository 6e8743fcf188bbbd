// Threads and messages as sent to clients.
import type { Message, ConversationRow as ShownConversation } from '@onward/contract/messages/conversations';
import { hidePersonalLinks } from '@onward/domain/messages/personal-links';
import type { AttachmentRow, MessageRow } from '../messages.queries.ts';
import type { ConversationRow } from './conversations.queries.ts';

export const presentMessage = (row: MessageRow): Message => ({
  id: row.id,
  conversation_id: row.conversation_id,
  application_id: row.application_id,
  sender_id: row.sender_id,
  sender_name: row.sender_name,
  channel: row.channel,
  direction: row.direction,
  automated: row.automated,
  sent_with: row.sent_with,
  subject: row.subject,
  // Redacted here too, because messages queued before originals were stored separately still contain their link.
  body: hidePersonalLinks(row.body),
  attachments: (row.attachments ?? []).map(presentAttachment),
  status: row.status,
  error: row.error,
  segments: row.segments,
  leaves_at: isWaiting(row) ? (row.leaves_at?.toISOString() ?? null) : null,
  is_erased: row.erased_at !== null,
  read_at: row.read_at?.toISOString() ?? null,
  created_at: row.created_at.toISOString(),
});

/** Not sent yet, so it can be undone. */
export const isWaiting = (row: Pick<MessageRow, 'status' | 'outbox_message_id'>): boolean =>
  row.status === 'queued' && row.outbox_message_id === null;

const presentAttachment = ({ id, file_name, content_type, byte_size }: AttachmentRow) => ({
  id,
  file_name,
  content_type,
  byte_size,
});

export const presentRow = (row: ConversationRow, last: MessageRow | undefined): ShownConversation => ({
  id: row.id,
  person_id: row.person_id,
  person: { id: row.person_id, first_name: row.first_name, last_name: row.last_name },
  application_id: row.application_id,
  position: { id: row.position_id, title: row.position_title, location_name: row.location_name },
  assignee_id: row.assignee_id,
  assignee: row.assignee_id === null ? null : { id: row.assignee_id, name: row.assignee_name ?? '' },
  unread_count: row.unread_count,
  last_message: last ? presentMessage(last) : null,
  needs_reply: row.last_direction === 'inbound',
  is_archived: row.archived_at !== null,
  may_revoke: row.may_revoke_at !== null,
  updated_at: row.updated_at.toISOString(),
});
