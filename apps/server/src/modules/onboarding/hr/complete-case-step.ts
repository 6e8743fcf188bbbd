// The step of onboarding in which an E-Verify case is opened: done when the case is (EVF-020).
import { isOpenAction, moveAction } from '@onward/domain/onboarding/states';
import type { App } from '../../../platform/app.ts';
import type { Transaction } from '../../../platform/database/transaction.ts';
import { lockEmployee } from '../../employees/employees.service.ts';
import { recordOnboardingEvents } from '../running/onboarding-events.ts';
import { refreshRun } from '../running/refresh-run.ts';
import * as runs from '../running/runs.queries.ts';
import * as store from '../running/runs.write-queries.ts';

const CASE_STEP = 'hr_submit_e_verify_case';

interface CaseStepOf {
  companyId: number;
  employeeId: number;
  staffId: number | null;
  now: Date;
}

async function lockCurrentRun(
  tx: Transaction,
  { companyId, employeeId }: CaseStepOf,
): Promise<runs.RunRow | undefined> {
  await lockEmployee(tx, companyId, employeeId);
  const found = await runs.findCurrentRun(tx, companyId, employeeId);
  const run = found && (await runs.lockRun(tx, companyId, found.id));
  return run?.ended_at === null ? run : undefined;
}

/** Opens the step once the paper that a receipt stood for is on the form, and locks it again when it is not. */
export async function refreshCaseStep(app: App, tx: Transaction, of: CaseStepOf): Promise<void> {
  const run = await lockCurrentRun(tx, of);
  if (run) await refreshRun(app, tx, run, of);
}

/** Nothing happens without a running onboarding that has the step open. */
export async function completeCaseStep(app: App, tx: Transaction, of: CaseStepOf): Promise<void> {
  const { companyId, staffId, now } = of;
  const run = await lockCurrentRun(tx, of);
  if (!run) return;
  const actions = await runs.listRunActions(tx, companyId, run.id);
  const step = actions.find(({ action_type, status }) => action_type === CASE_STEP && isOpenAction(status));
  const move = step && moveAction(step.status, 'complete');
  if (!step || !move?.allowed) return;
  await store.updateAction(tx, step, {
    status: move.status,
    completed_at: now,
    completed_by: staffId,
    saved_at: now,
    version: step.version + 1,
  });
  await recordOnboardingEvents(tx, { companyId, runId: run.id, now }, [
    { event: 'completed_action', actionId: step.id, moduleId: step.module_id, staffId },
  ]);
  await refreshRun(app, tx, run, { now, staffId });
}
