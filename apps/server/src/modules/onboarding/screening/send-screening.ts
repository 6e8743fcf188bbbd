// The job that sends one questionnaire. The provider keeps it under the key of the action, so that a job that is repeated
// makes no second screening (INT-013, INT-016).
import { errorCodes } from '@onward/contract/errors';
import { TAX_CREDIT_NICKNAMES } from '@onward/domain/integrations/nicknames';
import { hasDeclinedWotc } from '@onward/domain/onboarding/forms/wotc';
import { afterFailure, leavesOnceConnected, type ScreeningFailure } from '@onward/domain/onboarding/screenings';
import { addSeconds, SECONDS } from '@onward/domain/platform/time/time-units';
import type { App } from '../../../platform/app.ts';
import { runAlone } from '../../../platform/database/run-alone.ts';
import { inCompany, inSystem, type Transaction } from '../../../platform/database/transaction.ts';
import { recordEvent } from '../../../platform/events/record-event.ts';
import { Refusal } from '../../../platform/http/errors.ts';
import type { ScreeningDraft } from '../../../providers/wotc/wotc-resources.ts';
import { type EmployeeRow, findEmployee, placeOfEmployee } from '../../employees/employees.service.ts';
import {
  findTaxCreditConnection,
  taxCreditProblemBehind,
  withTaxCredit,
} from '../../integrations/integrations.service.ts';
import { findEmployerPlace } from '../employer-place.ts';
import { loadFilledForm } from '../filing/filled-form.ts';
import { openForm } from '../forms/open-form.ts';
import { type OnboardingEventName, recordOnboardingEvents } from '../running/onboarding-events.ts';
import { PROCESS_UPDATED } from '../running/refresh-run.ts';
import * as runs from '../running/runs.queries.ts';
import { draftScreening } from './draft-screening.ts';
import { routeOf, type ScreeningJob, screenSoon } from './order-screening.ts';
import * as screenings from './screenings.queries.ts';

type Row = screenings.ScreeningRow;

export const RESUME_SCREENINGS_TASK = 'onboarding.resume_screenings';
export const RECONNECTED_TASK = 'onboarding.screen_after_repair';

/** Jobs that are merely late are not repeated. */
const LATE_SECONDS = 5 * SECONDS.minute;

export const resumeScreenings = (app: App): Promise<void> =>
  inSystem(app.pool, async (tx) => {
    for (const row of await screenings.listOverdue(tx, addSeconds(app.clock(), -LATE_SECONDS))) {
      await screenSoon(tx, row);
    }
  });

/** After every change of an integration: what waited for it leaves once it works. */
export const screenAfterRepair = (app: App, { company_id: companyId }: { company_id: number }): Promise<void> =>
  inCompany(app.pool, companyId, async (tx) => {
    const now = app.clock();
    for (const nickname of TAX_CREDIT_NICKNAMES) {
      const connection = await findTaxCreditConnection(tx, companyId, nickname);
      if (connection?.status !== 'active') continue;
      for (const row of await screenings.lockUnsent(tx, companyId, nickname)) {
        if (row.problem !== null && leavesOnceConnected(row.problem)) await restart(tx, row, now);
      }
    }
  });

/** The caller holds the row's lock. */
export async function restart(tx: Transaction, row: Row, now: Date): Promise<void> {
  await screenings.update(tx, row, {
    status: 'waiting',
    problem: null,
    attempts: 0,
    next_attempt_at: now,
    changed_at: now,
  });
  await screenSoon(tx, row);
}

export async function sendScreening(app: App, job: ScreeningJob): Promise<void> {
  await runAlone(app.pool, `screening:${job.company_id}:${job.action_id}`, () => attempt(app, job));
}

interface Prepared {
  row: Row;
  reference: string;
  company: string;
  draft: ScreeningDraft;
}

async function attempt(app: App, job: ScreeningJob): Promise<void> {
  const prepared = await inCompany(app.pool, job.company_id, (tx) => prepare(app, tx, job));
  if (!prepared) return;
  const { row, reference, company, draft } = prepared;
  const sent = await withTaxCredit(app, row.company_id, row.nickname, (client) =>
    client.sendScreening(company, reference, draft),
  ).then(
    (externalId) => ({ externalId }),
    (error: unknown) => ({ failure: failureOf(app, row, error) }),
  );
  await inCompany(app.pool, row.company_id, (tx) =>
    'failure' in sent ? fail(app, tx, row, sent.failure) : finish(app, tx, row, sent.externalId),
  );
}

