// Files that go with messages: uploads of whoever sends them, and what came with messages of applicants (MSG-009).
import { randomUUID } from 'node:crypto';
import { decideUpload } from '@onward/domain/attachments/uploads';
import { ATTACHMENTS_MAX } from '@onward/domain/messages/channels';
import type { Transaction } from '../../platform/database/transaction.ts';
import { contentTypeOf } from '../../platform/files/content-type.ts';
import type { House } from '../../platform/house.ts';
import { fieldInvalid } from '../../platform/http/errors.ts';
import { fitsUploadQuota, safeFileName } from '../attachments/attachments.service.ts';
import type { AttachmentRow } from './messages.queries.ts';

export type MessageFile = Omit<AttachmentRow, 'id'>;

interface Taking {
  companyId: number;
  staffId: number;
  uploadIds: readonly number[];
  now: Date;
  /** As the caller names it. */
  field: string;
}

/** One's own uploads; the same may go to many people, batch by batch. */
export async function takeFiles(
  tx: Transaction,
  { companyId, staffId, uploadIds, now, field }: Taking,
): Promise<MessageFile[]> {
  if (uploadIds.length === 0) return [];
  const { rows } = await tx.client.query<MessageFile>(
    `update uploads u set attached_at = coalesce(u.attached_at, $4) from company_staffs s
     where u.company_id = $1 and u.id = any($2::bigint[]) and s.company_id = $1 and s.id = $3
       and u.uploaded_by = s.user_id
     returning u.file_name, u.content_type, u.byte_size, u.storage_key`,
    [companyId, uploadIds, staffId, now],
  );
  if (rows.length < uploadIds.length) throw fieldInvalid(field, 'unknown_record');
  return rows;
}

/** What the applicant uploaded by the link of this thread, each once. */
export async function takeApplicantFiles(
  tx: Transaction,
  thread: { company_id: number; id: number },
  uploadIds: readonly number[],
  now: Date,
): Promise<MessageFile[]> {
  if (uploadIds.length === 0) return [];
  const { rows } = await tx.client.query<MessageFile>(
    `update uploads set attached_at = $4
     where company_id = $1 and conversation_id = $2 and id = any($3::bigint[]) and attached_at is null
     returning file_name, content_type, byte_size, storage_key`,
    [thread.company_id, thread.id, uploadIds, now],
  );
  if (rows.length < uploadIds.length) throw fieldInvalid('attachment_upload_ids', 'unknown_record');
  return rows;
}

/** Nobody holds them any more: the sweep takes them, unless they are sent again before. */
export const releaseFiles = (tx: Transaction, companyId: number, files: readonly { storage_key: string }[]) =>
  tx.client.query(
    `update uploads u set attached_at = null where u.company_id = $1 and u.storage_key = any($2)
       and not exists (select from message_attachments f
         where f.company_id = u.company_id and f.storage_key = u.storage_key)`,
    [companyId, files.map(({ storage_key }) => storage_key)],
  );

export interface ReceivedFile {
  name: string;
  bytes: Buffer;
}

/** The bytes decide what a file is; what we would not take as an upload is left out. */
export async function storeReceived(
  house: House,
  companyId: number,
  files: readonly ReceivedFile[],
): Promise<MessageFile[]> {
  const stored: MessageFile[] = [];
  for (const { name, bytes } of files.slice(0, ATTACHMENTS_MAX)) {
    const decision = decideUpload('document', { bytes: bytes.length, contentType: await contentTypeOf(bytes) });
    if (!decision.accepted || !(await fitsUploadQuota(house, { companyId }, bytes.length))) continue;
    const storageKey = `${companyId}/${randomUUID()}`;
    await house.files.put(storageKey, bytes, decision.contentType);
    stored.push({
      file_name: safeFileName(name),
      content_type: decision.contentType,
      byte_size: bytes.length,
      storage_key: storageKey,
    });
  }
  return stored;
}
