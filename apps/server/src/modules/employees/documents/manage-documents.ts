// Adds, changes, deletes, and shows documents of employees (EMP-024, EMP-025, AHD-024, PLT-052).

import type { EmployeeAttachment } from '@onward/contract/employees/employee';
import type { addEmployeeAttachment, updateEmployeeAttachment } from '@onward/contract/employees/employee-files';
import type { BodyOf } from '@onward/contract/endpoint';
import type { ChangeEvent } from '@onward/domain/employees/changes';
import { canDeleteDocument, isSensitiveDocument } from '@onward/domain/employees/document-expiry';
import { isCalendarDay } from '@onward/domain/platform/time/calendar-days';
import { holdsPermission } from '@onward/domain/staff/permissions';
import type { App } from '../../../platform/app.ts';
import { zipOf } from '../../../platform/files/zip.ts';
import { accessRefused, fieldInvalid, notFound, wrongState } from '../../../platform/http/errors.ts';
import { fileAnswer } from '../../../platform/http/file-answer.ts';
import type { Answer, CompanyCall } from '../../../platform/http/route.ts';
import { recordChange } from '../../../platform/record-change.ts';
import { releaseFiles, takeOwnDocument } from '../../attachments/attachments.service.ts';
import { type AttachmentRow, presentAttachment } from '../employees.presenter.ts';
import type { EmployeeRow } from '../employees.queries.ts';
import { EMPLOYEE_CHANGED, placeOfEmployee } from '../record/announce-employee.ts';
import { recordEmployeeChanges } from '../record/employee-changes.ts';
import { loadEmployee, lockForEditing } from '../record/load-employee.ts';
import { refreshIssues } from '../record/refresh-issues.ts';
import * as attachments from './attachments.queries.ts';

export async function addDocument(
  app: App,
  call: CompanyCall,
  employeeId: number,
  { upload_id, category, name, expires_on = null }: BodyOf<typeof addEmployeeAttachment>,
): Promise<EmployeeAttachment> {
  const { tx, access, now } = call;
  const { companyId, userId, staffId } = access;
  const row = await lockForEditing(call, employeeId);
  requireDay(expires_on);
  const file = await takeOwnDocument(tx, { companyId, userId, uploadId: upload_id, now });
  if (!file) throw fieldInvalid('upload_id', 'unknown_record');
  const id = await attachments.insertAttachment(
    tx,
    companyId,
    {
      employeeId,
      category,
      source: 'uploaded',
      name: name?.trim() || file.file_name,
      file,
      expiresOn: expires_on,
      staffId,
    },
    now,
  );
  const added = await requireDocument(call, id);
  await recordDocument(app, call, row, added, 'document_added');
  return presentAttachment(added);
}

export async function updateDocument(
  app: App,
  call: CompanyCall,
  id: number,
  change: BodyOf<typeof updateEmployeeAttachment>['attachment'],
): Promise<EmployeeAttachment> {
  const { row, document: before } = await lockDocument(call, id);
  requireDay(change.expires_on ?? null);
  await attachments.updateAttachment(call.tx, call.access.companyId, id, {
    name: change.name?.trim() ?? before.name,
    category: change.category ?? before.category,
    expires_on: change.expires_on === undefined ? before.expires_on : change.expires_on,
  });
  const after = await requireDocument(call, id);
  await recordDocument(app, call, row, after, 'document_changed');
  return presentAttachment(after);
}

export async function deleteDocument(app: App, call: CompanyCall, id: number): Promise<void> {
  const { row, document } = await lockDocument(call, id);
  if (!canDeleteDocument(document.source)) throw wrongState('employee_document_signed');
  await attachments.deleteAttachment(call.tx, call.access.companyId, id);
  await releaseFiles(call.tx, call.access.companyId, [document.storage_key]);
  await recordDocument(app, call, row, document, 'document_deleted');
}

export async function showDocument(
  app: App,
  call: CompanyCall,
  id: number,
  type: 'inline' | 'download',
): Promise<Answer> {
  const document = await requireDocument(call, id);
  await loadEmployee(call, document.employee_id);
  requireReadable(call, document);
  const bytes = await app.files.get(document.storage_key);
  if (!bytes) throw notFound();
  return fileAnswer(bytes, { name: document.name, contentType: document.content_type, type });
}

/** Without the right to sensitive data, only the others (EMP-025). */
export async function zipDocuments(app: App, call: CompanyCall, employeeId: number): Promise<Answer> {
  const row = await loadEmployee(call, employeeId);
  const all = await attachments.listAttachments(call.tx, call.access.companyId, employeeId);
  const readable = all.filter((document) => mayRead(call, document));
  const entries = [];
  const taken = new Map<string, number>();
  for (const document of readable) {
    const bytes = await app.files.get(document.storage_key);
    if (bytes) entries.push({ name: numbered(taken, document.name), bytes });
  }
  if (entries.length === 0) throw notFound();
  return fileAnswer(zipOf(entries, call.now), {
    name: `${row.name}-documents.zip`,
    contentType: 'application/zip',
    type: 'download',
  });
}

/** Without folders; a second file of the same name gets a number. */
function numbered(taken: Map<string, number>, name: string): string {
  const plain = name.replaceAll(/[/\\:]/g, '_').replace(/^\.+/, '_');
  const count = (taken.get(plain) ?? 0) + 1;
  taken.set(plain, count);
  if (count === 1) return plain;
  const dot = plain.lastIndexOf('.');
  return dot > 0 ? `${plain.slice(0, dot)} (${count})${plain.slice(dot)}` : `${plain} (${count})`;
}

const mayRead = ({ access }: Pick<CompanyCall, 'access'>, { category }: Pick<AttachmentRow, 'category'>): boolean =>
  !isSensitiveDocument(category) || holdsPermission(access.permissions, 'view_sensitive_pii');

function requireReadable(call: Pick<CompanyCall, 'access'>, document: Pick<AttachmentRow, 'category'>): void {
  if (mayRead(call, document)) return;
  throw accessRefused({ allowed: false, reason: 'permission_missing', permission: 'view_sensitive_pii' });
}

/** Read again once the record is locked: somebody may have changed or deleted the document meanwhile. */
export async function lockDocument(
  call: CompanyCall,
  id: number,
): Promise<{ row: EmployeeRow; document: AttachmentRow }> {
  const { employee_id } = await requireDocument(call, id);
  const row = await lockForEditing(call, employee_id);
  const document = await requireDocument(call, id);
  requireReadable(call, document);
  return { row, document };
}

async function requireDocument({ tx, access }: CompanyCall, id: number): Promise<AttachmentRow> {
  const document = await attachments.findAttachment(tx, access.companyId, id);
  if (!document) throw notFound();
  return document;
}

function requireDay(day: string | null): void {
  if (day !== null && !isCalendarDay(day)) throw fieldInvalid('expires_on', 'not_a_date');
}

async function recordDocument(
  app: App,
  call: CompanyCall,
  row: EmployeeRow,
  document: AttachmentRow,
  event: ChangeEvent,
): Promise<void> {
  const { tx, access, now } = call;
  const { companyId, staffId } = access;
  await recordEmployeeChanges(app, { tx, companyId, staffId, now }, [
    { employeeId: row.id, event, part: 'documents', field: document.name, after: document.expires_on },
  ]);
  await refreshIssues(tx, companyId, [row.id], now);
  await recordChange(call, {
    event: `employee_${event}`,
    subjectType: 'employee_attachment',
    subjectId: document.id,
    changes: { name: document.name, category: document.category },
    announce: { name: EMPLOYEE_CHANGED, subjectId: row.id, scope: placeOfEmployee(row) },
  });
}
