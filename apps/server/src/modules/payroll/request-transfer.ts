// Sends employees to payroll: checked, queued in the same transaction, and sent by a job (EMP-030, EMP-031).
import { errorCodes } from '@onward/contract/errors';
import type { PayrollTransfer } from '@onward/contract/payroll/payroll';
import { type PayrollProvider, payrollReference } from '@onward/domain/payroll/hires';
import { kindOfCode, type PreflightProblemAt, preflightProblems } from '@onward/domain/payroll/preflight';
import { moveTransfer, type TransferEvent } from '@onward/domain/payroll/transfers';
import { addSeconds, SECONDS } from '@onward/domain/platform/time/time-units';
import type { App } from '../../platform/app.ts';
import { notFound, Refusal, wrongState } from '../../platform/http/errors.ts';
import type { CompanyCall } from '../../platform/http/route.ts';
import { recordChange } from '../../platform/record-change.ts';
import {
  EMPLOYEE_CHANGED,
  type EmployeeRow,
  loadEmployee,
  lockForEditing,
  placeOfEmployee,
  recordEmployeeChanges,
  refreshIssues,
  requireInformation,
} from '../employees/employees.service.ts';
import { payrollClientFor } from '../integrations/integrations.service.ts';
import { presentTransfers } from './payroll.presenter.ts';
import { nameOf, textOfProblem } from './payroll-texts.ts';
import { type PersonToSend, readHire } from './read-hire.ts';
import { requireProvider } from './require-provider.ts';
import { sendSoon } from './send-transfer.ts';
import * as transfers from './transfers.queries.ts';

export interface WantedTransfer {
  provider: PayrollProvider;
  confirm_update?: boolean | null | undefined;
  /** The caller sends it at once; the job only takes over if that fails. */
  isSentByCaller?: boolean;
}

export async function sendEmployee(
  app: App,
  call: CompanyCall,
  id: number,
  { provider, confirm_update, isSentByCaller = false }: WantedTransfer,
): Promise<PayrollTransfer> {
  const row = await lockForEditing(call, id);
  requireProvider(call.access, provider);
  await requireReady(app, call, row, provider);
  const transfer = await lockTransfer(call, row, provider);
  const event = nextEvent(row, transfer, confirm_update === true);
  const runAt = isSentByCaller ? addSeconds(call.now, CALLER_SECONDS) : undefined;
  return queue(app, call, row, { provider, transfer, event, runAt });
}

/** How long a caller who sends it at once may take. */
const CALLER_SECONDS = 2 * SECONDS.minute;

/** As an admin would send it again, for somebody who cannot see the record's page. */
export async function retryTransfer(app: App, call: CompanyCall, id: number): Promise<PayrollTransfer> {
  const { tx, access } = call;
  const found = await transfers.find(tx, access.companyId, id);
  if (!found) throw notFound();
  const row = await lockForEditing(call, found.employee_id);
  requireProvider(access, found.provider);
  const transfer = await lockTransfer(call, row, found.provider);
  if (transfer?.status === 'sent') throw wrongState('payroll_not_failed', { name: row.name });
  const event = nextEvent(row, transfer, false);
  await requireReady(app, call, row, found.provider);
  return queue(app, call, row, { provider: found.provider, transfer, event });
}

/** Refuses by field whatever keeps the person from being sent. */
async function requireReady(app: App, call: CompanyCall, row: EmployeeRow, provider: PayrollProvider): Promise<void> {
  const { tx, access } = call;
  // Refuses while the provider is not connected.
  await payrollClientFor(app, tx, access.companyId, provider);
  const person = await readHire(app, tx, provider, { row, information: await requireInformation(tx, row) });
  const problems = preflightProblems(provider, person.hire, person.ours);
  if (problems.length === 0) return;
  const fields = Object.fromEntries(problems.map((problem) => [problem.field, [textOf(provider, person, problem)]]));
  const text = { key: 'payroll.not_ready', values: { provider: nameOf(provider), name: row.name } };
  throw new Refusal(errorCodes.validation, text, { fields });
}

