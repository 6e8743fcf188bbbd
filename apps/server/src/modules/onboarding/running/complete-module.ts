// Completes a module by hand, opens it again, and changes its configuration for one employee (ONB-013, ONB-023).
import type { EmployeeModule } from '@onward/contract/onboarding/employee-processes';
import { employerIdDigits, isEmployerId } from '@onward/domain/locations/tax-infos';
import { CONFIG_KEYS, type ModuleConfig } from '@onward/domain/onboarding/processes';
import { isOpenAction } from '@onward/domain/onboarding/states';
import type { App } from '../../../platform/app.ts';
import { fieldInvalid, notFound, wrongState } from '../../../platform/http/errors.ts';
import type { CompanyCall } from '../../../platform/http/route.ts';
import { recordChange } from '../../../platform/record-change.ts';
import { type LockedRun, lockForStaff, requireCurrent } from './lock-run.ts';
import { type OnboardingEventName, recordOnboardingEvents } from './onboarding-events.ts';
import { recordHistories } from './record-histories.ts';
import { refreshRun } from './refresh-run.ts';
import { presentOneModule } from './run.presenter.ts';
import * as runs from './runs.queries.ts';
import * as store from './runs.write-queries.ts';

interface LockedModule extends LockedRun {
  module: runs.RunModuleRow;
  actions: runs.RunActionRow[];
}

async function lockModule(call: CompanyCall, id: number): Promise<LockedModule> {
  const { tx, access } = call;
  const found = await runs.findRunModule(tx, access.companyId, id);
  const run = found && (await runs.findRun(tx, access.companyId, found.process_id));
  if (!run) throw notFound();
  const locked = await lockForStaff(call, run);
  const module = await runs.findRunModule(tx, access.companyId, id);
  if (!module) throw notFound();
  const actions = (await runs.listRunActions(tx, access.companyId, run.id)).filter(({ module_id }) => module_id === id);
  requireCurrent(locked.run);
  if (locked.run.status === 'suspended') throw wrongState('onboarding_suspended');
  return { ...locked, module, actions };
}

/** What was not done counts as done; what was answered so far stays. */
export async function completeManually(
  app: App,
  call: CompanyCall,
  id: number,
  reason: string,
): Promise<EmployeeModule> {
  const { tx, access, now } = call;
  const locked = await lockModule(call, id);
  if (locked.module.status === 'completed') throw wrongState('onboarding_module_completed');
  for (const action of locked.actions) {
    if (action.status === 'completed') continue;
    await store.updateAction(tx, action, {
      status: 'completed',
      completed_at: now,
      completed_by: access.staffId,
      fixes: [],
      return_reason: null,
      send_errors: [],
    });
  }
  await store.updateModule(tx, access.companyId, id, {
    manually_completed_by: access.staffId,
    manual_reason: reason.trim(),
  });
  await recordHistories(
    tx,
    { employee: locked.employee, staffId: access.staffId, now },
    { event: 'onboarding_form_finished', module: locked.module.name, text: reason.trim() },
  );
  return finish(app, call, locked, 'completed_module', { reason: reason.trim() });
}

/** The last action opens again with its answers. */
export async function markIncomplete(
  app: App,
  call: CompanyCall,
  id: number,
  reason: string | undefined,
): Promise<EmployeeModule> {
  const { tx, access } = call;
  const locked = await lockModule(call, id);
  const last = locked.actions.at(-1);
  if (locked.module.status !== 'completed' || !last) throw wrongState('onboarding_module_incomplete');
  await store.updateAction(tx, last, { status: 'open', completed_at: null, completed_by: null, opened_at: call.now });
  await store.updateModule(tx, access.companyId, id, { manually_completed_by: null, manual_reason: null });
  return finish(app, call, locked, 'reopened_module', { reason: reason?.trim() || null });
}

async function finish(
  app: App,
  call: CompanyCall,
  { run, employee, module }: LockedModule,
  event: OnboardingEventName,
  details: Record<string, string | null>,
): Promise<EmployeeModule> {
  const { tx, access, now } = call;
  const { staffId } = access;
  await recordOnboardingEvents(tx, { companyId: run.company_id, runId: run.id, now }, [
    { event, moduleId: module.id, staffId, details },
  ]);
  const after = await refreshRun(app, tx, run, { now, staffId });
  await recordChange(call, {
    event: `onboarding_${event}`,
    subjectType: 'employee_onboarding_module',
    subjectId: module.id,
    changes: { module: module.name, ...details },
  });
  return presentOneModule(call, after, employee, module.id);
}

/** Only what the type of the module has; E-Verify follows the company's account. */
export async function updateConfig(
  app: App,
  call: CompanyCall,
  id: number,
  config: ModuleConfig,
): Promise<EmployeeModule> {
  const locked = await lockModule(call, id);
  const { module, actions } = locked;
  if (module.status === 'completed') throw wrongState('onboarding_module_completed');
  if (actions.some(({ status, signed_at }) => !isOpenAction(status) && signed_at !== null)) {
    throw wrongState('onboarding_module_signed');
  }
  const known = CONFIG_KEYS[module.module_type].filter((key) => key !== 'has_active_e_verify_client');
  const given = Object.fromEntries(Object.entries(config).filter(([key]) => known.some((each) => each === key)));
  if (typeof given.employer_ein === 'string') {
    if (!isEmployerId(given.employer_ein)) throw fieldInvalid('config.employer_ein', 'employer_id_invalid');
    given.employer_ein = employerIdDigits(given.employer_ein);
  }
  await store.updateModule(call.tx, call.access.companyId, id, { config: { ...module.config, ...given } });
  return finish(app, call, locked, 'config_changed', { fields: Object.keys(given).join(', ') });
}
