// What the provider reports. An event only says that something changed: the report itself is read anew, so repeated,
// late, and reordered events lead to the same state (CHK-012).
import type { HistoryActionOf } from '@onward/domain/applicants/history';
import type { AutomationFact } from '@onward/domain/automation/runs';
import { completionTime, eventOfReport } from '@onward/domain/background-checks/reports';
import { type CheckEvent, moveCheck } from '@onward/domain/background-checks/states';
import { addSeconds, SECONDS } from '@onward/domain/platform/time/time-units';
import type { App } from '../../../platform/app.ts';
import { inCompany, inSystem, type Transaction } from '../../../platform/database/transaction.ts';
import { enqueue } from '../../../platform/jobs/enqueue.ts';
import type { CheckrReport } from '../../../providers/checkr/checkr-resources.ts';
import { type ApplicationRow, findApplication } from '../../applicants/applicants.service.ts';
import { taskLinkOfVisit } from '../../careers/careers.service.ts';
import { type CompanyCheckrEvent, withCheckr } from '../../integrations/integrations.service.ts';
import * as adverse from '../adverse-action/adverse-actions.queries.ts';
import { changeCheck, visitOf } from '../change-check.ts';
import { findPerson } from '../check-people.ts';
import { writeOfCheck } from '../checks.mail.ts';
import * as checks from '../checks.queries.ts';
import { passOnLater } from '../consent/pass-on.ts';
import { type Finding, sealFindings } from '../findings.ts';
import { type CheckNews, notifyOfCheck } from '../notify-of-check.ts';
import { type CheckJob, providerQueue } from '../ordering/create-check.ts';

export const READ_REPORT_TASK = 'background_checks.read_report';
export const READ_ALL_TASK = 'background_checks.read_all';

/** The engine of automation comes after this room. */
export interface CheckPorts {
  applyFacts(
    tx: Transaction,
    application: ApplicationRow,
    facts: readonly AutomationFact[],
    now: Date,
  ): Promise<ApplicationRow>;
}

const readLater = (tx: Transaction, job: CheckJob): Promise<void> =>
  enqueue(tx, READ_REPORT_TASK, job, {
    key: `checks:${job.company_id}:${job.check_id}:read`,
    queue: providerQueue(job),
  });

/** True when the event was about a check of ours. */
export function onReportEvent(app: App, { companyId, type, object }: CompanyCheckrEvent): Promise<boolean> {
  const { id: reportId, candidate_id } = object;
  if (!type.startsWith('report.') || typeof reportId !== 'string') return Promise.resolve(false);
  const candidateId = typeof candidate_id === 'string' ? candidate_id : null;
  return inCompany(app.pool, companyId, async (tx) => {
    const check = await checks.findByReport(tx, companyId, { reportId, candidateId });
    if (!check) return false;
    if (check.report_id === null) await checks.update(tx, check, { report_id: reportId });
    // A report of an earlier order for the same person says nothing about this one.
    if (check.report_id !== null && check.report_id !== reportId) return false;
    await readLater(tx, { company_id: companyId, check_id: check.id });
    return true;
  });
}

/** Webhooks can get lost: what has waited for an hour is asked for. */
export const readWaitingReports = (app: App): Promise<void> =>
  inSystem(app.pool, async (tx) => {
    for (const { company_id, id } of await checks.listWaiting(tx, addSeconds(app.clock(), -SECONDS.hour))) {
      const job: CheckJob = { company_id, check_id: id };
      await passOnLater(tx, job);
      await readLater(tx, job);
    }
  });

export async function readReport(app: App, ports: CheckPorts, job: CheckJob): Promise<void> {
  const { company_id: companyId, check_id: checkId } = job;
  const before = await inCompany(app.pool, companyId, (tx) => checks.find(tx, companyId, checkId));
  if (!before?.report_id) return;
  const reportId = before.report_id;
  const read = await withCheckr(app, companyId, async (client) => {
    const report = await client.getReport(reportId);
    const hasFindings = eventOfReport(report, before.status) === 'provider_considers';
    return { report, findings: hasFindings ? await client.listAdverseItems(reportId) : [] };
  });
  await inCompany(app.pool, companyId, async (tx) => {
    const check = await checks.lock(tx, companyId, checkId);
    const application = check && (await findApplication(tx, companyId, check.application_id));
    if (check && application) await apply({ app, tx, ports, now: app.clock() }, application, check, read);
  });
}

interface Applying {
  app: App;
  tx: Transaction;
  ports: CheckPorts;
  now: Date;
}

interface ProviderOutcome {
  action: HistoryActionOf<'background-checks'>;
  tells: CheckNews | null;
}

const OUTCOMES: Partial<Record<CheckEvent, ProviderOutcome>> = {
  provider_pauses: { action: 'check_suspended', tells: 'suspended' },
  provider_resumes: { action: 'check_resumed', tells: null },
  provider_clears: { action: 'check_clear', tells: 'clear' },
  provider_considers: { action: 'check_consider', tells: 'consider' },
  provider_cancels: { action: 'check_canceled', tells: 'canceled' },
  dispute: { action: 'check_disputed', tells: 'disputed' },
};

async function apply(
  { app, tx, ports, now }: Applying,
  application: ApplicationRow,
  check: checks.CheckRow,
  { report, findings }: { report: CheckrReport; findings: readonly Finding[] },
): Promise<void> {
  const event = eventOfReport(report, check.status);
  const outcome = event && OUTCOMES[event];
  if (!event || !outcome || !moveCheck(check.status, event).allowed) return;
  const set = resultOf(app, check, event, { report, findings, now });
  const changed = await changeCheck(tx, application, check, {
    event,
    action: outcome.action,
    actor: 'system',
    set,
    now,
  });
  if (event === 'dispute')
    await adverse.update(tx, { company_id: check.company_id, check_id: check.id }, { disputed_at: now });
  const person = await findPerson(tx, check.company_id, check.application_id);
  if (person && outcome.tells) await notifyOfCheck(tx, changed, person, outcome.tells);
  if (set.completed_at && check.completed_at === null && check.wants_copy)
    await sendCopy(app, tx, application, changed);
  if (event === 'provider_clears') await pass({ tx, ports, now }, application, check);
}

function resultOf(
  app: App,
  check: checks.CheckRow,
  event: CheckEvent,
  { report, findings, now }: { report: CheckrReport; findings: readonly Finding[]; now: Date },
): Omit<checks.CheckChange, 'status'> {
  if (event !== 'provider_clears' && event !== 'provider_considers') return {};
  return {
    result: event === 'provider_clears' ? 'clear' : 'consider',
    completed_at: completionTime(report.completed_at, now),
    ...(findings.length > 0 && { findings: sealFindings(app, check, findings) }),
  };
}

/** Rules of the stage run while the applicant is still in it. */
export async function pass(
  { tx, ports, now }: Pick<Applying, 'tx' | 'ports' | 'now'>,
  application: ApplicationRow,
  { stage_entry }: checks.CheckRow,
): Promise<void> {
  if (application.status === 'in_progress' && application.stage_entry === stage_entry)
    await ports.applyFacts(tx, application, ['background_check_passed'], now);
}

async function sendCopy(app: App, tx: Transaction, application: ApplicationRow, check: checks.CheckRow): Promise<void> {
  const person = await findPerson(tx, check.company_id, check.application_id);
  const link = await taskLinkOfVisit(app, tx, visitOf(check));
  if (person && link) await writeOfCheck(app, tx, application, person, { name: 'copy', link });
}