const textOf = (provider: PayrollProvider, { ours }: PersonToSend, { field, problem }: PreflightProblemAt) => {
  const kind = kindOfCode(field);
  return textOfProblem(provider, { field, reason: problem, word: kind && ours[kind] });
};

/** The employee is locked, so nobody else makes the first one meanwhile. */
async function lockTransfer(
  { tx, access }: CompanyCall,
  row: EmployeeRow,
  provider: PayrollProvider,
): Promise<transfers.TransferRow | undefined> {
  const found = await transfers.findOfEmployee(tx, access.companyId, row.id, provider);
  return found && transfers.lock(tx, access.companyId, found.id);
}

/** Null for a first send. A person who is there already is only changed after a confirmation. */
function nextEvent(
  { name }: EmployeeRow,
  transfer: transfers.TransferRow | undefined,
  isConfirmed: boolean,
): TransferEvent | null {
  if (!transfer) return null;
  const values = { name, provider: nameOf(transfer.provider) };
  if (transfer.status === 'sent' && !isConfirmed) {
    throw new Refusal(errorCodes.conflict, { key: 'conflicts.payroll_sent', values });
  }
  const event = transfer.status === 'sent' ? 'send_again' : 'retry';
  if (!moveTransfer(transfer.status, event).allowed) throw wrongState('payroll_in_progress', values);
  return event;
}

interface Queued {
  provider: PayrollProvider;
  transfer: transfers.TransferRow | undefined;
  event: TransferEvent | null;
  runAt?: Date;
}

async function queue(
  app: App,
  call: CompanyCall,
  row: EmployeeRow,
  { provider, transfer, event, runAt }: Queued,
): Promise<PayrollTransfer> {
  const { tx, access, now, language } = call;
  const { companyId, staffId } = access;
  const id = transfer && event ? await queueAgain(call, transfer, event) : await insertFirst(call, row, provider);
  await sendSoon(tx, { company_id: companyId, transfer_id: id, provider }, runAt);
  await recordEmployeeChanges(app, { tx, companyId, staffId, now }, [
    { employeeId: row.id, event: 'sent_to_payroll', part: 'payroll', after: nameOf(provider) },
  ]);
  await refreshIssues(tx, companyId, [row.id], now);
  await recordChange(call, {
    event: 'payroll_transfer_requested',
    subjectType: 'employee',
    subjectId: row.id,
    changes: { provider, transfer_id: id },
    announce: { name: EMPLOYEE_CHANGED, scope: placeOfEmployee(row) },
  });
  const stored = await transfers.find(tx, companyId, id);
  const [shown] = stored ? await presentTransfers(tx, [stored], language) : [];
  if (!shown) throw new Error(`Transfer ${id} was deleted.`);
  return shown;
}

async function insertFirst({ tx, access, now }: CompanyCall, row: EmployeeRow, provider: PayrollProvider) {
  const { companyId, staffId: requestedBy } = access;
  const reference = payrollReference(row.id);
  const id = await transfers.insert(tx, { companyId, employeeId: row.id, provider, reference, requestedBy, now });
  if (id === null) throw wrongState('payroll_in_progress', { name: row.name, provider: nameOf(provider) });
  return id;
}

async function queueAgain(
  { tx, access, now }: CompanyCall,
  transfer: transfers.TransferRow,
  event: TransferEvent,
): Promise<number> {
  await transfers.update(tx, transfer, {
    status: 'queued',
    errors: [],
    attempts: 0,
    requested_by: access.staffId,
    next_attempt_at: now,
    updated_at: now,
  });
  await transfers.insertEvent(tx, transfer, { event, staffId: access.staffId, now });
  return transfer.id;
}

/** Only records in the caller's scope exist for them. */
export async function requireInScope(call: CompanyCall, ids: readonly number[]): Promise<EmployeeRow[]> {
  const rows: EmployeeRow[] = [];
  for (const id of ids) rows.push(await loadEmployee(call, id));
  return rows;
}
