// Loads an onboarding for staff: out of scope is not found when read, and no access when written (CMP-024, ONB-018).

import { isRunning } from '@onward/domain/onboarding/states';
import { holdsPermission, type Permission } from '@onward/domain/staff/permissions';
import type { PortalAccess } from '../../../platform/access/access.ts';
import type { Transaction } from '../../../platform/database/transaction.ts';
import { linkExpired, noAccess, notFound, wrongState } from '../../../platform/http/errors.ts';
import type { CompanyCall } from '../../../platform/http/route.ts';
import {
  type EmployeeRow,
  findEmployee,
  loadEmployee,
  lockEmployee,
  lockForEditing,
} from '../../employees/employees.service.ts';
import * as runs from './runs.queries.ts';

export interface LockedRun {
  run: runs.RunRow;
  employee: EmployeeRow;
}

type Call = Pick<CompanyCall, 'tx' | 'access'>;

export async function lockRunByKey(call: CompanyCall, key: string): Promise<LockedRun> {
  const found = await runs.findRunByKey(call.tx, call.access.companyId, key);
  if (!found) throw notFound();
  return lockForStaff(call, found);
}

/** The record first, then the process: everybody locks in this order. */
export async function lockForStaff(
  call: CompanyCall,
  { company_id, id, employee_id }: runs.RunRow,
): Promise<LockedRun> {
  const employee = await lockForEditing(call, employee_id);
  const run = await runs.lockRun(call.tx, company_id, id);
  if (!run) throw notFound();
  return { run, employee };
}

/** For changes that only a current onboarding allows. */
export function requireCurrent({ ended_at }: runs.RunRow): void {
  if (ended_at !== null) throw wrongState('onboarding_ended');
}

export function requireRunning(run: runs.RunRow): void {
  requireCurrent(run);
  if (!isRunning(run.status)) throw wrongState(`onboarding_${run.status}`);
}

/** Somebody works on an action: not while the employee is suspended, nor after the onboarding was completed. */
export function requireActive(run: runs.RunRow): void {
  requireRunning(run);
  if (run.status === 'suspended') throw wrongState('onboarding_suspended');
}

export async function lockForEmployee(
  tx: Transaction,
  { companyId, processId, employeeId }: PortalAccess,
): Promise<LockedRun> {
  await lockEmployee(tx, companyId, employeeId);
  const run = await runs.lockRun(tx, companyId, processId);
  const employee = await findEmployee(tx, companyId, employeeId);
  if (!run || !employee || run.ended_at !== null) throw linkExpired('no_longer_valid');
  return { run, employee };
}

const SEEING: readonly Permission[] = ['manage_onboarding', 'onboard_employee', 'manually_complete_module'];

/** Those who see onboardings anyway, or who have something to do in this one. */
export async function loadForStaff(call: Call, run: runs.RunRow): Promise<EmployeeRow> {
  const employee = await loadEmployee(call, run.employee_id);
  if (SEEING.some((permission) => holdsPermission(call.access.permissions, permission))) return employee;
  const actions = await runs.listRunActions(call.tx, run.company_id, run.id);
  if (actions.some((action) => isAssigned(call.access, action))) return employee;
  throw noAccess('not_an_assignee');
}

type Staff = Pick<CompanyCall['access'], 'staffId' | 'roleId' | 'permissions'>;

/** Named, or a holder of a named role; those who manage onboarding may always act (ONB-004, ONB-045). */
export const mayAct = (access: Staff, action: Pick<runs.RunActionRow, 'assignees' | 'side'>): boolean =>
  action.side === 'hr' && (holdsPermission(access.permissions, 'manage_onboarding') || isAssigned(access, action));

const isAssigned = (
  { staffId, roleId }: Pick<Staff, 'staffId' | 'roleId'>,
  { assignees }: Pick<runs.RunActionRow, 'assignees'>,
): boolean => assignees.some(({ kind, id }) => id === (kind === 'company_staff' ? staffId : roleId));

export function requireMayAct(access: Staff, action: runs.RunActionRow): void {
  if (!mayAct(access, action)) throw noAccess('not_an_assignee');
}
