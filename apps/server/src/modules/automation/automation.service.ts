// The engine: when something happens to an applicant, the matching rules of their stage run, at once or after their
// delay, each once per stage visit (JOB-030).
import { type AutomationFact, decideRun, rulesStartedBy, runsAt } from '@onward/domain/automation/runs';
import type { App } from '../../platform/app.ts';
import { inCompany, type Transaction } from '../../platform/database/transaction.ts';
import { enqueue } from '../../platform/jobs/enqueue.ts';
import { type ApplicationRow, findApplication } from '../applicants/applicants.service.ts';
import { type RuleRow, rulesOfStage } from '../hiring-processes/hiring-processes.service.ts';
import { findMoment, findRule, writeRun } from './automation.queries.ts';
import { RULE_EFFECTS } from './rule-effects.ts';

export const RUN_TASK = 'automation.run';
export const STAGE_ENTERED_TASK = 'automation.stage_entered';

/**
 * Runs in the transaction of the event: rules without delay have run when the caller gets a response, and the resulting
 * application is returned.
 */
export async function applyFacts(
  tx: Transaction,
  application: ApplicationRow,
  facts: readonly AutomationFact[],
  now: Date,
): Promise<ApplicationRow> {
  const { company_id: companyId, stage_id: stageId, stage_entry: stageEntry } = application;
  const rules = await rulesOfStage(tx, companyId, stageId);
  let current = application;
  for (const rule of facts.flatMap((fact) => rulesStartedBy(rules, fact))) {
    if (!RULE_EFFECTS[rule.kind]) continue;
    if (rule.delay_seconds > 0) await startTimer(tx, application, rule, now);
    else current = await runRule(tx, current, { rule, stageEntry, now });
  }
  return current;
}

export interface Timer {
  company_id: number;
  application_id: number;
  rule_id: number;
  stage_entry: number;
}

const startTimer = (tx: Transaction, application: ApplicationRow, rule: RuleRow, now: Date): Promise<void> => {
  const { company_id, id: application_id, stage_entry } = application;
  const timer: Timer = { company_id, application_id, rule_id: rule.id, stage_entry };
  return enqueue(tx, RUN_TASK, timer, {
    key: `automation:${company_id}:${application_id}:${rule.id}:${stage_entry}`,
    runAt: runsAt(rule, now),
  });
};

interface DueRule {
  rule: RuleRow;
  /** The stage visit it was started for. */
  stageEntry: number;
  now: Date;
}

/** Returns the application afterwards. */
async function runRule(
  tx: Transaction,
  application: ApplicationRow,
  { rule, stageEntry, now }: DueRule,
): Promise<ApplicationRow> {
  const { company_id: companyId, id: applicationId } = application;
  const { moduleOn, taskFinished } = await findMoment(tx, companyId, applicationId, stageEntry);
  const decision = decideRun({
    moduleOn,
    rule,
    applicant: { status: application.status, stageEntry: application.stage_entry, taskFinished },
    stageEntry,
  });
  const outcome = decision.runs ? 'ran' : decision.reason;
  const isFirst = await writeRun(tx, { companyId, applicationId, ruleId: rule.id, stageEntry, outcome, now });
  if (!isFirst || !decision.runs) return application;
  return (await RULE_EFFECTS[rule.kind]?.({ tx, application, rule, now })) ?? application;
}

/** A delay is over. */
export const runTimer = (app: App, timer: Timer): Promise<void> =>
  inCompany(app.pool, timer.company_id, async (tx) => {
    const application = await findApplication(tx, timer.company_id, timer.application_id);
    const rule = await findRule(tx, timer.company_id, timer.rule_id);
    if (application && rule) await runRule(tx, application, { rule, stageEntry: timer.stage_entry, now: app.clock() });
  });

/** An applicant was moved to a stage, by hand or by a rule. */
export const stageEntered = (app: App, event: { company_id: number; subject_id: number }): Promise<void> =>
  inCompany(app.pool, event.company_id, async (tx) => {
    const application = await findApplication(tx, event.company_id, event.subject_id);
    if (application) await applyFacts(tx, application, ['stage_entered'], app.clock());
  });
