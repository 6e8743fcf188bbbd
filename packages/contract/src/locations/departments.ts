// Departments.
import { DEPARTMENT_DESCRIPTION_MAX, DEPARTMENT_NAME_MAX } from '@onward/domain/locations/departments';
import Type, { type Static } from 'typebox';
import { Empty, endpoint } from '../endpoint.ts';
import { Id, IdParams, Nullable, pageQuery, pageResponse, Timestamp, Version } from '../fields.ts';
import { CustomFieldValues } from './custom-fields.ts';

export const Department = Type.Object({
  id: Id,
  name: Type.String(),
  description: Nullable(Type.String()),
  custom_field_values: CustomFieldValues,
  open_positions_count: Type.Integer(),
  /** Incremented on every change and sent back on update, so that two editors can't silently overwrite each other. */
  version: Type.Integer(),
  updated_at: Timestamp,
});
export type Department = Static<typeof Department>;

const DepartmentInput = Type.Object({
  name: Type.String({ minLength: 1, maxLength: DEPARTMENT_NAME_MAX, pattern: '\\S' }),
  description: Type.Optional(Nullable(Type.String({ maxLength: DEPARTMENT_DESCRIPTION_MAX }))),
  custom_field_values: Type.Optional(CustomFieldValues),
});

export const DEPARTMENT_ORDER_FIELDS = ['name', 'open_positions_count', 'updated_at'] as const;

export const listPermittedDepartments = endpoint({
  name: 'listPermittedDepartments',
  method: 'GET',
  path: '/v1/company_staffs/departments',
  summary: "Departments in the user's scope",
  audience: 'company',
  answers: { 200: Type.Object({ departments: Type.Array(Department) }) },
});

export const listDepartments = endpoint({
  name: 'listDepartments',
  method: 'GET',
  path: '/v1/departments',
  summary: 'Departments, page by page',
  audience: 'company',
  query: pageQuery({ query: Type.Optional(Type.String({ maxLength: DEPARTMENT_NAME_MAX })) }),
  answers: { 200: pageResponse({ departments: Type.Array(Department) }) },
});

export const getDepartment = endpoint({
  name: 'getDepartment',
  method: 'GET',
  path: '/v1/departments/:id',
  summary: 'One department',
  audience: 'company',
  params: IdParams,
  answers: { 200: Type.Object({ department: Department }) },
});

export const createDepartment = endpoint({
  name: 'createDepartment',
  method: 'POST',
  path: '/v1/departments',
  summary: 'Create a department',
  audience: 'company',
  permission: 'edit_department',
  unlimitedIn: 'department',
  body: Type.Object({ department: DepartmentInput }),
  answers: { 201: Type.Object({ department: Department }) },
});

export const updateDepartment = endpoint({
  name: 'updateDepartment',
  method: 'PUT',
  path: '/v1/departments/:id',
  summary: 'Change a department',
  audience: 'company',
  permission: 'edit_department',
  params: IdParams,
  body: Type.Object({
    department: Type.Object({ ...DepartmentInput.properties, version: Version }),
  }),
  answers: { 200: Type.Object({ department: Department }) },
});

export const deleteDepartment = endpoint({
  name: 'deleteDepartment',
  method: 'DELETE',
  path: '/v1/departments/:id',
  summary: 'Delete a department without open positions',
  audience: 'company',
  permission: 'edit_department',
  params: IdParams,
  answers: { 204: Empty },
});

export const restoreDepartment = endpoint({
  name: 'restoreDepartment',
  method: 'POST',
  path: '/v1/departments/:id/restore',
  summary: 'Undo the deletion of a department within a minute',
  audience: 'company',
  permission: 'edit_department',
  params: IdParams,
  answers: { 200: Type.Object({ department: Department }) },
});
