// Loads a Form I-9 for staff: of employees out of scope it is not found when read, and no access when written (CMP-024).
import { changedMeanwhile, noAccess, notFound, wrongState } from '../../../platform/http/errors.ts';
import type { Call, CompanyCall } from '../../../platform/http/route.ts';
import { type EmployeeRow, findEmployeeInScope, lockEmployee } from '../../employees/employees.service.ts';
import { findForm, type I9Row, lockForm as lockRow } from './forms.queries.ts';

/** With the address that the audit trail names. */
export type I9Call = CompanyCall & Pick<Call, 'address'>;

export interface LoadedForm {
  form: I9Row;
  employee: EmployeeRow;
}

export async function loadForm({ tx, access }: Pick<CompanyCall, 'tx' | 'access'>, id: number): Promise<LoadedForm> {
  const form = await findForm(tx, access.companyId, id);
  const employee = form && (await findEmployeeInScope(tx, access, form.employee_id));
  if (!form || !employee) throw notFound();
  return { form, employee };
}

/** The employee first, then the form: everybody locks in this order. */
export async function lockForm({ tx, access }: CompanyCall, id: number): Promise<LoadedForm> {
  const found = await findForm(tx, access.companyId, id);
  if (!found) throw notFound();
  await lockEmployee(tx, access.companyId, found.employee_id);
  const employee = await findEmployeeInScope(tx, access, found.employee_id);
  if (!employee) throw noAccess('out_of_scope');
  const form = await lockRow(tx, access.companyId, id);
  if (!form) throw notFound();
  if (form.status === 'purged') throw wrongState('i9_purged');
  return { form, employee };
}

/** Somebody else changed the form since it was loaded. */
export function requireVersion(form: I9Row, version: number | undefined): void {
  if (version !== undefined && version !== form.version) {
    throw changedMeanwhile({ version: form.version }, { version });
  }
}
