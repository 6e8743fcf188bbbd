// Loads a case for staff: of employees out of scope it is not found when read, and no access when written (CMP-024).

import type { Transaction } from '../../../platform/database/transaction.ts';
import { noAccess, notFound } from '../../../platform/http/errors.ts';
import type { CompanyCall } from '../../../platform/http/route.ts';
import {
  type EmployeeRow,
  findEmployee,
  findEmployeeInScope,
  lockEmployee,
} from '../../employees/employees.service.ts';
import { findForm, type I9Row, lockForm } from '../i9/forms.queries.ts';
import * as cases from './cases.queries.ts';

export interface LoadedCase {
  row: cases.CaseRow;
  form: I9Row;
  employee: EmployeeRow;
}

type Call = Pick<CompanyCall, 'tx' | 'access'>;

export async function loadCase({ tx, access }: Call, id: number): Promise<LoadedCase> {
  const row = await cases.find(tx, access.companyId, id);
  const employee = row && (await findEmployeeInScope(tx, access, row.employee_id));
  const form = row && (await findForm(tx, access.companyId, row.i9_form_id));
  if (!row || !employee || !form) throw notFound();
  return { row, form, employee };
}

/** Locked until the end of the transaction. */
export async function lockCase({ tx, access }: Call, id: number): Promise<LoadedCase> {
  const locked = await lockAnyCase(tx, access.companyId, id);
  if (!locked) throw notFound();
  if (!(await findEmployeeInScope(tx, access, locked.employee.id))) throw noAccess('out_of_scope');
  return locked;
}

/** For jobs. The employee first, then the form and the case: everybody locks in this order. */
export async function lockAnyCase(tx: Transaction, companyId: number, id: number): Promise<LoadedCase | null> {
  const found = await cases.find(tx, companyId, id);
  if (!found) return null;
  await lockEmployee(tx, companyId, found.employee_id);
  const form = await lockForm(tx, companyId, found.i9_form_id);
  const employee = await findEmployee(tx, companyId, found.employee_id);
  const row = await cases.lock(tx, companyId, id);
  return row && form && employee ? { row, form, employee } : null;
}
