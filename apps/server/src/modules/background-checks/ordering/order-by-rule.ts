// Orders the package of a stage for an applicant who entered it (JOB-025, CHK-011).
import type { App } from '../../../platform/app.ts';
import { inCompany, type Transaction } from '../../../platform/database/transaction.ts';
import { enqueue } from '../../../platform/jobs/enqueue.ts';
import {
  type ApplicationRow,
  changeStageStatus,
  findApplication,
  recordHistory,
} from '../../applicants/applicants.service.ts';
import { findPerson } from '../check-people.ts';
import { lockApplication } from '../checks.queries.ts';
import { isModuleOn } from '../module-on.ts';
import { createCheck } from './create-check.ts';
import { loadGround, packageOf, placeOrder } from './decide-orders.ts';

export const ORDER_BY_RULE_TASK = 'background_checks.order_by_rule';

export interface RuleOrderJob {
  company_id: number;
  application_id: number;
  /** The visit to the stage: nothing is ordered for applicants who have moved on. */
  stage_entry: number;
}

export const orderCheckSoon = (tx: Transaction, application: ApplicationRow): Promise<void> => {
  const { company_id, id: application_id, stage_entry } = application;
  const job: RuleOrderJob = { company_id, application_id, stage_entry };
  return enqueue(tx, ORDER_BY_RULE_TASK, job, { key: `checks:${company_id}:${application_id}:${stage_entry}:rule` });
};

export const orderCheckByRule = (app: App, job: RuleOrderJob): Promise<void> =>
  inCompany(app.pool, job.company_id, async (tx) => {
    await lockApplication(tx, job.company_id, job.application_id);
    const application = await findApplication(tx, job.company_id, job.application_id);
    if (application?.status === 'in_progress' && application.stage_entry === job.stage_entry)
      await order(app, tx, application);
  });

/** What can't be ordered is said in the history, because nobody is there to be told. */
async function order(app: App, tx: Transaction, application: ApplicationRow): Promise<void> {
  const now = app.clock();
  const { company_id: companyId, id: applicationId, stage_entry: stageEntry } = application;
  const person = await findPerson(tx, companyId, applicationId);
  if (!person) return;
  const slug = person.stage_package ?? '';
  const ground = await loadGround(tx, companyId, [applicationId]);
  const ordered = (await isModuleOn(tx, companyId)) ? packageOf(ground, slug) : undefined;
  const { decision, node, locationId } = placeOrder(ground, person, slug, null);
  const line = { applicationId, actor: 'automation', now } as const;
  if (!decision.allowed || !ordered || !node) {
    const reason = decision.allowed ? 'not_set_up' : decision.reason;
    return recordHistory(tx, companyId, [{ ...line, action: 'check_not_ordered', detail: { reason } }]);
  }
  await createCheck(
    { tx, companyId, staffId: null, certified: true, now, holdUntil: now },
    { applicationId, stageEntry, package: ordered, locationId, node: node.custom_id },
  );
  await changeStageStatus({ tx, companyId, now }, [applicationId], { to: 'invitation_sent', isSeen: false });
  await recordHistory(tx, companyId, [{ ...line, action: 'check_ordered', detail: { package: ordered.name } }]);
}
