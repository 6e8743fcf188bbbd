// Writes hiring processes, their stages, and their rules.
import type { AutomationRule } from '@onward/domain/hiring-processes/rules';
import type { StageConfig, StageType } from '@onward/domain/hiring-processes/stages';
import type { Transaction } from '../../../platform/database/transaction.ts';

/** Undefined when the name is taken, or when there is already a default process. */
export async function insertProcess(
  tx: Transaction,
  companyId: number,
  { name, isDefault = false }: { name: string; isDefault?: boolean },
): Promise<number | undefined> {
  const row = await tx.db
    .insertInto('hiring_process_templates')
    .values({ company_id: companyId, name, is_default: isDefault })
    .onConflict((taken) => taken.doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id;
}

export interface Saving {
  companyId: number;
  processId: number;
  now: Date;
}

/** False when someone else changed it first. */
export async function updateProcess(
  tx: Transaction,
  { companyId, processId, now }: Saving,
  { name, version }: { name: string; version: number },
): Promise<boolean> {
  const { numUpdatedRows } = await tx.db
    .updateTable('hiring_process_templates')
    .set((eb) => ({ name, version: eb('version', '+', 1), updated_at: now }))
    .where('company_id', '=', companyId)
    .where('id', '=', processId)
    .where('version', '=', version)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

export const removeProcess = (tx: Transaction, { companyId, processId, now }: Saving): Promise<unknown> =>
  tx.db
    .updateTable('hiring_process_templates')
    .set({ deleted_at: now })
    .where('company_id', '=', companyId)
    .where('id', '=', processId)
    .execute();

/** False when its name was taken in the meantime. */
export async function putProcessBack(tx: Transaction, companyId: number, id: number): Promise<boolean> {
  const { rowCount } = await tx.client.query(
    `update hiring_process_templates t set deleted_at = null
     where t.company_id = $1 and t.id = $2 and not exists (
       select from hiring_process_templates o
       where o.company_id = $1 and o.deleted_at is null and lower(o.name) = lower(t.name))`,
    [companyId, id],
  );
  return rowCount === 1;
}

export interface StageValues {
  name: string;
  stage_type: StageType;
  sequence: number;
  config: StageConfig;
}

/** Ids in the order given. */
export async function insertStages(
  tx: Transaction,
  { companyId, processId }: Pick<Saving, 'companyId' | 'processId'>,
  stages: readonly StageValues[],
): Promise<number[]> {
  const ids: number[] = [];
  for (const { config, ...values } of stages) {
    const { id } = await tx.db
      .insertInto('stages')
      .values({
        company_id: companyId,
        hiring_process_template_id: processId,
        ...values,
        config: JSON.stringify(config),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    ids.push(id);
  }
  return ids;
}

export async function updateStages(
  tx: Transaction,
  { companyId, processId }: Saving,
  stages: readonly (StageValues & { id: number })[],
): Promise<void> {
  await tx.client.query(
    `update stages s set name = n.name, sequence = n.sequence, config = n.config
     from jsonb_to_recordset($3::jsonb) as n (id bigint, name text, sequence integer, config jsonb)
     where s.company_id = $1 and s.hiring_process_template_id = $2 and s.id = n.id`,
    [companyId, processId, JSON.stringify(stages)],
  );
}

/** Kept for the history of applicants who were in them. */
export const removeStages = (
  tx: Transaction,
  { companyId, processId, now }: Saving,
  ids: readonly number[],
): Promise<unknown> =>
  tx.client.query(
    `update stages set deleted_at = $4
     where company_id = $1 and hiring_process_template_id = $2 and id = any($3) and deleted_at is null`,
    [companyId, processId, ids, now],
  );

export interface RuleValues extends AutomationRule {
  stage_id: number;
}

export const removeRulesExcept = (
  tx: Transaction,
  { companyId, processId }: Saving,
  keptIds: readonly number[],
): Promise<unknown> =>
  tx.client.query(
    'delete from automation_rules where company_id = $1 and hiring_process_template_id = $2 and id <> all($3)',
    [companyId, processId, keptIds],
  );

const RULE_FIELDS = `id bigint, kind text, trigger text, stage_id bigint, target_stage_id bigint,
  delay_seconds integer, channel text, message_template jsonb, offer jsonb, enabled boolean, sequence integer`;

/** In the order given; those with an id are updated, the others inserted. */
export async function writeRules(
  tx: Transaction,
  { companyId, processId }: Saving,
  rules: readonly RuleValues[],
): Promise<void> {
  const rows = JSON.stringify(rules.map((rule, sequence) => ({ ...rule, sequence })));
  await tx.client.query(
    `update automation_rules r set kind = n.kind, trigger = n.trigger, target_stage_id = n.target_stage_id,
       delay_seconds = n.delay_seconds, channel = n.channel, message_template = n.message_template,
       offer = n.offer, enabled = n.enabled, sequence = n.sequence
     from jsonb_to_recordset($3::jsonb) as n (${RULE_FIELDS})
     where r.company_id = $1 and r.hiring_process_template_id = $2 and r.id = n.id`,
    [companyId, processId, rows],
  );
  await tx.client.query(
    `insert into automation_rules (company_id, hiring_process_template_id, stage_id, kind, trigger, target_stage_id,
       delay_seconds, channel, message_template, offer, enabled, sequence)
     select $1, $2, n.stage_id, n.kind, n.trigger, n.target_stage_id, n.delay_seconds, n.channel,
       n.message_template, n.offer, n.enabled, n.sequence
     from jsonb_to_recordset($3::jsonb) as n (${RULE_FIELDS}) where n.id is null order by n.sequence`,
    [companyId, processId, rows],
  );
}
