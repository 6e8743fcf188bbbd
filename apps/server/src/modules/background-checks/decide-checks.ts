// What staff decide about a check: cancel it, accept the applicant, or go the way of an adverse action (CHK-013).
import type { App } from '../../platform/app.ts';
import { inCompany, type Transaction } from '../../platform/database/transaction.ts';
import { withdrawJob } from '../../platform/jobs/enqueue.ts';
import { type ApplicationRow, findApplication } from '../applicants/applicants.service.ts';
import { markDone } from '../careers/careers.service.ts';
import { finalKey } from './adverse-action/final-notice-time.ts';
import { changeCheck, visitOf } from './change-check.ts';
import * as checks from './checks.queries.ts';
import type { DecisionCall, OwnCheck } from './read-checks.ts';
import { type CheckPorts, pass } from './results/read-report.ts';

export const CLOSE_TASK = 'background_checks.close';

export const cancel = ({ tx, access, now }: DecisionCall, { check, application }: OwnCheck): Promise<void> =>
  end(tx, application, check, { actor: 'staff', staffId: access.staffId, now });

/** What was given for the provider is removed with it. */
export async function end(
  tx: Transaction,
  application: ApplicationRow,
  check: checks.CheckRow,
  by: { actor: 'staff' | 'system'; staffId?: number; now: Date },
): Promise<void> {
  await changeCheck(tx, application, check, {
    event: 'cancel',
    action: 'check_canceled',
    set: { identity: null, problem: null },
    ...by,
  });
  await markDone(tx, visitOf(check), by.now);
}

export async function accept(
  { tx, access, now }: DecisionCall,
  { check, application }: OwnCheck,
  ports: CheckPorts,
): Promise<void> {
  await changeCheck(tx, application, check, {
    event: 'accept',
    action: 'check_accepted',
    actor: 'staff',
    staffId: access.staffId,
    now,
  });
  await withdrawJob(tx, finalKey({ company_id: check.company_id, check_id: check.id }));
  await pass({ tx, ports, now }, application, check);
}

/**
 * After an applicant was rejected or moved to another stage. Ends what waits for the applicant's answer, and what the
 * provider does not have yet when the applicant is out. A check under way at the provider is paid, and stays.
 */
export const closeChecks = (app: App, event: { company_id: number; subject_id: number }): Promise<void> =>
  inCompany(app.pool, event.company_id, async (tx) => {
    const { company_id: companyId, subject_id: applicationId } = event;
    await checks.lockApplication(tx, companyId, applicationId);
    const application = await findApplication(tx, companyId, applicationId);
    if (!application) return;
    const isOut = application.status !== 'in_progress';
    for (const { id } of await checks.listOpen(tx, companyId, [applicationId])) {
      const check = await checks.lock(tx, companyId, id);
      if (!check) continue;
      const hasLeft = check.stage_entry !== application.stage_entry;
      const isUnanswered = check.status === 'invitation_sent' && (isOut || hasLeft);
      const isUnordered = check.status === 'pending' && check.report_id === null && isOut;
      if (isUnanswered || isUnordered) await end(tx, application, check, { actor: 'system', now: app.clock() });
    }
  });
