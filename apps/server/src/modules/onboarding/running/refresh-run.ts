// After every change of an action: what is open now, how far the onboarding is, and who has to know (ONB-020..022).

import { minutesOf } from '@onward/domain/onboarding/forms/form-of-action';
import { sideOf } from '@onward/domain/onboarding/module-types';
import { isAllDone, moduleStatus, onboardingState, progressOf, waitingOn } from '@onward/domain/onboarding/progress';
import { isOpenAction, moveProcess } from '@onward/domain/onboarding/states';
import type { App } from '../../../platform/app.ts';
import type { Transaction } from '../../../platform/database/transaction.ts';
import { recordEvent } from '../../../platform/events/record-event.ts';
import {
  type EmployeeRow,
  findEmployee,
  noteOnboarding,
  placeOfEmployee,
  requireInformation,
} from '../../employees/employees.service.ts';
import { awaitsPaper, followI9 } from '../forms/i9-sections.ts';
import { writeByLastChannels } from '../portal/portal-links.ts';
import { requestDocuments } from '../signing/request-documents.ts';
import { type LoadedModule, loadModules } from './load-modules.ts';
import { recordOnboardingEvents } from './onboarding-events.ts';
import { type OpenedActions, openActions } from './open-actions.ts';
import { recordHistories } from './record-histories.ts';
import type * as runs from './runs.queries.ts';
import * as store from './runs.write-queries.ts';
import { tellOfCompletion, tellOfWaiting } from './telling/tell-staff.ts';

export const PROCESS_UPDATED = 'process_updated';

/** For the rules, which know of failed sends only that there is one. */
const asRunning = (modules: readonly LoadedModule[]) =>
  modules.map((module) => ({
    ...module,
    actions: module.actions.map((action) => ({
      ...action,
      has_failed: isOpenAction(action.status) && action.send_errors.length > 0,
    })),
  }));

interface Refreshing {
  now: Date;
  staffId?: number | null;
  /** Nobody is told, as in the demo. */
  isQuiet?: boolean;
}

/** The employee's record and the process are locked by the caller. */
export async function refreshRun(
  app: App,
  tx: Transaction,
  run: runs.RunRow,
  { now, staffId = null, isQuiet = false }: Refreshing,
): Promise<runs.RunRow> {
  const { company_id: companyId, id: runId } = run;
  const employee = await findEmployee(tx, companyId, run.employee_id);
  if (!employee) throw new Error(`Onboarding ${runId} has no employee.`);
  const loaded = await loadModules(tx, companyId, runId);
  // What Section 2 proves decides whether the E-Verify case opens.
  await followI9(app, tx, { employee, modules: loaded, now, staffId });
  const { modules, opened } = await storeOpened(app, tx, run, { employee, loaded, now });
  await storeModuleStatuses(tx, companyId, modules, now);
  const after = await storeProgress(tx, run, modules, now);
  await noteOnboarding(
    tx,
    { companyId, employeeId: run.employee_id },
    { state: after.state, processId: after.company_onboarding_process_id },
  );
  if (isQuiet) return after;
  await recordEvent(tx, {
    companyId,
    name: PROCESS_UPDATED,
    subjectId: run.employee_id,
    actorStaffId: staffId,
    scope: placeOfEmployee(employee),
  });
  await tellOfWaiting(
    tx,
    after,
    employee,
    opened.filter(({ side }) => side === 'hr'),
  );
  if (after.status === 'completed' && run.status !== 'completed') {
    await recordOnboardingEvents(tx, { companyId, runId, now }, [{ event: 'completed' }]);
    await recordHistories(tx, { employee, staffId: null, now }, { event: 'onboarding_completed', text: after.name });
    await tellOfCompletion(tx, after, employee);
    await writeByLastChannels({ app, tx, run: after, employee, now }, 'completed');
  }
  return after;
}

/** Nothing opens while the employee is suspended. */
async function storeOpened(
  app: App,
  tx: Transaction,
  run: runs.RunRow,
  { employee, loaded, now }: { employee: EmployeeRow; loaded: LoadedModule[]; now: Date },
): Promise<Pick<OpenedActions, 'modules' | 'opened'>> {
  if (run.status === 'suspended') return { modules: loaded, opened: [] };
  const information = await requireInformation(tx, employee);
  const { modules, changed, opened } = openActions(loaded, {
    employee,
    information,
    now,
    awaitsPaper: await awaitsPaper(tx, employee),
  });
  for (const { status, due_on, opened_at, completed_at, ...action } of changed) {
    await store.updateAction(tx, action, { status, due_on, opened_at, completed_at });
  }
  if (opened.length > 0) await requestDocuments(app, tx, run, employee, { modules, opened, now });
  return { modules, opened };
}

async function storeModuleStatuses(
  tx: Transaction,
  companyId: number,
  modules: readonly LoadedModule[],
  now: Date,
): Promise<void> {
  for (const module of modules) {
    const status = moduleStatus(module);
    if (status === module.status) continue;
    await store.updateModule(tx, companyId, module.id, { status, completed_at: status === 'completed' ? now : null });
  }
}

async function storeProgress(
  tx: Transaction,
  run: runs.RunRow,
  loaded: readonly LoadedModule[],
  now: Date,
): Promise<runs.RunRow> {
  const modules = asRunning(loaded);
  const { done, all } = progressOf(modules);
  const status = statusAfter(run, modules);
  const waiting = status === 'completed' ? null : waitingOn(modules);
  const minutes = modules
    .flatMap((module) => module.actions)
    .filter(({ side, status: each }) => side === 'employee' && each !== 'completed')
    .reduce((sum, { action_type }) => sum + minutesOf(action_type), 0);
  const values = {
    status,
    state: onboardingState(status, modules),
    done_actions: done,
    all_actions: all,
    minutes_left: status === 'completed' ? 0 : minutes,
    waiting_action_id: waiting?.action.id ?? null,
    waiting_side: waiting ? sideOf(waiting.action.action_type) : null,
    waiting_name: waiting?.action.name ?? null,
    waiting_type: waiting?.action.action_type ?? null,
    waiting_due_on: waiting?.action.due_on ?? null,
    completed_at: status === 'completed' ? (run.completed_at ?? now) : null,
    ...(status === 'completed' && { next_reminder_at: null }),
  };
  await store.updateRun(tx, run, values);
  return { ...run, ...values };
}

/** Begun as soon as something was saved; completed when everything required is done. */
function statusAfter(run: runs.RunRow, modules: ReturnType<typeof asRunning>): runs.RunRow['status'] {
  const actions = modules.flatMap((module) => module.actions);
  const hasBegun = actions.some(
    ({ saved_at, completed_by, signed_at }) => saved_at !== null || completed_by !== null || signed_at !== null,
  );
  const isDone = isAllDone(modules);
  const event = isDone
    ? 'all_done'
    : run.status === 'completed'
      ? 'marked_incomplete'
      : hasBegun
        ? 'action_saved'
        : null;
  const move = event && moveProcess(run.status, event);
  return move?.allowed && move.status !== 'removed' && move.status !== 'before' ? move.status : run.status;
}
