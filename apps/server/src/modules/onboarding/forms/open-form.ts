// One action with its form and everything the form needs, for an employee or for staff (ONB-041).

import type { OnboardingForm } from '@onward/domain/onboarding/forms/form-fields';
import { type FormContext, formOf } from '@onward/domain/onboarding/forms/form-of-action';
import { holdsPermission } from '@onward/domain/staff/permissions';
import { type CompanyAccess, isPortalAccess, type PortalAccess } from '../../../platform/access/access.ts';
import type { Transaction } from '../../../platform/database/transaction.ts';
import { linkExpired, noAccess, notFound } from '../../../platform/http/errors.ts';
import {
  type EmployeeRow,
  findEmployee,
  findEmployeeInScope,
  type InformationRow,
  requireInformation,
} from '../../employees/employees.service.ts';
import { mayAct } from '../running/lock-run.ts';
import * as runs from '../running/runs.queries.ts';
import type { Reader } from './form-answers.ts';
import { contextOf } from './form-context.ts';
import { findAttested, isSection2 } from './i9-sections.ts';

export interface OpenForm {
  run: runs.RunRow;
  module: runs.RunModuleRow;
  action: runs.RunActionRow;
  employee: EmployeeRow;
  information: InformationRow;
  context: FormContext;
  /** Null for actions without one. */
  form: OnboardingForm | null;
}

export type Participant = PortalAccess | CompanyAccess;

/** Only actions of this onboarding exist for an employee; only those of employees in scope for staff. */
export async function loadForm(tx: Transaction, access: Participant, key: string): Promise<OpenForm> {
  const { companyId } = access;
  const action = await runs.findActionByKey(tx, companyId, key);
  if (!action || (isPortalAccess(access) && action.process_id !== access.processId)) throw notFound();
  const run = await runs.findRun(tx, companyId, action.process_id);
  const module = await runs.findRunModule(tx, companyId, action.module_id);
  if (!run || !module) throw notFound();
  if (isPortalAccess(access) && run.ended_at !== null) throw linkExpired('no_longer_valid');
  const employee = isPortalAccess(access)
    ? await findEmployee(tx, companyId, run.employee_id)
    : await findEmployeeInScope(tx, access, run.employee_id);
  if (!employee) throw isPortalAccess(access) ? notFound() : noAccess('out_of_scope');
  return openForm(tx, { run, module, action, employee });
}

export async function openForm(
  tx: Transaction,
  { run, module, action, employee }: Pick<OpenForm, 'run' | 'module' | 'action' | 'employee'>,
): Promise<OpenForm> {
  const information = await requireInformation(tx, employee);
  const attested = isSection2(action.action_type) ? await findAttested(tx, employee) : undefined;
  const context = contextOf(employee, information, module, action, attested);
  return { run, module, action, employee, information, context, form: formOf(action.action_type, context) };
}

/** Staff read what those who act on the module need; the tax credit is nobody's business but HR's. */
export async function requireMayRead(
  tx: Transaction,
  access: Participant,
  { run, module, form, action }: OpenForm,
): Promise<void> {
  if (isPortalAccess(access)) {
    if (action.side === 'hr') throw notFound();
    return;
  }
  const isPrivate = form?.key === 'wotc' && !holdsPermission(access.permissions, 'view_sensitive_pii');
  if (isPrivate) throw noAccess('sensitive_form');
  if (holdsPermission(access.permissions, 'manage_onboarding')) return;
  const actions = await runs.listRunActions(tx, run.company_id, run.id);
  const isOwn = actions.some((each) => each.module_id === module.id && mayAct(access, each));
  if (!isOwn) throw noAccess('not_an_assignee');
}

/** What of the answers may be shown. */
export const readerOf = (access: Participant): Reader => ({
  isEmployee: isPortalAccess(access),
  seesPay: !isPortalAccess(access) && holdsPermission(access.permissions, 'view_sensitive_pii'),
});

/** The employee fills in their own actions, staff those they are assigned to. */
export function requireMayFill(access: Participant, { action }: OpenForm): void {
  if (isPortalAccess(access)) {
    if (action.side === 'hr') throw notFound();
    return;
  }
  if (!mayAct(access, action)) throw noAccess('not_an_assignee');
}
