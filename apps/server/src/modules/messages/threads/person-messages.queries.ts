// Moves a person's messages to another person's conversation, and erases them.
import type { Transaction } from '../../../platform/database/transaction.ts';
import type { PersonMove } from '../../applicants/applicants.service.ts';
import { deleteUploads } from '../../attachments/attachments.service.ts';
import { findUnsent } from '../sending/attach-files.ts';

/** Moves messages about these applications from one person's conversation to another's. */
export async function moveMessages(
  tx: Transaction,
  { companyId, from, to, applicationIds }: PersonMove,
): Promise<void> {
  const source = await findConversation(tx, companyId, from);
  if (source === undefined || applicationIds.length === 0) return;
  await tx.client.query(
    `insert into conversations (company_id, person_id, application_id, position_id)
     select company_id, person_id, id, position_id from applications where company_id = $1 and person_id = $2
     order by id desc limit 1 on conflict (company_id, person_id) do nothing`,
    [companyId, to],
  );
  const target = await findConversation(tx, companyId, to);
  if (target === undefined) return;
  await tx.client.query(
    `with moved as (
       update messages set conversation_id = $3 where company_id = $1 and conversation_id = $2
         and application_id = any($4::bigint[]) returning id
     )
     update conversation_search set conversation_id = $3
     where company_id = $1 and message_id in (select id from moved)`,
    [companyId, source, target, applicationIds],
  );
  await recount(tx, companyId, [source, target]);
}

async function findConversation(tx: Transaction, companyId: number, personId: number): Promise<number | undefined> {
  const { rows } = await tx.client.query<{ id: number }>(
    'select id from conversations where company_id = $1 and person_id = $2 for update',
    [companyId, personId],
  );
  return rows[0]?.id;
}

const recount = (tx: Transaction, companyId: number, ids: readonly number[]) =>
  tx.client.query(
    `update conversations c set last_message_id = last.id, last_direction = last.direction, last_channel = last.channel,
       last_failed = coalesce(last.status = 'failed', false), updated_at = coalesce(last.created_at, c.updated_at),
       unread_count = (select count(*) from messages m where m.company_id = $1 and m.conversation_id = c.id
         and m.direction = 'inbound' and m.read_at is null)
     from unnest($2::bigint[]) as wanted (id)
     left join lateral (select id, direction, channel, status, created_at from messages
       where company_id = $1 and conversation_id = wanted.id order by id desc limit 1) last on true
     where c.company_id = $1 and c.id = wanted.id`,
    [companyId, ids],
  );

/** Keeps sender and time but deletes text and files; returns the keys of files that nobody else was sent. */
export async function eraseMessages(
  tx: Transaction,
  companyId: number,
  conversationIds: readonly number[],
  now: Date,
): Promise<string[]> {
  if (conversationIds.length === 0) return [];
  const keys = await eraseFiles(tx, companyId, conversationIds);
  await tx.client.query('delete from conversation_tokens where company_id = $1 and conversation_id = any($2)', [
    companyId,
    conversationIds,
  ]);
  await tx.client.query('delete from conversation_search where company_id = $1 and conversation_id = any($2)', [
    companyId,
    conversationIds,
  ]);
  await tx.client.query(
    `delete from message_originals o using messages m
     where o.company_id = $1 and m.company_id = $1 and m.id = o.message_id and m.conversation_id = any($2)`,
    [companyId, conversationIds],
  );
  await tx.client.query(
    `delete from messages where company_id = $1 and conversation_id = any($2) and status = 'queued'
       and outbox_message_id is null`,
    [companyId, conversationIds],
  );
  await tx.client.query(
    `update messages set body = '', subject = null, erased_at = $3 where company_id = $1 and conversation_id = any($2)`,
    [companyId, conversationIds, now],
  );
  await recount(tx, companyId, conversationIds);
  await tx.client.query(
    `update conversations set unread_count = 0, may_revoke_at = null, archived_at = coalesce(archived_at, $3)
     where company_id = $1 and id = any($2)`,
    [companyId, conversationIds, now],
  );
  return keys;
}

/** Returns the keys of files that nobody else was sent. */
async function eraseFiles(tx: Transaction, companyId: number, conversationIds: readonly number[]): Promise<string[]> {
  const { rows: sent } = await tx.client.query<{ storage_key: string }>(
    `delete from message_attachments f using messages m
     where f.company_id = $1 and m.company_id = $1 and m.id = f.message_id and m.conversation_id = any($2)
     returning f.storage_key`,
    [companyId, conversationIds],
  );
  const keys = await findUnsent(
    tx,
    companyId,
    sent.map(({ storage_key }) => storage_key),
  );
  // Including files uploaded on the conversation page but never sent.
  return [...keys, ...(await deleteUploads(tx, companyId, { storageKeys: keys, conversationIds }))];
}
