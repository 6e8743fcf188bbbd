// Photos of documents: kept by those who do Section 2, and visible to them and to those who manage E-Verify (ONB-044).

import type { BodyOf } from '@onward/contract/endpoint';
import type { addI9Copy, I9Form } from '@onward/contract/everify/i9-form';
import { isSection2Signed } from '@onward/domain/everify/i9-states';
import { holdsPermission } from '@onward/domain/staff/permissions';
import type { App } from '../../../platform/app.ts';
import { fieldInvalid, noAccess, notFound, wrongState } from '../../../platform/http/errors.ts';
import { fileAnswer } from '../../../platform/http/file-answer.ts';
import type { Answer } from '../../../platform/http/route.ts';
import { attachUploads, findOwnUpload, releaseFiles } from '../../attachments/attachments.service.ts';
import type { EmployeeRow } from '../../employees/employees.service.ts';
import { mayFillSection2 } from '../../onboarding/onboarding.service.ts';
import { recordI9Change } from './announce-form.ts';
import { type CopyRow, deleteCopy, findCopy, keepCopies } from './copies.queries.ts';
import { insertEvents } from './forms.queries.ts';
import { type I9Call, loadForm, lockForm } from './load-form.ts';
import { presentCopy } from './present-copy.ts';

export async function addCopy(
  call: I9Call,
  formId: number,
  { upload_id, list }: BodyOf<typeof addI9Copy>,
): Promise<I9Form['copies'][number]> {
  const { tx, access, now } = call;
  const { companyId, userId } = access;
  const { form, employee } = await lockForm(call, formId);
  await requireMayHandle(call, employee);
  if (!(await findOwnUpload(tx, { companyId, userId }, upload_id))) throw fieldInvalid('upload_id', 'unknown_record');
  await attachUploads(tx, companyId, [upload_id], now);
  const [id] = await keepCopies(tx, form, [upload_id], { isOwn: false, list, now });
  const copy = id === undefined ? undefined : await findCopy(tx, companyId, id);
  if (!copy) throw fieldInvalid('upload_id', 'unknown_record');
  await recordI9Change(call, form, employee, 'i9_copy_added');
  return presentCopy(copy);
}

/** With Section 2 signed, a photo is part of the form. */
export async function removeCopy(call: I9Call, id: number): Promise<void> {
  const { tx, access } = call;
  const copy = await requireCopy(call, id);
  const { form, employee } = await lockForm(call, copy.i9_form_id);
  await requireMayHandle(call, employee);
  if (isSection2Signed(form.status)) throw wrongState('i9_copy_kept');
  await deleteCopy(tx, access.companyId, id);
  if (!copy.is_own) await releaseFiles(tx, access.companyId, [copy.storage_key]);
  await recordI9Change(call, form, employee, 'i9_copy_removed');
}

export async function showCopy(app: App, call: I9Call, id: number): Promise<Answer> {
  const { tx, access, now, address } = call;
  const copy = await requireCopy(call, id);
  const { form, employee } = await loadForm(call, copy.i9_form_id);
  await requireMayHandle(call, employee);
  const bytes = await app.files.get(copy.storage_key);
  if (!bytes) throw notFound();
  await insertEvents(tx, form, [{ kind: 'viewed', field: copy.file_name, staff_id: access.staffId, address, at: now }]);
  return fileAnswer(bytes, { name: copy.file_name, contentType: copy.content_type, type: 'inline' });
}

async function requireCopy({ tx, access }: I9Call, id: number): Promise<CopyRow> {
  const copy = await findCopy(tx, access.companyId, id);
  if (!copy) throw notFound();
  return copy;
}

async function requireMayHandle({ tx, access }: I9Call, employee: EmployeeRow): Promise<void> {
  if (holdsPermission(access.permissions, 'manage_everify')) return;
  if (!(await mayFillSection2(tx, access, employee))) throw noAccess('not_an_assignee');
}
