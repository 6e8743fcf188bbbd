// Sorting and paging of the list of departments.
import { DEPARTMENT_ORDER_FIELDS } from '@onward/contract/locations/departments';
import { DEFAULT_PAGE_SIZE } from '@onward/domain/platform/constants';
import type { ListShape, ListState } from '../../../platform/lists/list-address.ts';

export type DepartmentOrderField = (typeof DEPARTMENT_ORDER_FIELDS)[number];
export type DepartmentList = ListState<DepartmentOrderField>;

export const DEPARTMENTS_PER_PAGE = DEFAULT_PAGE_SIZE;

export const DEPARTMENT_LIST: ListShape<DepartmentOrderField> = {
  orderFields: DEPARTMENT_ORDER_FIELDS,
  defaultOrder: { field: 'name', direction: 'asc' },
};
