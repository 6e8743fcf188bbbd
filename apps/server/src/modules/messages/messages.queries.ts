// Queries on messages, always within one company.
import type { Channel } from '@onward/domain/messages/channels';
import type { FailureReason, MessageStatus } from '@onward/domain/messages/message-states';
import type { Transaction } from '../../platform/database/transaction.ts';

export interface AttachmentRow {
  id: number;
  file_name: string;
  content_type: string;
  byte_size: number;
  storage_key: string;
}

export interface MessageRow {
  company_id: number;
  id: number;
  conversation_id: number;
  application_id: number;
  sender_id: number | null;
  sender_name: string | null;
  channel: Channel;
  direction: 'inbound' | 'outbound';
  automated: boolean;
  /** Asks the owner of an unverified number whether they want texts. */
  confirms_number: boolean;
  /** Of a text: the email with the same message. */
  sent_with: number | null;
  subject: string | null;
  body: string;
  attachments: AttachmentRow[] | null;
  status: MessageStatus;
  error: FailureReason | null;
  segments: number | null;
  provider_id: string | null;
  leaves_at: Date | null;
  outbox_message_id: number | null;
  erased_at: Date | null;
  read_at: Date | null;
  created_at: Date;
}

const MESSAGES = `select m.company_id, m.id, m.conversation_id, m.application_id, m.sender_id, s.name as sender_name,
    m.channel, m.direction, m.automated, m.confirms_number, m.sent_with, m.subject, m.body, m.status, m.error, m.segments, m.provider_id, m.leaves_at,
    m.outbox_message_id, m.erased_at, m.read_at, m.created_at,
    (select json_agg(json_build_object('id', f.id, 'file_name', f.file_name, 'content_type', f.content_type,
        'byte_size', f.byte_size, 'storage_key', f.storage_key) order by f.id)
      from message_attachments f where f.company_id = m.company_id and f.message_id = m.id) as attachments
  from messages m left join company_staffs s on s.company_id = m.company_id and s.id = m.sender_id`;

export async function findByIds(
  tx: Transaction,
  companyId: number,
  ids: readonly number[],
): Promise<Map<number, MessageRow>> {
  const rows = await tx.prepared<MessageRow & Record<string, unknown>>(
    'messages_by_ids',
    `${MESSAGES} where m.company_id = $1 and m.id = any($2::bigint[])`,
    [companyId, ids],
  );
  return new Map(rows.map((row) => [row.id, row]));
}

export async function find(tx: Transaction, companyId: number, id: number): Promise<MessageRow | undefined> {
  const [row] = await tx.prepared<MessageRow & Record<string, unknown>>(
    'messages_by_id',
    `${MESSAGES} where m.company_id = $1 and m.id = $2`,
    [companyId, id],
  );
  return row;
}

/** Locks the message until the step is done, so that sending, undo, and delivery reports wait for each other. */
export async function lock(tx: Transaction, companyId: number, id: number): Promise<MessageRow | undefined> {
  return (await lockAll(tx, companyId, [id])).get(id);
}

/** Locked in id order to prevent deadlocks. */
export async function lockAll(
  tx: Transaction,
  companyId: number,
  ids: readonly number[],
): Promise<Map<number, MessageRow>> {
  const [, found] = await tx.inOnePacket(() =>
    Promise.all([
      tx.prepared(
        'messages_lock',
        'select from messages where company_id = $1 and id = any($2::bigint[]) order by id for update',
        [companyId, ids],
      ),
      findByIds(tx, companyId, ids),
    ]),
  );
  return found;
}

/** Newest first; reads one more than requested to tell whether there are older ones. */
export const listThread = (
  tx: Transaction,
  companyId: number,
  conversationId: number,
  { limit, before }: { limit: number; before: number | null },
): Promise<MessageRow[]> =>
  tx.prepared<MessageRow & Record<string, unknown>>(
    'messages_thread',
    `${MESSAGES} where m.company_id = $1 and m.conversation_id = $2 and m.id < coalesce($3, 9223372036854775807)
     order by m.id desc limit $4`,
    [companyId, conversationId, before, limit],
  );

export interface NewMessage {
  conversation_id: number;
  application_id: number;
  sender_id: number | null;
  channel: Channel;
  direction: 'inbound' | 'outbound';
  automated: boolean;
  confirms_number?: boolean;
  sent_with?: number | null;
  subject: string | null;
  body: string;
  status: MessageStatus;
  segments: number | null;
  provider_id: string | null;
  leaves_at: Date | null;
  /** Needs no attention from staff. */
  read_at?: Date;
  created_at: Date;
}

