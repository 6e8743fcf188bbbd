// Starts the onboarding of an employee, or of a hired applicant, who first gets a record (ONB-030, ONB-031, OFR-016).
import { isRunning } from '@onward/domain/onboarding/states';
import type { App } from '../../../platform/app.ts';
import { existsAlready, fieldInvalid, wrongState } from '../../../platform/http/errors.ts';
import type { CompanyCall } from '../../../platform/http/route.ts';
import { recordChange } from '../../../platform/record-change.ts';
import {
  addEmployee,
  type EmployeeRow,
  findByApplication,
  loadEmployee,
  lockForEditing,
  saveGroup,
} from '../../employees/employees.service.ts';
import { type LinkInput, requireSendable, sendLink, wantsLink } from '../portal/portal-links.ts';
import { checkReadiness } from '../templates/check-readiness.ts';
import { type ProcessRow, shareProcess } from '../templates/processes.queries.ts';
import { createRun } from './create-run.ts';
import { recordOnboardingEvents } from './onboarding-events.ts';
import { recordHistories } from './record-histories.ts';
import { refreshRun } from './refresh-run.ts';
import * as runs from './runs.queries.ts';
import * as store from './runs.write-queries.ts';

export interface Start extends LinkInput {
  employeeId?: number;
  applicationId?: number;
  processId: number;
  /** Of the field that names the process. */
  field: 'onboarding_process_id' | 'company_onboarding_process_id';
  startDate?: string | null;
}

export interface Started {
  run: runs.RunRow;
  /** The record was made for it. */
  madeRecord: boolean;
}

export async function startOnboarding(app: App, call: CompanyCall, start: Start): Promise<Started> {
  const { employeeId, madeRecord } = await recordOf(app, call, start);
  const before = await lockForEditing(call, employeeId);
  const process = await requireProcess(call, start);
  await endCompleted(call, before);
  const employee = await withStartDate(app, call, before, start.startDate);
  if (employee.status !== 'active') throw wrongState('onboarding_employee_suspended');
  if (wantsLink(start)) requireSendable(employee, start);
  await requireReady(call, process, employee);
  const run = await begin(app, call, employee, process);
  if (wantsLink(start)) {
    const { tx, now, access } = call;
    await sendLink({ app, tx, run, employee, now }, start, access.staffId);
  }
  return { run: (await runs.findRun(call.tx, run.company_id, run.id)) ?? run, madeRecord };
}

export async function requireProcess(
  { tx, access }: Pick<CompanyCall, 'tx' | 'access'>,
  { processId, field }: Pick<Start, 'processId' | 'field'>,
): Promise<ProcessRow> {
  const process = await shareProcess(tx, access.companyId, processId);
  if (!process) throw fieldInvalid(field, 'unknown_record');
  return process;
}

async function recordOf(
  app: App,
  call: CompanyCall,
  { employeeId, applicationId }: Start,
): Promise<{ employeeId: number; madeRecord: boolean }> {
  if (employeeId !== undefined) return { employeeId, madeRecord: false };
  if (applicationId === undefined) throw fieldInvalid('employee_id', 'required');
  const existing = await findByApplication(call.tx, call.access.companyId, applicationId);
  if (existing !== undefined) return { employeeId: existing, madeRecord: false };
  return { employeeId: await addEmployee(app, call, { application_id: applicationId }), madeRecord: true };
}

/** A completed one makes room for another, and stays as history. */
async function endCompleted({ tx, access, now }: CompanyCall, { id }: EmployeeRow): Promise<void> {
  const current = await runs.findCurrentRun(tx, access.companyId, id);
  if (!current) return;
  if (isRunning(current.status)) throw existsAlready('onboarding_running', id);
  await store.updateRun(tx, current, { ended_at: now, ended_as: 'followed' });
}

async function withStartDate(
  app: App,
  call: CompanyCall,
  row: EmployeeRow,
  startDate: string | null | undefined,
): Promise<EmployeeRow> {
  if (!startDate || startDate === row.start_date) return row;
  await saveGroup(app, call, row.id, { group: 'employment_details', values: { start_date: startDate } });
  return loadEmployee(call, row.id);
}

/** Only what stops the whole onboarding; a provider that isn't ready stops its own step (ONB-032, ONB-033). */
async function requireReady({ tx, access }: CompanyCall, process: ProcessRow, employee: EmployeeRow): Promise<void> {
  const { items } = await checkReadiness(tx, access, process.id, employee.location_id);
  const [blocking] = items.filter(({ blocks_start }) => blocks_start);
  if (blocking) throw wrongState(`onboarding_not_ready_${blocking.code}`, { location: employee.location_name ?? '' });
}

async function begin(app: App, call: CompanyCall, employee: EmployeeRow, process: ProcessRow): Promise<runs.RunRow> {
  const { tx, now, access } = call;
  const { staffId } = access;
  const run = await createRun({ app, tx, employee, process, staffId, now });
  await recordOnboardingEvents(tx, { companyId: run.company_id, runId: run.id, now }, [
    { event: 'started', staffId, details: { process: process.name } },
  ]);
  await recordHistories(tx, { employee, staffId, now }, { event: 'onboarding_started', text: process.name });
  const refreshed = await refreshRun(app, tx, run, { now, staffId });
  await recordChange(call, {
    event: 'onboarding_started',
    subjectType: 'employee',
    subjectId: employee.id,
    changes: { process: process.name },
  });
  return refreshed;
}
