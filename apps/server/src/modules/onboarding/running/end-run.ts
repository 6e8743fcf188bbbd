// Ends an onboarding: stopped, replaced, or because the employee left. The record keeps what was saved (ONB-035).
import type { Transaction } from '../../../platform/database/transaction.ts';
import { closeSigningRequest } from '../../documents/documents.service.ts';
import { findEmployee, noteOnboarding } from '../../employees/employees.service.ts';
import { recordOnboardingEvents } from './onboarding-events.ts';
import { recordHistories } from './record-histories.ts';
import * as runs from './runs.queries.ts';
import * as store from './runs.write-queries.ts';

export interface Ending {
  as: 'stopped' | 'replaced' | 'left' | 'undone';
  staffId: number | null;
  now: Date;
  /** Requests to sign that the next onboarding continues. */
  keptRequests?: readonly number[];
}

/** Links and devices stop working, because they belong to a current process. */
export async function endRun(
  tx: Transaction,
  run: runs.RunRow,
  { as, staffId, now, keptRequests = [] }: Ending,
): Promise<void> {
  const { company_id: companyId, id: runId, employee_id: employeeId } = run;
  await store.updateRun(tx, run, { ended_at: now, ended_as: as, next_reminder_at: null });
  await noteOnboarding(tx, { companyId, employeeId }, { state: null, processId: null });
  await recordOnboardingEvents(tx, { companyId, runId, now }, [
    { event: as === 'replaced' ? 'replaced' : 'stopped', staffId, details: { as } },
  ]);
  // Who replaces it writes the line, because it names both processes.
  const employee = as === 'replaced' ? undefined : await findEmployee(tx, companyId, employeeId);
  if (employee) await recordHistories(tx, { employee, staffId, now }, { event: 'onboarding_stopped', text: run.name });
  const actions = await runs.listRunActions(tx, companyId, runId);
  const requests = new Set(actions.flatMap(({ signing_request_id }) => signing_request_id ?? []));
  for (const requestId of requests) {
    if (keptRequests.includes(requestId)) continue;
    await closeSigningRequest(tx, { companyId, requestId }, { event: 'voided', at: now });
  }
}
