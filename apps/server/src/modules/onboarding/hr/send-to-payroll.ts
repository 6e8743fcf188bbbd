// The last step of a payroll module: sends the employee to the provider and completes the action (ONB-047).
import type { ResponseOf } from '@onward/contract/endpoint';
import type { sendToAdp } from '@onward/contract/onboarding/onboarding-forms';
import type { ActionType, ModuleType } from '@onward/domain/onboarding/module-types';
import { isOpenAction } from '@onward/domain/onboarding/states';
import type { PayrollProvider } from '@onward/domain/payroll/hires';
import type { App } from '../../../platform/app.ts';
import { inCompany, type Transaction } from '../../../platform/database/transaction.ts';
import { notFound, wrongState } from '../../../platform/http/errors.ts';
import { findEmployee, lockEmployee } from '../../employees/employees.service.ts';
import { findTransfer, presentTransfers, sendEmployee, sendTransfer } from '../../payroll/payroll.service.ts';
import { lockForm } from '../forms/fill-form.ts';
import { loadForm } from '../forms/open-form.ts';
import { requireMayAct } from '../running/lock-run.ts';
import { recordOnboardingEvents } from '../running/onboarding-events.ts';
import { refreshRun } from '../running/refresh-run.ts';
import * as runs from '../running/runs.queries.ts';
import * as store from '../running/runs.write-queries.ts';
import type { StaffCall } from './act-on-action.ts';
import { findActionOfTransfer } from './sent-actions.queries.ts';

const PROVIDERS: Partial<Record<ModuleType, PayrollProvider>> = {
  adp: 'adp',
  'ADP RUN': 'adp_run',
  'ADP RUN v2.0': 'adp_run',
  paychex: 'paychex',
  paylocity: 'paylocity',
};

const providerOf = (type: ModuleType): PayrollProvider | null => PROVIDERS[type] ?? null;

type Result = ResponseOf<typeof sendToAdp>;
type Sending = Omit<StaffCall, 'tx'>;

/** Queued first, then sent at once: if this process dies in between, the job of payroll sends it. */
export async function sendToProvider(app: App, call: Sending, id: number, type: ActionType): Promise<Result> {
  const { companyId } = call.access;
  const transferId = await inCompany(app.pool, companyId, (tx) => queue(app, { ...call, tx }, id, type));
  await sendTransfer(app, { company_id: companyId, transfer_id: transferId });
  await finishSending(app, { company_id: companyId, subject_id: transferId });
  return inCompany(app.pool, companyId, async (tx) => {
    const transfer = await findTransfer(tx, companyId, transferId);
    if (!transfer) throw notFound();
    if (transfer.status === 'sent') return { status: 'sent', errors: [] };
    const [shown] = await presentTransfers(tx, [transfer], call.language);
    return { status: 'failed', errors: shown?.errors ?? [] };
  });
}

/** Missing fields are refused here, each by name. */
async function queue(app: App, call: StaffCall, id: number, type: ActionType): Promise<number> {
  const { tx, access } = call;
  const found = await runs.findAction(tx, access.companyId, id);
  if (!found) throw notFound();
  const form = await loadForm(tx, access, found.action_key);
  if (found.action_type !== type) throw notFound();
  requireMayAct(access, form.action);
  const { run, action, module, employee } = await lockForm(call, form);
  if (!isOpenAction(action.status)) throw wrongState(`onboarding_action_${action.status}`);
  const provider = providerOf(module.module_type);
  if (!provider) throw notFound();
  const { id: transferId } = await sendEmployee(app, call, employee.id, {
    provider,
    confirm_update: true,
    isSentByCaller: true,
  });
  await store.updateAction(tx, action, { payroll_transfer_id: transferId, send_errors: [], saved_at: call.now });
  await recordOnboardingEvents(tx, { companyId: run.company_id, runId: run.id, now: call.now }, [
    { event: 'sent_to_payroll', actionId: action.id, moduleId: module.id, staffId: access.staffId },
  ]);
  return transferId;
}

export const FINISH_TASK = 'onboarding.finish_sending';

/** After every result of payroll, also one that came later; a repeated job changes nothing. */
export const finishSending = (app: App, event: { company_id: number; subject_id: number }): Promise<void> =>
  inCompany(app.pool, event.company_id, async (tx) => {
    const { company_id: companyId, subject_id: transferId } = event;
    const found = await findActionOfTransfer(tx, companyId, transferId);
    if (!found) return;
    await lockEmployee(tx, companyId, found.employee_id);
    const run = await runs.lockRun(tx, companyId, found.process_id);
    const action = await runs.findAction(tx, companyId, found.id);
    if (!run || run.ended_at !== null || !action || !isOpenAction(action.status)) return;
    await storeResult(app, tx, run, action, transferId);
  });

async function storeResult(
  app: App,
  tx: Transaction,
  run: runs.RunRow,
  action: runs.RunActionRow,
  transferId: number,
): Promise<void> {
  const now = app.clock();
  const transfer = await findTransfer(tx, run.company_id, transferId);
  const employee = await findEmployee(tx, run.company_id, run.employee_id);
  if (!transfer || !employee) return;
  const occasion = { companyId: run.company_id, runId: run.id, now };
  if (transfer.status === 'sent') {
    await store.updateAction(tx, action, {
      status: 'completed',
      completed_at: now,
      completed_by: transfer.requested_by,
      send_errors: [],
    });
    await recordOnboardingEvents(tx, occasion, [
      { event: 'completed_action', actionId: action.id, moduleId: action.module_id, staffId: transfer.requested_by },
    ]);
  } else {
    const [shown] = await presentTransfers(tx, [transfer], 'en');
    await store.updateAction(tx, action, { send_errors: shown?.errors ?? [] });
    await recordOnboardingEvents(tx, occasion, [
      { event: 'send_failed', actionId: action.id, moduleId: action.module_id },
    ]);
  }
  await refreshRun(app, tx, run, { now });
}
