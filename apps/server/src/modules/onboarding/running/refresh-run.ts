// After every change of an action: what is open now, how far the onboarding is, and who has to know (ONB-020..022).

import { dueOn } from '@onward/domain/onboarding/due-dates';
import { isCompleteFromStart, minutesOf } from '@onward/domain/onboarding/forms/form-of-action';
import { sideOf } from '@onward/domain/onboarding/module-types';
import {
  isAllDone,
  locksOf,
  moduleStatus,
  onboardingState,
  progressOf,
  waitingOn,
} from '@onward/domain/onboarding/progress';
import { type ActionStatus, isOpenAction, moveProcess } from '@onward/domain/onboarding/states';
import type { App } from '../../../platform/app.ts';
import type { Transaction } from '../../../platform/database/transaction.ts';
import { recordEvent } from '../../../platform/events/record-event.ts';
import { findEmployee, noteOnboarding, placeOfEmployee } from '../../employees/employees.service.ts';
import { formContext } from '../forms/form-context.ts';
import { writeByLastChannels } from '../portal/portal-links.ts';
import { requestDocuments } from '../signing/request-documents.ts';
import { type LoadedModule, loadModules } from './load-modules.ts';
import { recordOnboardingEvents } from './onboarding-events.ts';
import type * as runs from './runs.queries.ts';
import * as store from './runs.write-queries.ts';
import { tellOfCompletion, tellOfWaiting } from './tell-staff.ts';

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
  let modules = await loadModules(tx, companyId, runId);
  const opened =
    run.status === 'suspended'
      ? []
      : await openActions(tx, run, modules, employee.start_date ?? employee.hired_date, now);
  if (opened.length > 0) await requestDocuments(app, tx, run, employee, { modules, opened, now });
  modules = await loadModules(tx, companyId, runId);
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
    await tellOfCompletion(tx, after, employee);
    await writeByLastChannels({ app, tx, run: after, employee, now }, 'completed');
  }
  return after;
}

/**
 * Until nothing changes any more: an action that has nothing to ask is completed at once and may open the next. Deadlines
 * follow the first day.
 */
async function openActions(
  tx: Transaction,
  run: runs.RunRow,
  loaded: readonly LoadedModule[],
  firstDay: string,
  now: Date,
): Promise<runs.RunActionRow[]> {
  const opened = new Map<number, runs.RunActionRow>();
  const modules = loaded.map((module) => ({ ...module, actions: [...module.actions] }));
  for (let isChanged = true; isChanged; ) {
    isChanged = false;
    const locks = locksOf(modules);
    for (const module of modules) {
      for (const [place, action] of module.actions.entries()) {
        const reason = locks.get(action.id);
        if (reason === undefined) continue;
        const isDone = reason === null && (await hasNothingToAsk(tx, run, module, action));
        const status: ActionStatus = isDone ? 'completed' : reason === null ? 'open' : 'locked';
        const due_on = status === 'open' ? dueOn(action.action_type, firstDay) : action.due_on;
        if (status === action.status && due_on === action.due_on) continue;
        const isOpened = status === 'open' && action.status === 'locked';
        const values = { status, due_on, ...(isOpened && { opened_at: now }), ...(isDone && { completed_at: now }) };
        await store.updateAction(tx, action, values);
        module.actions[place] = { ...action, ...values };
        if (isOpened) opened.set(action.id, module.actions[place]);
        else opened.delete(action.id);
        isChanged = true;
      }
    }
  }
  return [...opened.values()];
}

async function hasNothingToAsk(
  tx: Transaction,
  run: runs.RunRow,
  module: runs.RunModuleRow,
  action: runs.RunActionRow,
): Promise<boolean> {
  if (!MAY_BE_EMPTY.includes(action.action_type)) return false;
  return isCompleteFromStart(action.action_type, await formContext(tx, run, module, action));
}

const MAY_BE_EMPTY: readonly string[] = [
  'employee_fill_us_state_tax_form',
  'employee_fill_adp_form',
  'employee_fill_paychex_form',
];

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
  if (run.status === 'suspended') return run.status;
  const isDone = isAllDone(modules);
  if (run.status === 'completed') return isDone ? 'completed' : 'in_progress';
  if (isDone) {
    const move = moveProcess(run.status, 'all_done');
    return move.allowed && move.status === 'completed' ? 'completed' : run.status;
  }
  const hasBegun = modules
    .flatMap((module) => module.actions)
    .some((action) => action.saved_at !== null || action.completed_by !== null || action.signed_at !== null);
  return hasBegun ? 'in_progress' : run.status;
}
