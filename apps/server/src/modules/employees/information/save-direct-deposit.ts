// Saves the bank accounts an employee's pay goes to. The employee is told, so that nobody redirects it unnoticed.

import type { EmployeeInformation } from '@onward/contract/employees/employee';
import type { updateDirectDeposit } from '@onward/contract/employees/employee-information';
import type { BodyOf } from '@onward/contract/endpoint';
import {
  accountProblems,
  type BankAccount,
  maskAccountNumber,
  unmaskAccounts,
} from '@onward/domain/employees/direct-deposit';
import { addSeconds, SECONDS } from '@onward/domain/platform/time/time-units';
import { holdsPermission } from '@onward/domain/staff/permissions';
import type { App } from '../../../platform/app.ts';
import { conflict, validationFailed } from '../../../platform/http/errors.ts';
import type { EditingCall } from '../../../platform/http/route.ts';
import { recordChange } from '../../../platform/record-change.ts';
import { writeToEmployee } from '../employees.mail.ts';
import { presentInformation } from '../employees.presenter.ts';
import { EMPLOYEE_CHANGED, placeOfEmployee } from '../record/announce-employee.ts';
import { requireInformation } from '../record/browse-employee.ts';
import { recordEmployeeChanges } from '../record/employee-changes.ts';
import { lockForEditing } from '../record/load-employee.ts';
import { updateInformation } from './informations.queries.ts';
import { openAccounts, sealAccounts } from './sealed-values.ts';

const GROUP = 'direct_deposit';

export async function saveDirectDeposit(
  app: App,
  call: EditingCall,
  id: number,
  { accounts: given, version }: BodyOf<typeof updateDirectDeposit>,
): Promise<EmployeeInformation> {
  const { tx, access, now } = call;
  const row = await lockForEditing(call, id);
  const old = await requireInformation(tx, row);
  if (version !== undefined && version !== (old.versions[GROUP] ?? 0)) throw conflict('changed_meanwhile');
  const before = openAccounts(app, old);
  const mayView = holdsPermission(access.permissions, 'view_sensitive_pii');
  // Without the right to see the numbers, a mask could only serve to guess them.
  const accounts = unmaskAccounts(given.map(accountOf), mayView ? before : []);
  const problems = accountProblems(accounts);
  if (Object.keys(problems).length > 0) {
    throw validationFailed(
      Object.fromEntries(
        Object.entries(problems).map(([field, problem]) => [`accounts.${field}`, [{ key: `employees.${problem}` }]]),
      ),
    );
  }
  await updateInformation(tx, old, { bank_accounts: sealAccounts(app, old, accounts) }, GROUP);
  const { companyId, staffId } = access;
  const change = { before: described(before), after: described(accounts) };
  await recordEmployeeChanges(app, { tx, companyId, staffId, now }, [
    { employeeId: id, event: 'changed', part: GROUP, field: 'accounts', ...change },
  ]);
  await recordChange(call, {
    event: 'employee_direct_deposit_updated',
    subjectType: 'employee',
    subjectId: id,
    announce: { name: EMPLOYEE_CHANGED, scope: placeOfEmployee(row) },
  });
  for (const email of new Set([row.email, ...(await listFormerEmails(call, id))])) {
    await writeToEmployee(app, tx, { ...row, email }, 'direct_deposit_changed');
  }
  return presentInformation(app, row, await requireInformation(tx, row), mayView);
}

/** How long an address that was replaced is still written to. */
const FORMER_EMAIL_DAYS = 30;

/** Somebody who redirects pay may have changed the address first, to get the message themselves. */
async function listFormerEmails({ tx, access, now }: EditingCall, id: number): Promise<string[]> {
  const { rows } = await tx.client.query<{ email: string }>(
    `select distinct before #>> '{}' as email from employee_changes
     where company_id = $1 and employee_id = $2 and field = 'email' and part in ('record', 'basic_information')
       and jsonb_typeof(before) = 'string' and changed_at > $3`,
    [access.companyId, id, addSeconds(now, -FORMER_EMAIL_DAYS * SECONDS.day)],
  );
  return rows.map(({ email }) => email);
}

type Given = BodyOf<typeof updateDirectDeposit>['accounts'][number];

const accountOf = ({ bank_name, value, ...given }: Given): BankAccount => ({
  ...given,
  bank_name: bank_name?.trim() || null,
  value: given.split === 'remainder' ? null : (value ?? null),
});

const described = (accounts: readonly BankAccount[]): string | null =>
  accounts.map(({ account_number }) => maskAccountNumber(account_number)).join(', ') || null;
