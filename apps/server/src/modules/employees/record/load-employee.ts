// Loads a record for a user: out of scope is not found when read, and no access when written (CMP-024, EMP-005).
import { type EmployeeStatus, isReadOnly } from '@onward/domain/employees/statuses';
import { noAccess, notFound, wrongState } from '../../../platform/http/errors.ts';
import type { EditingCall } from '../../../platform/http/route.ts';
import * as employees from '../employees.queries.ts';

type Call = Pick<EditingCall, 'tx' | 'access'>;

export async function loadEmployee({ tx, access }: Call, id: number): Promise<employees.EmployeeRow> {
  const row = await employees.findInScope(tx, access, id);
  if (!row) throw notFound();
  return row;
}

/** Locked until the end of the transaction. */
export async function lockEmployee({ tx, access }: Call, id: number): Promise<employees.EmployeeRow> {
  const row = await employees.lockInScope(tx, access, id);
  if (row) return row;
  throw (await employees.exists(tx, access.companyId, id)) ? noAccess('out_of_scope') : notFound();
}

/** For changes of the content, which end with the employment. */
export async function lockForEditing(call: Call, id: number): Promise<employees.EmployeeRow> {
  const row = await lockEmployee(call, id);
  requireEditable(row.status);
  return row;
}

function requireEditable(status: EmployeeStatus): void {
  if (isReadOnly(status)) throw wrongState('employee_terminated');
}
