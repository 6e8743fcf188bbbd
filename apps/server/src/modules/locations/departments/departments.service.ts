// Departments: load within scope, check the rules, write, and announce the change, all in one transaction.
import type { Department } from '@onward/contract/locations/departments';
import type { CustomFieldValues } from '@onward/domain/locations/custom-fields';
import { decideDepartmentDeletion } from '@onward/domain/locations/departments';
import { changesBetween } from '../../../platform/audit.ts';
import type { PageWindow } from '../../../platform/database/lists.ts';
import type { Transaction } from '../../../platform/database/transaction.ts';
import { type DeletedRows, keepDeletion, takeDeletion } from '../../../platform/deletions.ts';
import {
  changedMeanwhile,
  conflict,
  noAccess,
  notFound,
  validationFailed,
  wrongState,
} from '../../../platform/http/errors.ts';
import type { CompanyCall } from '../../../platform/http/route.ts';
import { recordChange } from '../../../platform/record-change.ts';
import { listFields } from '../custom-fields/custom-fields.queries.ts';
import { checkCustomFieldValues, customFieldLines } from '../custom-fields/read-values.ts';
import { presentDepartment } from './departments.presenter.ts';
import * as departments from './departments.queries.ts';

/** Postings belong to departments; the positions room, which comes later, owns them. */
export interface PostingsOfDepartment {
  /** Closed postings leave the department; returns which. */
  leave(tx: Transaction, companyId: number, departmentId: number): Promise<number[]>;
  putBack(tx: Transaction, companyId: number, departmentId: number, positionIds: readonly number[]): Promise<void>;
}

/** What is kept of a deleted department for undo. */
interface DepartmentRemains {
  departments: DeletedRows;
  closedPositionIds: number[];
}

export interface DepartmentInput {
  name: string;
  description?: string | null;
  custom_field_values?: CustomFieldValues;
}

export const listPermittedDepartments = async ({ tx, access }: CompanyCall): Promise<Department[]> =>
  (await departments.listAllInScope(tx, access)).map(presentDepartment);

export async function listDepartments(
  { tx, access }: CompanyCall,
  search: string | undefined,
  window: PageWindow<'name' | 'open_positions_count' | 'updated_at'>,
): Promise<{ departments: Department[]; totalCount: number }> {
  const { rows, totalCount } = await departments.listPageInScope(tx, access, search, window);
  return { departments: rows.map(presentDepartment), totalCount };
}

export async function getDepartment({ tx, access }: CompanyCall, id: number): Promise<Department> {
  const department = await departments.findInScope(tx, access, id);
  if (!department) throw notFound();
  return presentDepartment(department);
}

export async function createDepartment(call: CompanyCall, input: DepartmentInput): Promise<Department> {
  const { tx, access } = call;
  const department = await departments.insert(tx, access.companyId, await checkedValues(call, input, null));
  if (!department) throw conflict('department_name_taken', 'name');
  await recorded(call, 'department_created', department.id, { name: department.name });
  return presentDepartment(department);
}

export async function updateDepartment(
  call: CompanyCall,
  id: number,
  input: DepartmentInput & { version?: number },
): Promise<Department> {
  const { tx, access, now } = call;
  const current = await loadForWriting(call, id);
  const values = await checkedValues(call, input, current);
  if (await departments.isNameTaken(tx, access.companyId, values.name, id)) {
    throw conflict('department_name_taken', 'name');
  }
  const version = input.version ?? current.version;
  const updated = await departments.update(tx, { companyId: access.companyId, id, version, values, now });
  if (!updated) {
    const latest = (await departments.findInScope(tx, access, id)) ?? current;
    throw departmentConflict(latest, values);
  }
  await recorded(call, 'department_updated', id, changesBetween(current, values));
  return presentDepartment(updated);
}

export async function deleteDepartment(call: CompanyCall, postings: PostingsOfDepartment, id: number): Promise<void> {
  const { tx, access } = call;
  const current = await loadForWriting(call, id);
  const decision = decideDepartmentDeletion({ openPositions: current.open_positions_count });
  if (!decision.allowed) throw wrongState('department_has_open_positions', { count: decision.openPositions });
  const closedPositionIds = await postings.leave(tx, access.companyId, id);
  const kept = await departments.remove(tx, access.companyId, id);
  // A position was opened in it since it was read.
  if (!kept) throw wrongState('department_has_open_positions', { count: 1 });
  const remains: DepartmentRemains = { departments: kept, closedPositionIds };
  await keepDeletion(call, 'department', id, remains);
  await recorded(call, 'department_deleted', id, { name: current.name });
}

export async function restoreDepartment(
  call: CompanyCall,
  postings: PostingsOfDepartment,
  id: number,
): Promise<Department> {
  const { tx, access } = call;
  const remains = await takeDeletion<DepartmentRemains>(call, 'department', id);
  if (!(await departments.putBack(tx, remains.departments))) throw conflict('department_name_taken', 'name');
  await postings.putBack(tx, access.companyId, id, remains.closedPositionIds);
  const department = await loadForWriting(call, id);
  await recorded(call, 'department_restored', id, { name: department.name });
  return presentDepartment(department);
}

/** Out of scope is not found when read, but no access when written (CMP-024). */
async function loadForWriting({ tx, access }: CompanyCall, id: number): Promise<departments.DepartmentRow> {
  const department = await departments.findInScope(tx, access, id);
  if (department) return department;
  throw (await departments.exists(tx, access.companyId, id)) ? noAccess('out_of_scope') : notFound();
}

/** Omitted fields stay unchanged, even if one of them became required since. */
async function checkedValues(
  { tx, access }: CompanyCall,
  { name, description, custom_field_values: given }: DepartmentInput,
  current: departments.DepartmentRow | null,
): Promise<departments.DepartmentValues> {
  const before = current?.custom_field_values ?? {};
  const fields = given || !current ? await listFields(tx, access.companyId, 'department') : null;
  const { values, problems } = fields
    ? checkCustomFieldValues(fields, before, given ?? {}, { demandRequired: true })
    : { values: before, problems: {} };
  if (Object.keys(problems).length > 0) throw validationFailed(problems);
  return {
    name: name.trim().replace(/\s+/g, ' '),
    description: (description === undefined ? current?.description : description)?.trim() || null,
    custom_field_values: values,
  };
}

function departmentConflict(latest: departments.DepartmentRow, wanted: departments.DepartmentValues) {
  const keys = Object.keys({ ...latest.custom_field_values, ...wanted.custom_field_values });
  const lines = ({ name, description, custom_field_values }: departments.DepartmentValues) => ({
    name,
    description,
    ...customFieldLines(custom_field_values, keys),
  });
  return changedMeanwhile({ version: latest.version, ...lines(latest) }, lines(wanted));
}

const recorded = (call: CompanyCall, event: string, id: number, changes: Record<string, unknown>): Promise<void> =>
  recordChange(call, {
    event,
    subjectType: 'department',
    subjectId: id,
    changes,
    announce: { name: 'department_changed', scope: { department: id } },
  });
