// What the engine needs to know of an applicant at the moment a rule is to run.
import type { FunctionModule } from '@onward/domain/company/modules';
import type { Transaction } from '../../platform/database/transaction.ts';
import type { RuleRow } from '../hiring-processes/hiring-processes.service.ts';

export const isModuleOn = async (tx: Transaction, companyId: number, module: FunctionModule): Promise<boolean> =>
  (await tx.db
    .selectFrom('company_modules')
    .select('module')
    .where('company_id', '=', companyId)
    .where('module', '=', module)
    .executeTakeFirst()) !== undefined;

/** Whether the applicant has done what this visit of the stage asks of them. */
export const isTaskFinished = async (
  tx: Transaction,
  companyId: number,
  applicationId: number,
  stageEntry: number,
): Promise<boolean> =>
  (await tx.db
    .selectFrom('applicant_tasks')
    .select('id')
    .where('company_id', '=', companyId)
    .where('application_id', '=', applicationId)
    .where('stage_entry', '=', stageEntry)
    .where('finished_at', 'is not', null)
    .executeTakeFirst()) !== undefined;

export interface Run {
  companyId: number;
  applicationId: number;
  ruleId: number;
  stageEntry: number;
  outcome: string;
  now: Date;
}

/** False when the rule has had its run for this visit: the key lets it happen once, whoever else tries. */
export const writeRun = async (tx: Transaction, run: Run): Promise<boolean> => {
  const { numInsertedOrUpdatedRows } = await tx.db
    .insertInto('automation_runs')
    .values({
      company_id: run.companyId,
      application_id: run.applicationId,
      rule_id: run.ruleId,
      stage_entry: run.stageEntry,
      outcome: run.outcome,
      ran_at: run.now,
    })
    .onConflict((ran) => ran.doNothing())
    .executeTakeFirst();
  return (numInsertedOrUpdatedRows ?? 0n) > 0n;
};

/** As it is written now: it may have been changed or taken away while it waited. */
export const findRule = (tx: Transaction, companyId: number, ruleId: number): Promise<RuleRow | undefined> =>
  tx.db
    .selectFrom('automation_rules')
    .selectAll()
    .$castTo<RuleRow>()
    .where('company_id', '=', companyId)
    .where('id', '=', ruleId)
    .executeTakeFirst();
