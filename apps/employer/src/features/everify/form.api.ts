// Reads and changes the Form I-9 of one employee (ONB-044, AHD-011).
import { ApiError } from '@onward/client/api-error';
import type { BodyOf } from '@onward/contract/endpoint';
import { errorCodes } from '@onward/contract/errors';
import {
  addI9Copy,
  addSupplement,
  correctI9,
  deleteI9Copy,
  getEmployeeI9,
  getI9Pdf,
  type I9Form,
  replaceReceipt,
  revealI9Field,
} from '@onward/contract/everify/i9-form';
import type { I9Section } from '@onward/domain/everify/i9-changes';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../platform/api.ts';
import { queryClient } from '../../platform/query-client.ts';
import { uploadFile } from './cases.api.ts';
import { I9, refreshI9 } from './i9.api.ts';

const formKey = (employeeId: number) => [I9, 'form', employeeId] as const;

/** Null when none was begun. Each look is recorded, so coming back to the window is no reason to read it again. */
export const formQuery = (employeeId: number) =>
  queryOptions({
    queryKey: formKey(employeeId),
    queryFn: async ({ signal }) => {
      try {
        return (await api.call(getEmployeeI9, { params: { id: employeeId }, signal, silent: true })).i9_form;
      } catch (error) {
        if (error instanceof ApiError && error.error_code === errorCodes.notFound) return null;
        throw error;
      }
    },
    refetchOnWindowFocus: false,
  });

function show({ i9_form: changed }: { i9_form: I9Form }): void {
  queryClient.setQueryData(formKey(changed.employee.id), changed);
  void queryClient.invalidateQueries({ queryKey: [I9], predicate: ({ queryKey }) => queryKey[1] !== 'form' });
}

/** Silent, like the others here: the dialogs show errors next to their fields. */
export const correct = async (id: number, body: BodyOf<typeof correctI9>): Promise<void> =>
  show(await api.call(correctI9, { params: { id }, body, silent: true }));

export const enterDocument = async (id: number, body: BodyOf<typeof replaceReceipt>): Promise<void> =>
  show(await api.call(replaceReceipt, { params: { id }, body, silent: true }));

export const supplement = async (id: number, body: BodyOf<typeof addSupplement>): Promise<void> =>
  show(await api.call(addSupplement, { params: { id }, body, silent: true }));

/** The shared handler shows why it failed. */
export const revealValue = async (id: number, section: I9Section, field: string): Promise<string> =>
  (await api.call(revealI9Field, { params: { id }, body: { section, field } })).value;

export const readPdf = (id: number): Promise<Blob> =>
  api.file(getI9Pdf, { params: { id }, query: { type: 'download' } });

export async function addCopy(id: number, file: File, list: 'a' | 'b' | 'c'): Promise<void> {
  await api.call(addI9Copy, { params: { id }, body: { upload_id: await uploadFile(file), list }, silent: true });
  await refreshI9();
}

export async function removeCopy(id: number): Promise<void> {
  await api.call(deleteI9Copy, { params: { id } });
  await refreshI9();
}
