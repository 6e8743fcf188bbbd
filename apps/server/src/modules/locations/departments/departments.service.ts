// Departments. The example to copy for a new kind of record: load in scope, check, write, record, present.
import type { Department } from '@onward/contract/locations/departments';
import { decideDepartmentDeletion } from '@onward/domain/locations/departments';
import { changesBetween } from '../../../platform/audit.ts';
import { companyRecord } from '../../../platform/company-record.ts';
import type { PageWindow } from '../../../platform/database/lists.ts';
import type { DeletedRows } from '../../../platform/deletions.ts';
import { wrongState } from '../../../platform/http/errors.ts';
import type { CompanyCall } from '../../../platform/http/route.ts';
import { checkedValues, type DepartmentInput, departmentConflict } from './check-values.ts';
import type { PostingsOfDepartment } from './department-postings.ts';
import { presentDepartment } from './departments.presenter.ts';
import * as departments from './departments.queries.ts';

const record = companyRecord<departments.DepartmentRow>({
  kind: 'department',
  find: ({ tx, access }, id) => departments.findInScope(tx, access, id),
  exists: departments.exists,
  describe: ({ name }) => ({ name }),
  announce: ({ id }) => ({ name: 'department_changed', scope: { department: id } }),
});

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

export const getDepartment = async (call: CompanyCall, id: number): Promise<Department> =>
  presentDepartment(await record.load(call, id));

export async function createDepartment(call: CompanyCall, input: DepartmentInput): Promise<Department> {
  const values = await checkedValues(call, input, null);
  const department = await departments.insert(call.tx, call.access.companyId, values);
  if (!department) throw record.nameTaken();
  await record.recordCreated(call, department);
  return presentDepartment(department);
}

export async function updateDepartment(
  call: CompanyCall,
  id: number,
  input: DepartmentInput & { version?: number },
): Promise<Department> {
  const { tx, access, now } = call;
  const { companyId } = access;
  const current = await record.loadForWriting(call, id);
  const values = await checkedValues(call, input, current);
  if (await departments.isNameTaken(tx, companyId, values.name, id)) throw record.nameTaken();
  const version = input.version ?? current.version;
  const updated = await departments.update(tx, { companyId, id, version, values, now });
  if (!updated) throw departmentConflict(await record.load(call, id), values);
  await record.recordUpdated(call, updated, changesBetween(current, values));
  return presentDepartment(updated);
}

/** What is kept of a deleted department for undo. */
interface DepartmentRemains {
  departments: DeletedRows;
  closedPositionIds: number[];
}

export async function deleteDepartment(call: CompanyCall, postings: PostingsOfDepartment, id: number): Promise<void> {
  const { tx, access } = call;
  const current = await record.loadForWriting(call, id);
  const { open_positions_count: open, draft_positions_count: drafts } = current;
  const decision = decideDepartmentDeletion({ openPositions: open + drafts });
  if (!decision.allowed) throw wrongState('department_has_open_positions', { count: decision.openPositions });
  const closedPositionIds = await postings.leave(tx, access.companyId, id);
  const kept = await departments.remove(tx, access.companyId, id);
  // A position was opened in it since it was read.
  if (!kept) throw wrongState('department_has_open_positions', { count: 1 });
  await record.recordDeleted(call, current, { departments: kept, closedPositionIds } satisfies DepartmentRemains);
}

export async function restoreDepartment(
  call: CompanyCall,
  postings: PostingsOfDepartment,
  id: number,
): Promise<Department> {
  const { tx, access } = call;
  const remains = await record.takeDeleted<DepartmentRemains>(call, id);
  if (!(await departments.putBack(tx, remains.departments))) throw record.nameTaken();
  await postings.putBack(tx, access.companyId, id, remains.closedPositionIds);
  return presentDepartment(await record.recordRestored(call, id));
}
