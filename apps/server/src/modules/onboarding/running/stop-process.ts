// Stops, replaces, and follows an onboarding (ONB-034, ONB-035, ONB-020).
import { moveProcess } from '@onward/domain/onboarding/states';
import type { App } from '../../../platform/app.ts';
import { wrongState } from '../../../platform/http/errors.ts';
import type { CompanyCall } from '../../../platform/http/route.ts';
import { recordChange } from '../../../platform/record-change.ts';
import { type employmentFollowers, lockForEditing, placeOfEmployee } from '../../employees/employees.service.ts';
import { writeByLastChannels } from '../portal/portal-links.ts';
import { carryOver } from './carry-over.ts';
import { createRun } from './create-run.ts';
import { endRun } from './end-run.ts';
import { lockRunByKey, requireRunning } from './lock-run.ts';
import { recordOnboardingEvents } from './onboarding-events.ts';
import { recordHistories } from './record-histories.ts';
import { PROCESS_UPDATED, refreshRun } from './refresh-run.ts';
import * as runs from './runs.queries.ts';
import * as store from './runs.write-queries.ts';
import { requireProcess } from './start-onboarding.ts';

export async function stopProcess(call: CompanyCall, key: string): Promise<void> {
  const { tx, access, now } = call;
  const { run, employee } = await lockRunByKey(call, key);
  requireRunning(run);
  await endRun(tx, run, { as: 'stopped', staffId: access.staffId, now });
  await recordChange(call, {
    event: 'onboarding_stopped',
    subjectType: 'employee',
    subjectId: employee.id,
    changes: { process: run.name },
    announce: { name: PROCESS_UPDATED, scope: placeOfEmployee(employee) },
  });
}

/** The employee gets the new link by the same way as the old one. */
export async function replaceProcess(
  app: App,
  call: CompanyCall,
  employeeId: number,
  processId: number,
): Promise<runs.RunRow> {
  const { tx, access, now } = call;
  const { companyId, staffId } = access;
  const employee = await lockForEditing(call, employeeId);
  const process = await requireProcess(call, { processId, field: 'onboarding_process_id' });
  const current = await runs.findCurrentRun(tx, companyId, employeeId);
  const before = current && (await runs.lockRun(tx, companyId, current.id));
  if (!before) throw wrongState('onboarding_none');
  requireRunning(before);
  if (before.status === 'suspended') throw wrongState('onboarding_suspended');
  if (before.company_onboarding_process_id === process.id) throw wrongState('onboarding_same_process');
  const actions = await runs.listRunActions(tx, companyId, before.id);
  const keptRequests = actions.flatMap(({ signing_request_id }) => signing_request_id ?? []);
  await endRun(tx, before, { as: 'replaced', staffId, now, keptRequests });
  const created = await createRun({ app, tx, employee, process, staffId, now });
  await carryOver(app, tx, before, created);
  await store.updateRun(tx, created, {
    language: before.language,
    link_channels: before.link_channels,
    last_link_sent_at: before.last_link_sent_at,
    reminders_sent: before.reminders_sent,
    next_reminder_at: before.next_reminder_at,
  });
  await recordOnboardingEvents(tx, { companyId, runId: created.id, now }, [
    { event: 'started', staffId, details: { process: process.name, instead_of: before.name } },
  ]);
  await recordHistories(
    tx,
    { employee, staffId, now },
    { event: 'onboarding_replaced', before: before.name, text: process.name },
  );
  const run = await refreshRun(app, tx, (await runs.lockRun(tx, companyId, created.id)) ?? created, { now, staffId });
  if (before.last_link_sent_at !== null && run.status !== 'completed') {
    await writeByLastChannels({ app, tx, run, employee, now }, 'link');
  }
  await recordChange(call, {
    event: 'onboarding_replaced',
    subjectType: 'employee',
    subjectId: employeeId,
    changes: { process: [before.name, process.name] },
  });
  return run;
}

/** Suspended with the employee, and back to the earlier state; nobody who left has anything to do. */
export const followEmployment: Parameters<typeof employmentFollowers.plug>[0] = async (app, tx, change) => {
  const { companyId, employeeId, event, staffId, now } = change;
  const current = await runs.findCurrentRun(tx, companyId, employeeId);
  const run = current && (await runs.lockRun(tx, companyId, current.id));
  if (!run) return;
  const occasion = { companyId, runId: run.id, now };
  if (event === 'terminate') {
    if (moveProcess(run.status, 'stop').allowed) await endRun(tx, run, { as: 'left', staffId, now });
    return;
  }
  const move = moveProcess(run.status, event);
  if (!move.allowed) return;
  const status = event === 'suspend' ? 'suspended' : (run.status_before ?? 'in_progress');
  const status_before =
    event === 'suspend' && run.status !== 'suspended' && run.status !== 'completed' ? run.status : null;
  await store.updateRun(tx, run, { status, status_before });
  await recordOnboardingEvents(tx, occasion, [{ event: event === 'suspend' ? 'suspended' : 'reinstated', staffId }]);
  await refreshRun(app, tx, { ...run, status, status_before }, { now, staffId });
};