/** Ids in order, one message per conversation; none for a duplicate or for a person erased in the meantime. */
export async function insert(
  tx: Transaction,
  companyId: number,
  messages: readonly NewMessage[],
): Promise<(number | null)[]> {
  const conversationIds = messages.map(({ conversation_id }) => conversation_id);
  const [, rows] = await tx.inOnePacket(() =>
    Promise.all([
      tx.prepared(
        'messages_hold_threads',
        'select from conversations where company_id = $1 and id = any($2::bigint[]) order by id for key share',
        [companyId, conversationIds],
      ),
      tx.prepared<{ id: number; conversation_id: number }>(
        'messages_insert',
        `insert into messages (company_id, conversation_id, application_id, sender_id, channel, direction, automated,
           confirms_number, sent_with, subject, body, status, segments, provider_id, leaves_at, read_at, created_at)
         select $1, conversation_id, application_id, sender_id, channel, direction, automated,
           coalesce(confirms_number, false), sent_with, subject, body, status, segments, provider_id, leaves_at, read_at, created_at
         from json_to_recordset($2) as m (conversation_id bigint, application_id bigint, sender_id bigint, channel text,
           direction text, automated boolean, confirms_number boolean, sent_with bigint, subject text, body text, status text,
           segments integer, provider_id text,
           leaves_at timestamptz, read_at timestamptz, created_at timestamptz)
         where not exists (select from conversations c
           join persons n on n.company_id = c.company_id and n.id = c.person_id
           where c.company_id = $1 and c.id = m.conversation_id and n.erased_at is not null)
         on conflict (channel, provider_id) where provider_id is not null do nothing returning id, conversation_id`,
        [companyId, JSON.stringify(messages)],
      ),
    ]),
  );
  const stored = new Map(rows.map(({ id, conversation_id }) => [conversation_id, id]));
  return conversationIds.map((id) => stored.get(id) ?? null);
}

export type NewAttachment = Omit<AttachmentRow, 'id'> & { message_id: number };

export async function attach(tx: Transaction, companyId: number, files: readonly NewAttachment[]): Promise<void> {
  if (files.length === 0) return;
  await tx.prepared(
    'messages_attach',
    `insert into message_attachments (company_id, message_id, file_name, content_type, byte_size, storage_key)
     select $1, message_id, file_name, content_type, byte_size, storage_key from json_to_recordset($2)
       as f (message_id bigint, file_name text, content_type text, byte_size bigint, storage_key text)`,
    [companyId, JSON.stringify(files)],
  );
}

export interface MessageChange {
  status?: MessageStatus;
  error?: FailureReason | null;
  error_code?: number | null;
  provider_id?: string | null;
  outbox_message_id?: number | null;
  leaves_at?: Date | null;
  sent_at?: Date;
  delivered_at?: Date;
}

export const change = (tx: Transaction, companyId: number, id: number, values: MessageChange) =>
  tx.db.updateTable('messages').set(values).where('company_id', '=', companyId).where('id', '=', id).execute();

/** The outbox message that carries each. */
export const setOutbox = (
  tx: Transaction,
  companyId: number,
  carried: readonly { id: number; outbox_message_id: number }[],
) =>
  tx.prepared(
    'messages_set_outbox',
    `update messages m set outbox_message_id = c.outbox_message_id
     from json_to_recordset($2) as c (id bigint, outbox_message_id bigint) where m.company_id = $1 and m.id = c.id`,
    [companyId, JSON.stringify(carried)],
  );

export interface MessageProgress {
  id: number;
  status: 'sent' | 'delivered';
  provider_id: string | null;
}

/** Advances the status of all at once; an id already given by the provider stays. */
export const setProgress = (tx: Transaction, companyId: number, progress: readonly MessageProgress[], now: Date) =>
  tx.prepared(
    'messages_set_progress',
    `update messages m set status = p.status, error = null, error_code = null,
       provider_id = coalesce(m.provider_id, p.provider_id),
       sent_at = case p.status when 'sent' then $3 else m.sent_at end,
       delivered_at = case p.status when 'delivered' then $3 else m.delivered_at end
     from json_to_recordset($2) as p (id bigint, status text, provider_id text)
     where m.company_id = $1 and m.id = p.id`,
    [companyId, JSON.stringify(progress), now],
  );

/** Only unsent messages; returns those that were deleted. */
export async function removeWaiting(
  tx: Transaction,
  companyId: number,
  ids: readonly number[],
): Promise<{ id: number; conversation_id: number; application_id: number }[]> {
  return tx.prepared(
    'messages_remove_waiting',
    `delete from messages where company_id = $1 and id = any($2::bigint[]) and direction = 'outbound'
       and status = 'queued' and outbox_message_id is null returning id, conversation_id, application_id`,
    [companyId, ids],
  );
}

export interface PlacedAttachment extends AttachmentRow {
  conversation_id: number;
}

export async function findAttachment(
  tx: Transaction,
  companyId: number,
  id: number,
): Promise<PlacedAttachment | undefined> {
  const { rows } = await tx.client.query<PlacedAttachment>(
    `select f.id, f.file_name, f.content_type, f.byte_size, f.storage_key, m.conversation_id
     from message_attachments f join messages m on m.company_id = f.company_id and m.id = f.message_id
     where f.company_id = $1 and f.id = $2`,
    [companyId, id],
  );
  return rows[0];
}
