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

/** Nothing happens without a running onboarding that has the step open. */
export async function completeCaseStep(
  app: App,
  tx: Transaction,
  { companyId, employeeId, staffId, now }: { companyId: number; employeeId: number; staffId: number | null; now: Date },
): Promise<void> {
  await lockEmployee(tx, companyId, employeeId);
  const found = await runs.findCurrentRun(tx, companyId, employeeId);
  const run = found && (await runs.lockRun(tx, companyId, found.id));
  if (!run || run.ended_at !== null) return;
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
