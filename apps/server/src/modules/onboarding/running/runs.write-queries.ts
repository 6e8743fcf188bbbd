// Writes onboardings, their modules, and their actions.
import type { Transaction } from '../../../platform/database/transaction.ts';
import type { RunActionRow, RunModuleRow, RunRow } from './runs.queries.ts';

export interface NewRun {
  company_id: number;
  digest_key: string;
  employee_id: number;
  company_onboarding_process_id: number;
  name: string;
  started_by: number | null;
  started_at: Date;
  token: Buffer;
  token_hash: Buffer;
  language: string;
}

export async function insertRun(tx: Transaction, run: NewRun): Promise<number> {
  const { id } = await tx.db
    .insertInto('employee_onboarding_processes')
    .values(run)
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export type NewModule = Pick<
  RunModuleRow,
  'sequence' | 'module_type' | 'name' | 'description' | 'requirement' | 'config'
>;

/** In the order given. */
export async function insertModules(
  tx: Transaction,
  companyId: number,
  runId: number,
  modules: readonly NewModule[],
): Promise<number[]> {
  const rows = await tx.prepared<{ id: number }>(
    'onboarding_insert_modules',
    `insert into employee_onboarding_modules (company_id, process_id, sequence, module_type, name, description,
       requirement, config)
     select $1, $2, n.sequence, n.module_type, n.name, n.description, n.requirement, n.config
     from jsonb_to_recordset($3::jsonb) as n (sequence integer, module_type text, name text, description text,
       requirement text, config jsonb) order by n.sequence
     returning id`,
    [companyId, runId, JSON.stringify(modules)],
  );
  return rows.map(({ id }) => id);
}

export type NewAction = Pick<
  RunActionRow,
  'action_key' | 'module_id' | 'sequence' | 'action_type' | 'side' | 'name' | 'description' | 'assignees' | 'questions'
>;

export const insertActions = (
  tx: Transaction,
  companyId: number,
  runId: number,
  actions: readonly NewAction[],
): Promise<unknown> =>
  tx.prepared(
    'onboarding_insert_actions',
    `insert into employee_onboarding_actions (company_id, process_id, module_id, sequence, action_key, action_type, side,
       name, description, assignees, questions)
     select $1, $2, n.module_id, n.sequence, n.action_key, n.action_type, n.side, n.name, n.description, n.assignees,
       n.questions
     from jsonb_to_recordset($3::jsonb) as n (module_id bigint, sequence integer, action_key text, action_type text,
       side text, name text, description text, assignees jsonb, questions jsonb)`,
    [companyId, runId, JSON.stringify(actions)],
  );

export type RunValues = Partial<Omit<RunRow, 'company_id' | 'id' | 'digest_key' | 'employee_id'>>;

export async function updateRun(
  tx: Transaction,
  { company_id, id }: Pick<RunRow, 'company_id' | 'id'>,
  values: RunValues,
): Promise<void> {
  await tx.db
    .updateTable('employee_onboarding_processes')
    .set(values)
    .where('company_id', '=', company_id)
    .where('id', '=', id)
    .execute();
}

export async function updateModule(
  tx: Transaction,
  companyId: number,
  id: number,
  { config, ...values }: Partial<Omit<RunModuleRow, 'id'>>,
): Promise<void> {
  await tx.db
    .updateTable('employee_onboarding_modules')
    .set({ ...values, ...(config && { config: JSON.stringify(config) }) })
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .execute();
}

export type ActionValues = Partial<
  Omit<RunActionRow, 'company_id' | 'id' | 'action_key' | 'process_id' | 'module_id' | 'assignees' | 'questions'>
> & { signed_from?: string | null };

/** The process is locked by the caller. */
export async function updateAction(
  tx: Transaction,
  { company_id, id }: Pick<RunActionRow, 'company_id' | 'id'>,
  { fixes, send_errors, ...values }: ActionValues,
): Promise<void> {
  await tx.db
    .updateTable('employee_onboarding_actions')
    .set({
      ...values,
      ...(fixes && { fixes: JSON.stringify(fixes) }),
      ...(send_errors && { send_errors: JSON.stringify(send_errors) }),
    })
    .where('company_id', '=', company_id)
    .where('id', '=', id)
    .execute();
}

/** Null when somebody saved meanwhile, or it can no longer be edited. */
export async function saveDraft(
  tx: Transaction,
  { company_id, id }: Pick<RunActionRow, 'company_id' | 'id'>,
  { answers, version, now }: { answers: Buffer; version: number; now: Date },
): Promise<number | null> {
  const [row] = await tx.prepared<{ version: number }>(
    'onboarding_save_draft',
    `update employee_onboarding_actions set answers = $3, version = version + 1, saved_at = $5
     where company_id = $1 and id = $2 and version = $4 and status in ('open', 'returned') returning version`,
    [company_id, id, answers, version, now],
  );
  return row?.version ?? null;
}
