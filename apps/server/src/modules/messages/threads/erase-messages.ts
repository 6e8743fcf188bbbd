// Erases what was written with a person: everything on demand, or what is older than the company keeps messages.
import type { Transaction } from '../../../platform/database/transaction.ts';
import { eraseFromOutbox } from '../../../platform/erase-mentions.ts';
import { deleteUploads } from '../../attachments/attachments.service.ts';
import { findUnsent } from '../sending/attach-files.ts';
import { recount } from './person-messages.queries.ts';

/** Keeps sender and time but deletes text and files; returns the keys of files that nobody else was sent. */
export async function eraseMessages(
  tx: Transaction,
  companyId: number,
  conversationIds: readonly number[],
  now: Date,
): Promise<string[]> {
  if (conversationIds.length === 0) return [];
  const { rows } = await tx.client.query<{ id: number }>(
    'select id from messages where company_id = $1 and conversation_id = any($2)',
    [companyId, conversationIds],
  );
  const keys = await eraseFiles(
    tx,
    companyId,
    rows.map(({ id }) => id),
  );
  // Including files uploaded on the conversation page but never sent.
  const unsent = await deleteUploads(tx, companyId, { storageKeys: keys, conversationIds });
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
  return [...keys, ...unsent];
}

/** Returns the keys of files that nobody else was sent. */
async function eraseFiles(tx: Transaction, companyId: number, messageIds: readonly number[]): Promise<string[]> {
  const { rows: sent } = await tx.client.query<{ storage_key: string }>(
    'delete from message_attachments where company_id = $1 and message_id = any($2) returning storage_key',
    [companyId, messageIds],
  );
  return findUnsent(
    tx,
    companyId,
    sent.map(({ storage_key }) => storage_key),
  );
}

/**
 * Those of one conversation that were written before the day and were not erased yet; says how many, and which files
 * nobody else was sent.
 */
export async function eraseMessagesBefore(
  tx: Transaction,
  of: { companyId: number; conversationId: number; before: string },
  now: Date,
): Promise<{ count: number; fileKeys: string[] }> {
  const { companyId, conversationId, before } = of;
  await tx.client.query('select from conversations where company_id = $1 and id = $2 for update', [
    companyId,
    conversationId,
  ]);
  const { rows } = await tx.client.query<{ id: number }>(
    `select id from messages where company_id = $1 and conversation_id = $2 and created_at < $3::date
       and erased_at is null`,
    [companyId, conversationId, before],
  );
  const ids = rows.map(({ id }) => id);
  if (ids.length === 0) return { count: 0, fileKeys: [] };
  const fileKeys = await eraseFiles(tx, companyId, ids);
  await tx.client.query('delete from conversation_search where company_id = $1 and message_id = any($2)', [
    companyId,
    ids,
  ]);
  await tx.client.query('delete from message_originals where company_id = $1 and message_id = any($2)', [
    companyId,
    ids,
  ]);
  await tx.client.query(
    `update messages set body = '', subject = null, erased_at = $3 where company_id = $1 and id = any($2)`,
    [companyId, ids, now],
  );
  await eraseFromOutbox(tx, { companyId, messageIds: ids });
  return {
    count: ids.length,
    fileKeys: [...fileKeys, ...(await deleteUploads(tx, companyId, { storageKeys: fileKeys }))],
  };
}

/** Everything of conversations whose person is deleted. */
export async function removeConversations(tx: Transaction, companyId: number, ids: readonly number[]): Promise<void> {
  const values = [companyId, ids];
  await tx.client.query('delete from messages where company_id = $1 and conversation_id = any($2)', values);
  await tx.client.query('delete from conversations where company_id = $1 and id = any($2)', values);
}
