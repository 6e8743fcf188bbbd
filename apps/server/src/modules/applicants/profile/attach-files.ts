// Files that staff add to an applicant or delete (APP-036).
import type { ApplicationAttachment } from '@onward/contract/applicants/application';
import { fieldInvalid, notFound } from '../../../platform/http/errors.ts';
import type { CompanyCall } from '../../../platform/http/route.ts';
import { releaseFiles, takeOwnDocument } from '../../attachments/attachments.service.ts';
import { recordAction } from '../actions/action-context.ts';
import type { AttachmentValues } from '../applicants.queries.ts';
import { announceUpdated } from '../stages/application-events.ts';
import { readFilesSoon } from './read-files.ts';
import { requireVisible } from './show-application.ts';

/** Attaches one of the caller's unused uploads to an applicant. */
export async function takeUpload(
  { tx, access, now }: CompanyCall,
  uploadId: number,
  kind: 'resume' | 'file',
): Promise<AttachmentValues> {
  const { companyId, userId } = access;
  const upload = await takeOwnDocument(tx, { companyId, userId, uploadId, now });
  if (!upload) throw fieldInvalid('upload_id', 'unknown_record');
  return { kind, question_id: null, ...upload };
}

export async function addFile(
  call: CompanyCall,
  applicationId: number,
  uploadId: number,
): Promise<ApplicationAttachment> {
  const { tx, access, now } = call;
  await requireVisible(tx, access, applicationId);
  const file = await takeUpload(call, uploadId, 'file');
  const { rows } = await tx.client.query<{ id: number }>(
    `insert into application_attachments (company_id, application_id, kind, file_name, content_type, byte_size,
       storage_key, staff_id, created_at) values ($1, $2, $3, $4, $5, $6, $7, $8, $9) returning id`,
    [
      access.companyId,
      applicationId,
      file.kind,
      file.file_name,
      file.content_type,
      file.byte_size,
      file.storage_key,
      access.staffId,
      now,
    ],
  );
  const id = rows[0]?.id ?? 0;
  await readFilesSoon(tx, access.companyId, applicationId);
  await recordEntry(call, applicationId, 'file_added', file.file_name);
  return {
    id,
    kind: 'file',
    file_name: file.file_name,
    content_type: file.content_type,
    byte_size: Number(file.byte_size),
    created_at: now.toISOString(),
  };
}

/** The file itself is deleted later, by the cleanup of uploads that belong to no record. */
export async function deleteFile(call: CompanyCall, id: number): Promise<void> {
  const { tx, access } = call;
  const { rows } = await tx.client.query<{ application_id: number; file_name: string; storage_key: string }>(
    'select application_id, file_name, storage_key from application_attachments where company_id = $1 and id = $2',
    [access.companyId, id],
  );
  const [file] = rows;
  if (!file) throw notFound();
  await requireVisible(tx, access, file.application_id);
  await tx.client.query('delete from application_attachments where company_id = $1 and id = $2', [
    access.companyId,
    id,
  ]);
  await releaseFiles(tx, access.companyId, [file.storage_key]);
  await recordEntry(call, file.application_id, 'file_deleted', file.file_name);
}

async function recordEntry(
  { tx, access, now }: CompanyCall,
  applicationId: number,
  action: 'file_added' | 'file_deleted',
  name: string,
): Promise<void> {
  const { companyId, staffId } = access;
  await recordAction({ tx, companyId, staffId, now }, [{ applicationId, action, detail: { file_name: name } }]);
  await announceUpdated(tx, companyId, [applicationId]);
}
