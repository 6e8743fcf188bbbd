// Routes for departments.
import {
  createDepartment,
  DEPARTMENT_ORDER_FIELDS,
  deleteDepartment,
  getDepartment,
  listDepartments,
  listPermittedDepartments,
  restoreDepartment,
  updateDepartment,
} from '@onward/contract/locations/departments';
import { DEFAULT_PAGE_SIZE } from '@onward/domain/platform/constants';
import { pageFacts, pageWindow } from '../../../platform/database/lists.ts';
import { type Route, route } from '../../../platform/http/route.ts';
import type { PostingsOfDepartment } from './department-postings.ts';
import * as departments from './departments.service.ts';

export const departmentsRoutes = (postings: PostingsOfDepartment): Route[] => [
  route(listPermittedDepartments, async (call) => ({
    departments: await departments.listPermittedDepartments(call),
  })),
  route(listDepartments, async (call) => {
    const byName = { field: 'name', direction: 'asc' } as const;
    const window = pageWindow(call.query, DEPARTMENT_ORDER_FIELDS, byName, DEFAULT_PAGE_SIZE);
    const { departments: list, totalCount } = await departments.listDepartments(call, call.query.query, window);
    return { departments: list, ...pageFacts(window, totalCount) };
  }),
  route(getDepartment, async (call) => ({ department: await departments.getDepartment(call, call.params.id) })),
  route(createDepartment, async (call) => ({
    department: await departments.createDepartment(call, call.body.department),
  })),
  route(updateDepartment, async (call) => ({
    department: await departments.updateDepartment(call, call.params.id, call.body.department),
  })),
  route(deleteDepartment, async (call) => {
    await departments.deleteDepartment(call, postings, call.params.id);
    return undefined;
  }),
  route(restoreDepartment, async (call) => ({
    department: await departments.restoreDepartment(call, postings, call.params.id),
  })),
];
