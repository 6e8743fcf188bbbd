// Notes about an employee.
import {
  addEmployeeNote,
  deleteEmployeeNote,
  listEmployeeNotes,
  updateEmployeeNote,
} from '@onward/contract/employees/employee-files';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../../../platform/api.ts';
import { recordKey, refreshEmployees } from '../../employees.api.ts';

export const notesQuery = (employeeId: number) =>
  queryOptions({
    queryKey: [...recordKey(employeeId), 'notes'] as const,
    queryFn: async ({ signal }) =>
      (await api.call(listEmployeeNotes, { params: { id: employeeId }, signal, silent: true })).notes,
  });

/** Silent: the form keeps the text and shows why it was refused. */
export async function saveNote(employeeId: number, noteId: number | null, body: string): Promise<void> {
  const note = { note: { body } };
  if (noteId === null) await api.call(addEmployeeNote, { params: { id: employeeId }, body: note, silent: true });
  else await api.call(updateEmployeeNote, { params: { id: noteId }, body: note, silent: true });
  await refreshEmployees();
}

export async function removeNote(id: number): Promise<void> {
  await api.call(deleteEmployeeNote, { params: { id } });
  await refreshEmployees();
}
