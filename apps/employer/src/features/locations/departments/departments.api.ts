// API calls for departments, and the queries a change invalidates.
import {
  createDepartment,
  type Department,
  deleteDepartment,
  listDepartments,
  restoreDepartment,
  updateDepartment,
} from '@onward/contract/locations/departments';
import { orderParameter } from '@onward/domain/platform/lists';
import { api } from '../../../platform/api.ts';
import { listQuery } from '../../../platform/lists/list-query.ts';
import { queryClient } from '../../../platform/query-client.ts';
import type { DepartmentInput } from './departments.form.ts';
import { DEPARTMENTS_PER_PAGE, type DepartmentList } from './departments.list.ts';

const LIST = 'departments';

export const departmentsQuery = (list: DepartmentList) =>
  listQuery(LIST, list, ({ query, order, page }, signal) =>
    api.call(listDepartments, {
      query: { page, per_page: DEPARTMENTS_PER_PAGE, order: orderParameter(order), ...(query ? { query } : {}) },
      signal,
      loadsPage: true,
    }),
  );

export const refreshDepartments = () => queryClient.invalidateQueries({ queryKey: [LIST] });

/** Silent: the dialog shows errors next to their fields. */
export async function addDepartment(input: DepartmentInput): Promise<Department> {
  const { department } = await api.call(createDepartment, { body: { department: input }, silent: true });
  await refreshDepartments();
  return department;
}

/** Sends the version the editor started from, so that nobody's change is silently overwritten. */
export async function saveDepartment(
  { id, version }: Pick<Department, 'id' | 'version'>,
  input: DepartmentInput,
): Promise<Department> {
  const body = { department: { ...input, version } };
  const { department } = await api.call(updateDepartment, { params: { id }, body, silent: true });
  await refreshDepartments();
  return department;
}

export async function removeDepartment(id: number): Promise<void> {
  await api.call(deleteDepartment, { params: { id } });
  await refreshDepartments();
}

export async function bringDepartmentBack(id: number): Promise<void> {
  await api.call(restoreDepartment, { params: { id } });
  await refreshDepartments();
}
