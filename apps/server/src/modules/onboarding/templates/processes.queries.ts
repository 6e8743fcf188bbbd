// The onboarding processes of a company, with their modules.
import type { ProcessModule } from '@onward/domain/onboarding/processes';
import type { PageWindow } from '../../../platform/database/lists.ts';
import type { Transaction } from '../../../platform/database/transaction.ts';

export interface ProcessRow {
  company_id: number;
  id: number;
  name: string;
  version: number;
  created_at: Date;
  updated_at: Date;
}

export type ModuleRow = ProcessModule & { id: number };

/** A process with all its parts. */
export interface WholeProcess extends ProcessRow {
  modules: ModuleRow[];
  in_use_count: number;
}

const COLUMNS = 'p.company_id, p.id, p.name, p.version, p.created_at, p.updated_at';
const LIVE = 'p.company_id = $1 and p.deleted_at is null';
const ORDER = { name: 'lower(p.name)', updated_at: 'p.updated_at' } as const;
const MODULE_COLUMNS = 'm.id, m.sequence, m.module_type, m.name, m.description, m.requirement, m.config, m.actions';

export async function findProcess(tx: Transaction, companyId: number, id: number): Promise<ProcessRow | undefined> {
  const [row] = await tx.prepared<ProcessRow & Record<string, unknown>>(
    'onboarding_process',
    `select ${COLUMNS} from company_onboarding_processes p where ${LIVE} and p.id = $2`,
    [companyId, id],
  );
  return row;
}

/** Nobody deletes it until the end of the transaction. */
export async function shareProcess(tx: Transaction, companyId: number, id: number): Promise<ProcessRow | undefined> {
  const [row] = await tx.prepared<ProcessRow & Record<string, unknown>>(
    'onboarding_process_share',
    `select company_id, id, name, version, created_at, updated_at from company_onboarding_processes
     where company_id = $1 and id = $2 and deleted_at is null for share`,
    [companyId, id],
  );
  return row;
}

export const listModules = (tx: Transaction, companyId: number, processId: number): Promise<ModuleRow[]> =>
  tx.prepared<ModuleRow & Record<string, unknown>>(
    'onboarding_modules',
    `select ${MODULE_COLUMNS} from company_onboarding_modules m
     where m.company_id = $1 and m.process_id = $2 order by m.sequence`,
    [companyId, processId],
  );

export async function findWhole(tx: Transaction, companyId: number, id: number): Promise<WholeProcess | undefined> {
  const row = await findProcess(tx, companyId, id);
  return row && (await wholeOf(tx, companyId, [row]))[0];
}

export async function listPage(
  tx: Transaction,
  { companyId, search }: { companyId: number; search: string },
  { order, perPage, offset }: PageWindow<keyof typeof ORDER>,
): Promise<{ rows: WholeProcess[]; totalCount: number }> {
  const found = `from company_onboarding_processes p where ${LIVE} and position($2 in lower(p.name)) > 0`;
  const { rows } = await tx.client.query<ProcessRow>(
    `select ${COLUMNS} ${found} order by ${ORDER[order.field]} ${order.direction}, p.id ${order.direction}
     limit $3 offset $4`,
    [companyId, search, perPage, offset],
  );
  const counted = await tx.client.query<{ count: number }>(`select count(*)::int as count ${found}`, [
    companyId,
    search,
  ]);
  return { rows: await wholeOf(tx, companyId, rows), totalCount: counted.rows[0]?.count ?? 0 };
}

async function wholeOf(tx: Transaction, companyId: number, rows: readonly ProcessRow[]): Promise<WholeProcess[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const modules = await tx.client.query<ModuleRow & { process_id: number }>(
    `select m.process_id, ${MODULE_COLUMNS} from company_onboarding_modules m
     where m.company_id = $1 and m.process_id = any($2) order by m.process_id, m.sequence`,
    [companyId, ids],
  );
  const uses = await countUses(tx, companyId, ids);
  return rows.map((row) => ({
    ...row,
    modules: modules.rows.filter(({ process_id }) => process_id === row.id),
    in_use_count: uses.get(row.id) ?? 0,
  }));
}

/** Onboardings that follow a process and are not done. */
async function countUses(tx: Transaction, companyId: number, ids: readonly number[]): Promise<Map<number, number>> {
  const { rows } = await tx.client.query<{ id: number; count: number }>(
    `select e.company_onboarding_process_id as id, count(*)::int as count from employee_onboarding_processes e
     where e.company_id = $1 and e.company_onboarding_process_id = any($2) and e.ended_at is null
       and e.status <> 'completed' group by 1`,
    [companyId, ids],
  );
  return new Map(rows.map(({ id, count }) => [id, count]));
}

export async function findModule(tx: Transaction, companyId: number, id: number): Promise<ModuleRow | undefined> {
  const { rows } = await tx.client.query<ModuleRow>(
    `select ${MODULE_COLUMNS} from company_onboarding_modules m
     join company_onboarding_processes p on p.company_id = m.company_id and p.id = m.process_id
     where ${LIVE} and m.id = $2`,
    [companyId, id],
  );
  return rows[0];
}

/** Waits for concurrent changes, and for onboardings that are starting with it. */
export const lock = (tx: Transaction, companyId: number, id: number): Promise<unknown> =>
  tx.client.query(`select from company_onboarding_processes p where ${LIVE} and p.id = $2 for update`, [companyId, id]);

/** As it was last entered for a form, so that nobody types it for each. */
export async function findKnownEmployer(
  tx: Transaction,
  companyId: number,
): Promise<{ employer_name: string; employer_address: string; employer_ein: string } | undefined> {
  const { rows } = await tx.client.query<{ employer_name: string; employer_address: string; employer_ein: string }>(
    `select m.config ->> 'employer_name' as employer_name, m.config ->> 'employer_address' as employer_address,
       m.config ->> 'employer_ein' as employer_ein
     from company_onboarding_modules m
     join company_onboarding_processes p on p.company_id = m.company_id and p.id = m.process_id
     where ${LIVE} and m.config ->> 'employer_ein' <> ''
     order by m.id desc limit 1`,
    [companyId],
  );
  return rows[0];
}

export async function isNameTaken(
  tx: Transaction,
  companyId: number,
  name: string,
  exceptId: number,
): Promise<boolean> {
  const { rowCount } = await tx.client.query(
    `select from company_onboarding_processes p where ${LIVE} and lower(p.name) = lower($2) and p.id <> $3`,
    [companyId, name, exceptId],
  );
  return rowCount !== 0;
}
