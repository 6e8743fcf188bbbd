// Keeps what is due on a Form I-9 up to date, so that lists can filter and count by it (AHD-011).
import { dueItems, type I9ClockFacts } from '@onward/domain/everify/i9-clock';
import type { Transaction } from '../../../platform/database/transaction.ts';
import { type EmployeeRow, findEmployee, refreshIssues } from '../../employees/employees.service.ts';
import { type CaseFacts, findNewestCase, type I9Row, noteForm } from './forms.queries.ts';

export function clockFacts(
  form: I9Row,
  employee: Pick<EmployeeRow, 'status'>,
  found: CaseFacts | undefined,
): I9ClockFacts {
  return {
    status: form.status,
    firstDay: form.first_day,
    isShortJob: form.is_short_job,
    receiptUntil: form.receipt_until,
    reverifyBy: form.reverify_by,
    case: caseOf(form, found),
    isEmployed: employee.status !== 'terminated',
  };
}

/** An employer with E-Verify owes a case from the moment Section 2 is complete. */
function caseOf({ uses_everify }: I9Row, found: CaseFacts | undefined): I9ClockFacts['case'] {
  if (found) return { status: found.status, mismatchOn: found.mismatch_on, referredOn: found.referred_on };
  return uses_everify ? { status: 'NOT_STARTED', mismatchOn: null, referredOn: null } : null;
}

/** The form is locked by the caller. */
export async function refreshForm(tx: Transaction, form: I9Row, now: Date): Promise<I9Row> {
  const { company_id: companyId, employee_id: employeeId } = form;
  const employee = await findEmployee(tx, companyId, employeeId);
  if (!employee) return form;
  const found = await findNewestCase(tx, companyId, employeeId);
  const next = dueItems(clockFacts(form, employee, found))[0];
  const [due_what, due_on] = [next?.what ?? null, next?.due ?? null];
  const isSame = due_what === form.due_what && due_on === form.due_on;
  const after = isSame ? form : await noteForm(tx, form, { due_what, due_on }, now);
  await refreshIssues(tx, companyId, [employeeId], now);
  return after;
}
