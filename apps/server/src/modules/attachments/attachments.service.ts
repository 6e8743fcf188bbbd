// Uploads: the bytes decide the type; files not attached within a day are deleted (PLT-053).
import { randomUUID } from 'node:crypto';
import { errorCodes } from '@onward/contract/errors';
import {
  decideUpload,
  UNATTACHED_UPLOAD_SECONDS,
  UPLOAD_RULES,
  type UploadCategory,
  type UploadRefusal,
} from '@onward/domain/attachments/uploads';
import { addSeconds } from '@onward/domain/platform/time/time-units';
import { sql } from 'kysely';
import type { App } from '../../platform/app.ts';
import { inSystem, type Transaction } from '../../platform/database/transaction.ts';
import { contentTypeOf } from '../../platform/files/content-type.ts';
import { type LocalizedText, Refusal } from '../../platform/http/errors.ts';
import type { CompanyCall } from '../../platform/http/route.ts';
import { takeUploadQuota, type Uploader } from './upload-quota.ts';

const UNSUPPORTED_TYPE = 415;
const FILE_NAME_MAX = 200;
const SWEEP_BATCH = 500;
const MEGABYTE = 1_048_576;

export {
  attachUploads,
  deleteUploads,
  findOwnUpload,
  listProcessUploads,
  releaseFiles,
  type StoredFile,
  takeFilesOfConversation,
  takeOwnDocument,
  takeOwnFiles,
} from './attach-uploads.ts';
export { fitsUploadQuota } from './upload-quota.ts';

export interface NewUpload extends Uploader {
  category: UploadCategory;
  file: { name: string; bytes: Buffer };
  /** Of a photo, from 0 to 100. */
  sharpness?: number;
}

export const createUpload = (
  app: App,
  { tx, access }: CompanyCall,
  category: UploadCategory,
  file: { name: string; bytes: Buffer },
) => storeUpload(app, tx, { companyId: access.companyId, uploadedBy: access.userId, category, file });

export async function storeUpload(app: App, tx: Transaction, { category, file, sharpness, ...uploader }: NewUpload) {
  const { companyId, uploadedBy, draftId, taskId, conversationId, onboardingProcessId } = uploader;
  const contentType = await contentTypeOf(file.bytes);
  const decision = decideUpload(category, { bytes: file.bytes.length, contentType });
  if (!decision.accepted) {
    const status = decision.reason === 'too_large' ? undefined : UNSUPPORTED_TYPE;
    throw new Refusal(errorCodes.fileRefused, refusalText(category, decision.reason), { status });
  }
  await takeUploadQuota(app, uploader, file.bytes.length);
  const storageKey = `${companyId}/${randomUUID()}`;
  // The file is stored first: a row without its file would be wrong, but a file without its row is cleaned up later.
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
      onboarding_process_id: onboardingProcessId ?? null,
      sharpness: sharpness ?? null,
    })
    .returning(['id', 'file_name', 'content_type', 'byte_size'])
    .executeTakeFirstOrThrow();
}

function refusalText(category: UploadCategory, reason: UploadRefusal): LocalizedText {
  if (reason === 'too_large') {
    return { key: 'files.too_large', values: { megabytes: UPLOAD_RULES[category].maxBytes / MEGABYTE } };
  }
  if (reason === 'heic') return { key: 'files.heic' };
  return { key: category === 'image' ? 'files.wrong_type_image' : 'files.wrong_type' };
}

/** File names come from outside: no paths, no control characters, limited length. */
export const safeFileName = (name: string): string =>
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is being removed.
  (name.split(/[\\/]/).at(-1) ?? '').replace(/[\u0000-\u001f\u007f]/g, '').slice(-FILE_NAME_MAX) || 'file';

/** Attaches one of the user's own new images to the record that shows it; false when there is no such upload. */
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

/** Attaches a just-released image again; false when the cleanup has deleted it. */
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

/** Releases the file; the cleanup deletes it. */
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
      // Uploads are kept as long as the application, task, or onboarding they are for can be continued.
      .where(sql<boolean>`not exists (select from application_drafts d
        where d.company_id = uploads.company_id and d.id = uploads.draft_id and d.application_id is null)`)
      .where(sql<boolean>`not exists (select from applicant_tasks t
        where t.company_id = uploads.company_id and t.id = uploads.task_id and t.finished_at is null)`)
      .where(sql<boolean>`not exists (select from employee_onboarding_processes o
        where o.company_id = uploads.company_id and o.id = uploads.onboarding_process_id and o.ended_at is null
          and o.completed_at is null)`)
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
