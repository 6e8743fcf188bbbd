// Reads the employee list, adds and exports employees, and refreshes what a change makes stale.
import type { Employee } from '@onward/contract/employees/employee';
import {
  addEmployee,
  countEmployees,
  type EmployeeInput,
  exportEmployees,
  listEmployees,
  messageEmployees,
} from '@onward/contract/employees/employees';
import type { BodyOf } from '@onward/contract/endpoint';
import { DEFAULT_PAGE_SIZE } from '@onward/domain/platform/constants';
import { orderParameter } from '@onward/domain/platform/lists';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api } from '../../platform/api.ts';
import { coalesce } from '../../platform/coalesce.ts';
import { listQuery } from '../../platform/lists/list-query.ts';
import { queryClient } from '../../platform/query-client.ts';
import { type EmployeeListState, neighborQuery, queryFilters } from './employees.list.ts';

const LIST = 'employees';
const COUNTS = 'employee-counts';
const RECORD = 'employee';

export const employeesQuery = (company: number, list: EmployeeListState) =>
  listQuery(LIST, { company, list }, (asked, signal) =>
    api.call(listEmployees, {
      params: { id: asked.company },
      query: {
        page: asked.list.page,
        per_page: DEFAULT_PAGE_SIZE,
        order: orderParameter(asked.list.order),
        ...queryFilters(asked.list),
      },
      signal,
      loadsPage: true,
    }),
  );

/** Silent: the tabs work without counts. */
export const employeeCountsQuery = queryOptions({
  queryKey: [COUNTS] as const,
  queryFn: ({ signal }) => api.call(countEmployees, { signal, silent: true }),
  placeholderData: keepPreviousData,
});

/** Everyone who matches, up to the number of people that can be selected at once. */
export const findMatching = async (company: number, list: EmployeeListState, most: number) =>
  (
    await api.call(listEmployees, {
      params: { id: company },
      query: { page: 1, per_page: most, order: orderParameter(list.order), ...queryFilters(list) },
    })
  ).employees;

const invalidate = (...keys: string[]) =>
  Promise.all(keys.map((key) => queryClient.invalidateQueries({ queryKey: [key] })));

export const recordKey = (id: number) => [RECORD, id] as const;

/** Lists, counts, and open records. */
export const refreshEmployees = coalesce(() => invalidate(LIST, COUNTS, RECORD));

/** Silent: the form shows the error next to its field. */
export async function createEmployee(employee: EmployeeInput): Promise<Employee> {
  const answer = await api.call(addEmployee, { body: { employee }, silent: true });
  void refreshEmployees();
  return answer.employee;
}

/** The selected people, or everyone who matches when nobody is selected. */
export const exportRecords = (list: EmployeeListState, selected: readonly number[]): Promise<Blob> =>
  api.file(exportEmployees, {
    query: selected.length > 0 ? { ids: selected.join(',') } : neighborQuery(list),
  });

/** Silent: the dialog keeps the text and shows why it was not sent. */
export const sendMessage = (body: BodyOf<typeof messageEmployees>) =>
  api.call(messageEmployees, { body, idempotencyKey: crypto.randomUUID(), silent: true });
