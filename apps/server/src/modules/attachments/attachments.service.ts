// Uploads: the bytes decide what a file is; what nobody attaches within a day goes away (PLT-053).
import { randomUUID } from 'node:crypto';
import { errorCodes } from '@onward/contract/errors';
import { decideUpload, UNATTACHED_UPLOAD_SECONDS, type UploadCategory } from '@onward/domain/attachments/uploads';
import { addSeconds } from '@onward/domain/platform/time/time-units';
import { sql } from 'kysely';
import type { App } from '../../platform/app.ts';
import { inSystem, type Transaction } from '../../platform/database/transaction.ts';
import { contentTypeOf } from '../../platform/files/content-type.ts';
import { Refusal } from '../../platform/http/errors.ts';
import type { CompanyCall } from '../../platform/http/route.ts';
import { takeUploadQuota, type Uploader } from './upload-quota.ts';

const UNSUPPORTED_TYPE = 415;
const FILE_NAME_MAX = 200;
const SWEEP_BATCH = 500;

export {
  attachUploads,
  deleteUploads,
  releaseFiles,
  takeFilesOfConversation,
  takeOwnDocument,
  takeOwnFiles,
} from './attach-uploads.ts';
export { fitsUploadQuota } from './upload-quota.ts';

export interface NewUpload extends Uploader {
  category: UploadCategory;
  file: { name: string; bytes: Buffer };
}

export const createUpload = (
  app: App,
  { tx, access }: CompanyCall,
  category: UploadCategory,
  file: { name: string; bytes: Buffer },
) => storeUpload(app, tx, { companyId: access.companyId, uploadedBy: access.userId, category, file });

export async function storeUpload(app: App, tx: Transaction, { category, file, ...uploader }: NewUpload) {
  const { companyId, uploadedBy, draftId, taskId, conversationId } = uploader;
  const contentType = await contentTypeOf(file.bytes);
  const decision = decideUpload(category, { bytes: file.bytes.length, contentType });
  if (!decision.accepted) {
    const status = decision.reason === 'wrong_type' ? UNSUPPORTED_TYPE : undefined;
    throw new Refusal(errorCodes.fileRefused, { key: `files.${decision.reason}` }, { status });
  }
  await takeUploadQuota(app, uploader, file.bytes.length);
  const storageKey = `${companyId}/${randomUUID()}`;
  // The file first: a row without its file would be a lie, a file without its row is only swept up later.
  await app.files.put(storageKey, file.bytes, decision.contentType);
  return tx.db
    .insertInto('uploads')
    .values({
      company_id: companyId,
      category,
      file_name: safeFileName(file.name),
      content_type: decision.contentType,
      byte_size: file.bytes.length,
      storage_key: storageKey,
      uploaded_by: uploadedBy ?? null,
      draft_id: draftId ?? null,
      task_id: taskId ?? null,
      conversation_id: conversationId ?? null,
    })
    .returning(['id', 'file_name', 'content_type', 'byte_size'])
    .executeTakeFirstOrThrow();
}

/** Names come from other people's disks: no paths, no control characters, not endless. */
export const safeFileName = (name: string): string =>
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is being removed.
  (name.split(/[\\/]/).at(-1) ?? '').replace(/[\u0000-\u001f\u007f]/g, '').slice(-FILE_NAME_MAX) || 'file';

/** Keeps an own, new picture for the record that shows it; false when there is no such upload. */
export async function attachImage({ tx, access, now }: CompanyCall, uploadId: number): Promise<boolean> {
  const { numUpdatedRows } = await tx.db
    .updateTable('uploads')
    .set({ attached_at: now })
    .where('company_id', '=', access.companyId)
    .where('id', '=', uploadId)
    .where('category', '=', 'image')
    .where('uploaded_by', '=', access.userId)
    .where('attached_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Keeps a picture again that its record let go of a moment ago; false when the sweep has taken it. */
export async function attachAgain({ tx, access, now }: CompanyCall, uploadId: number): Promise<boolean> {
  const { numUpdatedRows } = await tx.db
    .updateTable('uploads')
    .set({ attached_at: now })
    .where('company_id', '=', access.companyId)
    .where('id', '=', uploadId)
    .where('attached_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** The record lets go of the file; the sweep takes it away. */
export async function release({ tx, access }: CompanyCall, uploadId: number): Promise<void> {
  await tx.db
    .updateTable('uploads')
    .set({ attached_at: null })
    .where('company_id', '=', access.companyId)
    .where('id', '=', uploadId)
    .execute();
}

export async function sweepUnattachedUploads(app: App): Promise<number> {
  const before = addSeconds(app.clock(), -UNATTACHED_UPLOAD_SECONDS);
  const stale = await inSystem(app.pool, (tx) =>
    tx.db
      .selectFrom('uploads')
      .select(['company_id', 'id', 'storage_key'])
      .where('attached_at', 'is', null)
      .where('created_at', '<', before)
      // What an applicant uploaded stays as long as the application or task it is meant for can be gone on with.
      .where(sql<boolean>`not exists (select from application_drafts d
        where d.company_id = uploads.company_id and d.id = uploads.draft_id and d.application_id is null)`)
      .where(sql<boolean>`not exists (select from applicant_tasks t
        where t.company_id = uploads.company_id and t.id = uploads.task_id and t.finished_at is null)`)
      .limit(SWEEP_BATCH)
      .execute(),
  );
  for (const upload of stale) {
    await app.files.remove(upload.storage_key);
    await inSystem(app.pool, (tx) =>
      tx.db
        .deleteFrom('uploads')
        .where('company_id', '=', upload.company_id)
        .where('id', '=', upload.id)
        .where('attached_at', 'is', null)
        .execute(),
    );
  }
  return stale.length;
}