/** Null when there is nothing to send now; a form that was sent back is ordered again when it is submitted. */
async function prepare(app: App, tx: Transaction, job: ScreeningJob): Promise<Prepared | null> {
  const row = await screenings.lock(tx, job);
  const action = await runs.findAction(tx, job.company_id, job.action_id);
  const run = action && (await runs.findRun(tx, job.company_id, action.process_id));
  const module = action && (await runs.findRunModule(tx, job.company_id, action.module_id));
  const employee = run && (await findEmployee(tx, job.company_id, run.employee_id));
  if (row?.status !== 'waiting' || !action || !run || !module || !employee) return null;
  const open = await openForm(tx, { run, module, action, employee });
  const { form } = open;
  if (action.status !== 'completed' || !form) {
    await screenings.update(tx, row, { next_attempt_at: null });
    return null;
  }
  const place = await findEmployerPlace(tx, job.company_id, employee.location_id);
  const filled = await loadFilledForm(app, tx, { ...open, form }, place);
  if (hasDeclinedWotc(filled.answers)) return null;
  const started = { ...row, attempts: row.attempts + 1, version: action.version };
  await screenings.update(tx, row, { attempts: started.attempts, version: started.version });
  const route = await routeOf(tx, job.company_id, module);
  if (!route.sends)
    return failNow(app, tx, started, route.reason === 'company_missing' ? route.reason : 'not_connected');
  const draft = draftScreening(open, filled);
  if (!draft) return failNow(app, tx, started, 'incomplete');
  return { row: started, reference: action.action_key, company: route.company, draft };
}

async function failNow(app: App, tx: Transaction, row: Row, failure: ScreeningFailure): Promise<null> {
  await fail(app, tx, row, failure);
  return null;
}

/** Other errors are mistakes of ours, which the job repeats and reports. */
function failureOf(app: App, row: Row, error: unknown): ScreeningFailure {
  const problem = taxCreditProblemBehind(error);
  if (problem) {
    const { kind, status, fields } = problem;
    app.log.warn({ action_id: row.action_id, kind, status, fields }, 'a tax credit provider did not take a screening');
    return kind;
  }
  if (error instanceof Refusal && error.code === errorCodes.wrongState) return 'stopped';
  throw error;
}

/** Nothing is noted when the form was submitted again meanwhile: its own job is on the way. */
async function isCurrent(tx: Transaction, row: Row): Promise<boolean> {
  const current = await screenings.lock(tx, row);
  return current?.status === 'waiting' && current.version === row.version;
}

async function finish(app: App, tx: Transaction, row: Row, externalId: string): Promise<void> {
  if (!(await isCurrent(tx, row))) return;
  const now = app.clock();
  await screenings.update(tx, row, {
    status: 'sent',
    problem: null,
    external_id: externalId,
    next_attempt_at: null,
    changed_at: now,
  });
  await tell(tx, row, 'screening_sent', now);
}

async function fail(app: App, tx: Transaction, row: Row, failure: ScreeningFailure): Promise<void> {
  if (!(await isCurrent(tx, row))) return;
  const now = app.clock();
  const { status, problem, pause } = afterFailure(failure, row.attempts);
  const runAt = pause === null ? null : addSeconds(now, pause);
  await screenings.update(tx, row, { status, problem, next_attempt_at: runAt, changed_at: now });
  if (runAt) await screenSoon(tx, row, runAt);
  // Every further try would repeat the same line.
  if (row.problem !== problem || status === 'failed') await tell(tx, row, 'screening_failed', now, problem);
}

/** Records it in the history of the onboarding and announces it to open screens. */
async function tell(
  tx: Transaction,
  { company_id: companyId, process_id: runId, action_id: actionId }: Row,
  event: OnboardingEventName,
  now: Date,
  problem?: string,
): Promise<void> {
  await recordOnboardingEvents(tx, { companyId, runId, now }, [
    { event, actionId, details: problem ? { problem } : {} },
  ]);
  const run = await runs.findRun(tx, companyId, runId);
  const employee: EmployeeRow | undefined = run && (await findEmployee(tx, companyId, run.employee_id));
  if (!employee) return;
  await recordEvent(tx, {
    companyId,
    name: PROCESS_UPDATED,
    subjectId: employee.id,
    actorStaffId: null,
    scope: placeOfEmployee(employee),
  });
}
