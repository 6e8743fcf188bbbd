// Writes onboarding processes and their modules.
import type { ProcessModule } from '@onward/domain/onboarding/processes';
import type { Transaction } from '../../../platform/database/transaction.ts';

/** Undefined when the name is taken. */
export async function insertProcess(tx: Transaction, companyId: number, name: string): Promise<number | undefined> {
  const row = await tx.db
    .insertInto('company_onboarding_processes')
    .values({ company_id: companyId, name })
    .onConflict((taken) => taken.doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id;
}

export interface Saving {
  companyId: number;
  processId: number;
}

/** False when someone else changed it first. */
export async function updateProcess(
  tx: Transaction,
  { companyId, processId }: Saving,
  { name, version, now }: { name: string; version: number; now: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await tx.db
    .updateTable('company_onboarding_processes')
    .set((eb) => ({ name, version: eb('version', '+', 1), updated_at: now }))
    .where('company_id', '=', companyId)
    .where('id', '=', processId)
    .where('version', '=', version)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

const MODULE_FIELDS = `id bigint, sequence integer, module_type text, name text, description text, requirement text,
  config jsonb, actions jsonb`;

/** Those with an id are updated, the others inserted, and the rest deleted: running onboardings have their own copy. */
export async function writeModules(
  tx: Transaction,
  { companyId, processId }: Saving,
  modules: readonly (ProcessModule & { id: number | null })[],
): Promise<void> {
  const kept = modules.flatMap(({ id }) => id ?? []);
  await tx.client.query(
    'delete from company_onboarding_modules where company_id = $1 and process_id = $2 and id <> all($3)',
    [companyId, processId, kept],
  );
  const values = [companyId, processId, JSON.stringify(modules)];
  await tx.client.query(
    `update company_onboarding_modules m set sequence = n.sequence, name = n.name, description = n.description,
       requirement = n.requirement, config = n.config, actions = n.actions
     from jsonb_to_recordset($3::jsonb) as n (${MODULE_FIELDS})
     where m.company_id = $1 and m.process_id = $2 and m.id = n.id`,
    values,
  );
  await tx.client.query(
    `insert into company_onboarding_modules (company_id, process_id, sequence, module_type, name, description,
       requirement, config, actions)
     select $1, $2, n.sequence, n.module_type, n.name, n.description, n.requirement, n.config, n.actions
     from jsonb_to_recordset($3::jsonb) as n (${MODULE_FIELDS}) where n.id is null order by n.sequence`,
    values,
  );
}

export const removeProcess = (tx: Transaction, { companyId, processId }: Saving, now: Date): Promise<unknown> =>
  tx.db
    .updateTable('company_onboarding_processes')
    .set({ deleted_at: now })
    .where('company_id', '=', companyId)
    .where('id', '=', processId)
    .execute();

/** False when its name was taken in the meantime. */
export async function putProcessBack(tx: Transaction, companyId: number, id: number): Promise<boolean> {
  const { rowCount } = await tx.client.query(
    `update company_onboarding_processes t set deleted_at = null
     where t.company_id = $1 and t.id = $2 and not exists (
       select from company_onboarding_processes o
       where o.company_id = $1 and o.deleted_at is null and lower(o.name) = lower(t.name))`,
    [companyId, id],
  );
  return rowCount === 1;
}
