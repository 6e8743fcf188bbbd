// What the engine needs to know about an applicant when a rule is due.
import type { FunctionModule } from '@onward/domain/company/modules';
import type { Transaction } from '../../platform/database/transaction.ts';
import type { RuleRow } from '../hiring-processes/hiring-processes.service.ts';

/** Whether the module is on, and whether the applicant has completed this stage visit's task. */
export async function findMoment(
  tx: Transaction,
  companyId: number,
  applicationId: number,
  stageEntry: number,
): Promise<{ moduleOn: boolean; taskFinished: boolean }> {
  const [row] = await tx.prepared<{ moduleOn: boolean; taskFinished: boolean }>(
    'automation_moment',
    `select exists (select from company_modules where company_id = $1 and module = $4) as "moduleOn",
       exists (select from applicant_tasks where company_id = $1 and application_id = $2 and stage_entry = $3
         and finished_at is not null) as "taskFinished"`,
    [companyId, applicationId, stageEntry, MODULE],
  );
  return row ?? { moduleOn: false, taskFinished: false };
}

const MODULE: FunctionModule = 'hiring_stages';

export interface Run {
  companyId: number;
  applicationId: number;
  ruleId: number;
  stageEntry: number;
  /** The version of a meeting's time it is about; 0 for everything else. */
  occasion?: number;
  outcome: string;
  now: Date;
}

/** False when the rule already ran for this visit: the key allows only one run. */
export const writeRun = async (tx: Transaction, run: Run): Promise<boolean> => {
  const written = await tx.prepared(
    'automation_run',
    `insert into automation_runs (company_id, application_id, rule_id, stage_entry, outcome, ran_at, occasion)
     values ($1, $2, $3, $4, $5, $6, $7) on conflict do nothing returning rule_id`,
    [run.companyId, run.applicationId, run.ruleId, run.stageEntry, run.outcome, run.now, run.occasion ?? 0],
  );
  return written.length > 0;
};

/** The current rule, because it may have been changed or deleted while it waited. */
export const findRule = (tx: Transaction, companyId: number, ruleId: number): Promise<RuleRow | undefined> =>
  tx.db
    .selectFrom('automation_rules')
    .selectAll()
    .$castTo<RuleRow>()
    .where('company_id', '=', companyId)
    .where('id', '=', ruleId)
    .executeTakeFirst();
