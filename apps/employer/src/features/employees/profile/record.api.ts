// Reads and changes one employee record, and refreshes what a change makes stale.
import type { Employee, EmployeeInformation } from '@onward/contract/employees/employee';
import {
  listEmployeeChanges,
  revealSensitiveField,
  updateDirectDeposit,
  updateEmployeeInformation,
} from '@onward/contract/employees/employee-information';
import {
  browseEmployee,
  type EmployeeChange,
  type EmployeeProfile,
  rehireEmployee,
  reinstateEmployee,
  suspendEmployee,
  terminateEmployee,
  updateEmployee,
} from '@onward/contract/employees/employees';
import type { BodyOf, QueryOf } from '@onward/contract/endpoint';
import type { SensitiveField } from '@onward/domain/employees/sensitive';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api } from '../../../platform/api.ts';
import { queryClient } from '../../../platform/query-client.ts';
import { recordKey, refreshEmployees } from '../employees.api.ts';
import { type EmployeeListState, neighborQuery } from '../employees.list.ts';

const CHANGES = 'changes';

/** The record as shown, whichever list it was opened from; beside it are queries about the same employee. */
const shownKey = (id: number) => [...recordKey(id), 'shown'] as const;

/** With the next and previous record of the list it was opened from. */
export const recordQuery = (id: number, list: EmployeeListState) =>
  queryOptions({
    queryKey: [...shownKey(id), neighborQuery(list)] as const,
    queryFn: ({ signal }) =>
      api.call(browseEmployee, {
        params: { id },
        query: { ...neighborQuery(list), include: 'open_issues' },
        signal,
        loadsPage: true,
      }),
  });

export type ChangeFilters = Pick<QueryOf<typeof listEmployeeChanges>, 'staff_id' | 'part' | 'from' | 'to'>;

export const changesQuery = (id: number, page: number, filters: ChangeFilters) =>
  queryOptions({
    queryKey: [...recordKey(id), CHANGES, page, filters] as const,
    queryFn: ({ signal }) =>
      api.call(listEmployeeChanges, { params: { id }, query: { page, ...filters }, signal, silent: true }),
    placeholderData: keepPreviousData,
  });

/** Who made the newest change; null for the employee or the product itself. */
export async function newestChange(id: number): Promise<{ id: number; staffId: number | null; name: string } | null> {
  const { changes } = await api.call(listEmployeeChanges, {
    params: { id },
    query: { page: 1, per_page: 1 },
    silent: true,
  });
  const [newest] = changes;
  return newest ? { id: newest.id, staffId: newest.staff?.id ?? null, name: newest.staff?.name ?? '' } : null;
}

/** Shows a saved part at once; the rest of the record is reloaded after it. */
function patchRecord(id: number, change: (record: EmployeeProfile) => EmployeeProfile): void {
  queryClient.setQueriesData<EmployeeProfile>({ queryKey: shownKey(id) }, (record) => record && change(record));
  void refreshEmployees();
}

const showInformation = (id: number, employee_information: EmployeeInformation): void =>
  patchRecord(id, (record) => ({ ...record, employee_information }));

function showEmployee(employee: Employee): Employee {
  patchRecord(employee.id, (record) => ({
    ...record,
    // Open issues come only when they are asked for, so the shown ones stay until the reload.
    employee: { ...record.employee, ...employee },
  }));
  return employee;
}

/** Silent, like the other saves: the form shows errors next to their fields. */
export async function saveGroup(
  id: number,
  employee_information: BodyOf<typeof updateEmployeeInformation>['employee_information'],
): Promise<void> {
  const answer = await api.call(updateEmployeeInformation, {
    params: { id },
    body: { employee_information },
    silent: true,
  });
  showInformation(id, answer.employee_information);
}

export async function saveAccounts(id: number, body: BodyOf<typeof updateDirectDeposit>): Promise<void> {
  const answer = await api.call(updateDirectDeposit, { params: { id }, body, silent: true });
  showInformation(id, answer.employee_information);
}

export async function saveEmployee(id: number, employee: EmployeeChange): Promise<Employee> {
  return showEmployee((await api.call(updateEmployee, { params: { id }, body: { employee }, silent: true })).employee);
}

/** The shared handler shows why it failed, also when the user cancels the confirmation of their identity. */
export const reveal = async (id: number, field: SensitiveField, index?: number): Promise<string> =>
  (await api.call(revealSensitiveField, { params: { id }, body: { field, ...(index !== undefined && { index }) } }))
    .value;

const reasonQuery = (reason: string) => (reason.trim() ? { reason: reason.trim() } : {});

export const suspend = async (id: number, reason: string) =>
  showEmployee(
    (await api.call(suspendEmployee, { params: { id }, query: reasonQuery(reason), silent: true })).employee,
  );

export const reinstate = async (id: number, reason: string) =>
  showEmployee(
    (await api.call(reinstateEmployee, { params: { id }, query: reasonQuery(reason), silent: true })).employee,
  );

export const terminate = async (id: number, end_date: string, reason: string) =>
  showEmployee(
    (
      await api.call(terminateEmployee, {
        params: { id },
        query: { end_date, ...reasonQuery(reason) },
        silent: true,
      })
    ).employee,
  );

export async function rehire(id: number, body: BodyOf<typeof rehireEmployee>): Promise<Employee> {
  const { employee } = await api.call(rehireEmployee, { params: { id }, body, silent: true });
  void refreshEmployees();
  return employee;
}
