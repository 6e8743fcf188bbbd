// An upload belongs to no record until one attaches it. Other rooms attach and release uploads here.
import type { Transaction } from '../../platform/database/transaction.ts';

export interface StoredFile {
  file_name: string;
  content_type: string;
  byte_size: number;
  storage_key: string;
}

const FILE = 'file_name, content_type, byte_size, storage_key';

/** One of the user's own unattached documents; undefined when there is no such upload. */
export async function takeOwnDocument(
  tx: Transaction,
  { companyId, userId, uploadId, now }: { companyId: number; userId: number; uploadId: number; now: Date },
): Promise<StoredFile | undefined> {
  const { rows } = await tx.client.query<StoredFile>(
    `update uploads set attached_at = $4 where company_id = $1 and id = $2 and uploaded_by = $3 and attached_at is null
       and category <> 'image' returning ${FILE}`,
    [companyId, uploadId, userId, now],
  );
  return rows[0];
}

/** One of the user's own documents, attached or not; undefined when there is no such upload. */
export async function findOwnUpload(
  tx: Transaction,
  { companyId, userId }: { companyId: number; userId: number },
  uploadId: number,
): Promise<StoredFile | undefined> {
  const { rows } = await tx.client.query<StoredFile>(
    `select ${FILE} from uploads where company_id = $1 and id = $2 and uploaded_by = $3 and category <> 'image'`,
    [companyId, uploadId, userId],
  );
  return rows[0];
}

/** A staff member's own uploads; the same file may be attached several times. Missing ones are left out. */
export async function takeOwnFiles(
  tx: Transaction,
  {
    companyId,
    staffId,
    uploadIds,
    now,
  }: { companyId: number; staffId: number; uploadIds: readonly number[]; now: Date },
): Promise<StoredFile[]> {
  const { rows } = await tx.client.query<StoredFile>(
    `update uploads u set attached_at = coalesce(u.attached_at, $4) from company_staffs s
     where u.company_id = $1 and u.id = any($2::bigint[]) and s.company_id = $1 and s.id = $3
       and u.uploaded_by = s.user_id
     returning u.file_name, u.content_type, u.byte_size, u.storage_key`,
    [companyId, uploadIds, staffId, now],
  );
  return rows;
}

/** What an applicant uploaded on this conversation's page, each once. */
export async function takeFilesOfConversation(
  tx: Transaction,
  {
    companyId,
    conversationId,
    uploadIds,
    now,
  }: { companyId: number; conversationId: number; uploadIds: readonly number[]; now: Date },
): Promise<StoredFile[]> {
  const { rows } = await tx.client.query<StoredFile>(
    `update uploads set attached_at = $4
     where company_id = $1 and conversation_id = $2 and id = any($3::bigint[]) and attached_at is null
     returning ${FILE}`,
    [companyId, conversationId, uploadIds, now],
  );
  return rows;
}

export type ProcessUpload = StoredFile & { id: number; sharpness: number | null };

/** What a new employee uploaded for this onboarding, attached or not. */
export async function listProcessUploads(
  tx: Transaction,
  companyId: number,
  processId: number,
  ids: readonly number[],
): Promise<ProcessUpload[]> {
  const { rows } = await tx.client.query<ProcessUpload>(
    `select id, sharpness, ${FILE} from uploads where company_id = $1 and onboarding_process_id = $2 and id = any($3::bigint[])`,
    [companyId, processId, ids],
  );
  return rows;
}

export async function attachUploads(
  tx: Transaction,
  companyId: number,
  ids: readonly number[],
  now: Date,
): Promise<void> {
  if (ids.length === 0) return;
  await tx.db
    .updateTable('uploads')
    .set({ attached_at: now })
    .where('company_id', '=', companyId)
    .where('id', 'in', [...ids])
    .execute();
}

/** Releases files no record needs; the cleanup deletes them unless they are attached again first. */
export async function releaseFiles(tx: Transaction, companyId: number, storageKeys: readonly string[]): Promise<void> {
  if (storageKeys.length === 0) return;
  await tx.client.query('update uploads set attached_at = null where company_id = $1 and storage_key = any($2)', [
    companyId,
    storageKeys,
  ]);
}

/** Deletes uploads permanently and returns their file keys: by file, or by what an applicant uploaded them for. */
export async function deleteUploads(
  tx: Transaction,
  companyId: number,
  of: {
    storageKeys?: readonly string[];
    draftIds?: readonly number[];
    taskIds?: readonly number[];
    conversationIds?: readonly number[];
  },
): Promise<string[]> {
  const { rows } = await tx.client.query<{ storage_key: string }>(
    `delete from uploads where company_id = $1 and (storage_key = any($2) or draft_id = any($3) or task_id = any($4)
       or conversation_id = any($5)) returning storage_key`,
    [companyId, of.storageKeys ?? [], of.draftIds ?? [], of.taskIds ?? [], of.conversationIds ?? []],
  );
  return rows.map(({ storage_key }) => storage_key);
}
