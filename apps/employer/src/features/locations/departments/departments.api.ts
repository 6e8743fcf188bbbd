// API calls for departments, and the queries a change invalidates.
import {
  createDepartment,
  deleteDepartment,
  listDepartments,
  restoreDepartment,
  updateDepartment,
} from '@onward/contract/locations/departments';
import { orderParameter } from '@onward/domain/platform/lists';
import { api } from '../../../platform/api.ts';
import { listQuery } from '../../../platform/lists/list-query.ts';
import { queryClient } from '../../../platform/query-client.ts';
import { recordApi } from '../../../platform/records/record-api.ts';
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

export const departmentRecord = recordApi(
  'department',
  { create: createDepartment, update: updateDepartment, remove: deleteDepartment, restore: restoreDepartment },
  refreshDepartments,
);
