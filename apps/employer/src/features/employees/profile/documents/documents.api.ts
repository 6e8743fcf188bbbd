// Adds, changes, and downloads the documents of an employee (EMP-024, EMP-025, AHD-024).
import { createUpload } from '@onward/contract/attachments/attachments';
import {
  addEmployeeAttachment,
  deleteEmployeeAttachment,
  downloadAllAttachments,
  getEmployeeAttachment,
  requestNewDocument,
  updateEmployeeAttachment,
} from '@onward/contract/employees/employee-files';
import type { BodyOf } from '@onward/contract/endpoint';
import { api } from '../../../../platform/api.ts';
import { saveBlob } from '../../../../platform/files.ts';
import { refreshEmployees } from '../../employees.api.ts';

type NewDocument = Omit<BodyOf<typeof addEmployeeAttachment>, 'upload_id'>;

/** Silent: the form shows the error next to its field. */
export async function addDocument(employeeId: number, file: File, document: NewDocument): Promise<void> {
  const form = new FormData();
  form.append('category', 'document');
  form.append('file', file);
  const { upload } = await api.call(createUpload, { body: form, silent: true });
  await api.call(addEmployeeAttachment, {
    params: { id: employeeId },
    body: { upload_id: upload.id, ...document },
    silent: true,
  });
  await refreshEmployees();
}

export async function changeDocument(
  id: number,
  attachment: BodyOf<typeof updateEmployeeAttachment>['attachment'],
): Promise<void> {
  await api.call(updateEmployeeAttachment, { params: { id }, body: { attachment }, silent: true });
  await refreshEmployees();
}

export async function deleteDocument(id: number): Promise<void> {
  await api.call(deleteEmployeeAttachment, { params: { id } });
  await refreshEmployees();
}

export async function askForNew(id: number): Promise<boolean> {
  const { sent } = await api.call(requestNewDocument, { params: { id } });
  return sent;
}

export const download = async (id: number, name: string): Promise<void> =>
  saveBlob(await api.file(getEmployeeAttachment, { params: { id }, query: { type: 'download' } }), name);

export const downloadAll = async (employeeId: number, name: string): Promise<void> =>
  saveBlob(await api.file(downloadAllAttachments, { params: { id: employeeId } }), `${name}-documents.zip`);
