// Attachments of messages: the sender's uploads, and files received from applicants (MSG-009).
import { randomUUID } from 'node:crypto';
import { decideUpload } from '@onward/domain/attachments/uploads';
import { ATTACHMENTS_MAX } from '@onward/domain/messages/channels';
import type { App } from '../../../platform/app.ts';
import type { Transaction } from '../../../platform/database/transaction.ts';
import { contentTypeOf } from '../../../platform/files/content-type.ts';
import { type NamedFile, readablePhoto } from '../../../platform/files/photos/readable-photo.ts';
import { fieldInvalid } from '../../../platform/http/errors.ts';
import {
  fitsUploadQuota,
  releaseFiles,
  safeFileName,
  takeFilesOfConversation,
  takeOwnFiles,
} from '../../attachments/attachments.service.ts';
import type { AttachmentRow } from '../messages.queries.ts';

export type MessageFile = Omit<AttachmentRow, 'id'>;

interface Taking {
  companyId: number;
  staffId: number;
  uploadIds: readonly number[];
  now: Date;
  /** As named by the caller. */
  field: string;
}

/** The sender's own uploads; one upload may go to many recipients, batch by batch. */
export async function takeFiles(
  tx: Transaction,
  { companyId, staffId, uploadIds, now, field }: Taking,
): Promise<MessageFile[]> {
  if (uploadIds.length === 0) return [];
  const files = await takeOwnFiles(tx, { companyId, staffId, uploadIds, now });
  if (files.length < uploadIds.length) throw fieldInvalid(field, 'unknown_record');
  return files;
}

/** What the applicant uploaded through this thread's link, each once. */
export async function takeApplicantFiles(
  tx: Transaction,
  thread: { company_id: number; id: number },
  uploadIds: readonly number[],
  now: Date,
): Promise<MessageFile[]> {
  if (uploadIds.length === 0) return [];
  const conversation = { companyId: thread.company_id, conversationId: thread.id };
  const files = await takeFilesOfConversation(tx, { ...conversation, uploadIds, now });
  if (files.length < uploadIds.length) throw fieldInvalid('attachment_upload_ids', 'unknown_record');
  return files;
}

/** Files of withdrawn messages, unless another message uses them. */
export async function releaseUnsent(tx: Transaction, companyId: number, storageKeys: readonly string[]): Promise<void> {
  await releaseFiles(tx, companyId, await findUnsent(tx, companyId, storageKeys));
}

/** Files that no message uses. */
export async function findUnsent(
  tx: Transaction,
  companyId: number,
  storageKeys: readonly string[],
): Promise<string[]> {
  const { rows } = await tx.client.query<{ key: string }>(
    `select distinct key from unnest($2::text[]) as key
     where not exists (select from message_attachments f where f.company_id = $1 and f.storage_key = key)`,
    [companyId, storageKeys],
  );
  return rows.map(({ key }) => key);
}

/** The bytes decide the type; files we wouldn't accept as an upload are left out. */
export async function storeReceived(app: App, companyId: number, files: readonly NamedFile[]): Promise<MessageFile[]> {
  const stored: MessageFile[] = [];
  for (const file of files.slice(0, ATTACHMENTS_MAX)) {
    const { name, bytes } = await readablePhoto(file);
    const decision = decideUpload('document', { bytes: bytes.length, contentType: await contentTypeOf(bytes) });
    if (!decision.accepted || !(await fitsUploadQuota(app, { companyId }, bytes.length))) continue;
    const storageKey = `${companyId}/${randomUUID()}`;
    await app.files.put(storageKey, bytes, decision.contentType);
    stored.push({
      file_name: safeFileName(name),
      content_type: decision.contentType,
      byte_size: bytes.length,
      storage_key: storageKey,
    });
  }
  return stored;
}
