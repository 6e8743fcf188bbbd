// Reads hiring processes, each with its stages, its rules, and its usage.
import type { AutomationRule } from '@onward/domain/hiring-processes/rules';
import type { StageConfig, StageType } from '@onward/domain/hiring-processes/stages';
import type { CompanyAccess, Membership } from '../../../platform/access/access.ts';
import type { PageWindow } from '../../../platform/database/lists.ts';
import type { Transaction } from '../../../platform/database/transaction.ts';
import { IN_SCOPE, scopeValues } from '../../positions/positions.service.ts';

export interface StageRow {
  id: number;
  hiring_process_template_id: number;
  name: string;
  stage_type: StageType;
  sequence: number;
  config: StageConfig;
}

export interface RuleRow extends AutomationRule {
  id: number;
  hiring_process_template_id: number;
  stage_id: number;
}

interface ProcessRow {
  id: number;
  name: string;
  is_default: boolean;
  version: number;
  updated_at: Date;
}

/** A process with all its parts. */
export interface WholeProcess extends ProcessRow {
  stages: (StageRow & { applicants_count: number })[];
  rules: RuleRow[];
  /** Jobs in the user's scope. */
  positions_count: number;
}

const COLUMNS = 'p.id, p.name, p.is_default, p.version, p.updated_at';
const LIVE = 'p.company_id = $1 and p.deleted_at is null';
const ORDER = { name: 'lower(p.name)', updated_at: 'p.updated_at' } as const;
const STAGE_COLUMNS = 's.id, s.hiring_process_template_id, s.name, s.stage_type, s.sequence, s.config';
const RULE_COLUMNS = `r.id, r.hiring_process_template_id, r.stage_id, r.kind, r.trigger, r.target_stage_id,
  r.delay_seconds, r.channel, r.message_template, r.offer, r.enabled`;

export async function listPage(
  tx: Transaction,
  { access, search }: { access: Membership; search: string },
  { order, perPage, offset }: PageWindow<keyof typeof ORDER>,
): Promise<{ rows: WholeProcess[]; totalCount: number }> {
  const { companyId } = access;
  const found = `from hiring_process_templates p where ${LIVE} and position($2 in lower(p.name)) > 0`;
  const sorted = `order by ${ORDER[order.field]} ${order.direction}, p.id ${order.direction}`;
  const { rows } = await tx.client.query<ProcessRow>(`select ${COLUMNS} ${found} ${sorted} limit $3 offset $4`, [
    companyId,
    search,
    perPage,
    offset,
  ]);
  const counted = await tx.client.query<{ count: number }>(`select count(*) as count ${found}`, [companyId, search]);
  return { rows: await whole(tx, access, rows), totalCount: counted.rows[0]?.count ?? 0 };
}

export async function find(tx: Transaction, access: Membership, id: number): Promise<WholeProcess | undefined> {
  const { rows } = await tx.client.query<ProcessRow>(
    `select ${COLUMNS} from hiring_process_templates p where ${LIVE} and p.id = $2`,
    [access.companyId, id],
  );
  const [process] = await whole(tx, access, rows);
  return process;
}

/** Locks the process, so that concurrent changes run one after the other. */
export const lock = (tx: Transaction, companyId: number, id: number): Promise<unknown> =>
  tx.client.query(`select from hiring_process_templates p where ${LIVE} and p.id = $2 for update`, [companyId, id]);

async function whole(tx: Transaction, access: Membership, rows: readonly ProcessRow[]): Promise<WholeProcess[]> {
  if (rows.length === 0) return [];
  const { companyId } = access;
  const ids = rows.map(({ id }) => id);
  const stages = await listStages(tx, companyId, ids);
  const applicants = await countApplicants(
    tx,
    companyId,
    stages.map(({ id }) => id),
  );
  const rules = await tx.client.query<RuleRow>(
    `select ${RULE_COLUMNS} from automation_rules r
     where r.company_id = $1 and r.hiring_process_template_id = any($2) order by r.sequence, r.id`,
    [companyId, ids],
  );
  const positions = await countPositions(tx, access, rows);
  return rows.map((row) => ({
    ...row,
    stages: stages
      .filter((stage) => stage.hiring_process_template_id === row.id)
      .map((stage) => ({ ...stage, applicants_count: applicants.get(stage.id) ?? 0 })),
    rules: rules.rows.filter((rule) => rule.hiring_process_template_id === row.id),
    positions_count: positions.get(row.id) ?? 0,
  }));
}

const listStages = async (tx: Transaction, companyId: number, processIds: readonly number[]): Promise<StageRow[]> =>
  (
    await tx.client.query<StageRow>(
      `select ${STAGE_COLUMNS} from stages s
       where s.company_id = $1 and s.hiring_process_template_id = any($2) and s.deleted_at is null
       order by s.hiring_process_template_id, s.sequence, s.id`,
      [companyId, processIds],
    )
  ).rows;

async function countApplicants(
  tx: Transaction,
  companyId: number,
  stageIds: readonly number[],
): Promise<Map<number, number>> {
  const { rows } = await tx.client.query<{ stage_id: number; count: number }>(
    `select stage_id, sum(in_progress) as count from position_stage_counts
     where company_id = $1 and stage_id = any($2) group by stage_id`,
    [companyId, stageIds],
  );
  return new Map(rows.map(({ stage_id, count }) => [stage_id, Number(count)]));
}

/** Positions without their own process count for the default one. */
async function countPositions(
  tx: Transaction,
  access: Membership,
  processes: readonly ProcessRow[],
): Promise<Map<number, number>> {
  const own = processes.find(({ is_default }) => is_default)?.id ?? null;
  const { rows } = await tx.client.query<{ id: number; count: number }>(
    `select coalesce(p.hiring_process_template_id, $7) as id, count(*) as count from positions p
     join locations l on l.company_id = p.company_id and l.id = p.location_id
     where ${IN_SCOPE} and p.status <> 'deleted'
       and (p.hiring_process_template_id = any($6) or (p.hiring_process_template_id is null and $7::bigint is not null))
     group by 1`,
    [...scopeValues(access), processes.map(({ id }) => id), own],
  );
  return new Map(rows.map(({ id, count }) => [id, count]));
}

/** Every job of the company that uses the process, even outside the user's scope. */
export async function countUses(tx: Transaction, companyId: number, id: number): Promise<number> {
  const { rows } = await tx.client.query<{ count: number }>(
    `select count(*) as count from positions
     where company_id = $1 and hiring_process_template_id = $2 and status <> 'deleted'`,
    [companyId, id],
  );
  return rows[0]?.count ?? 0;
}

export async function findDefaultId(tx: Transaction, companyId: number): Promise<number | undefined> {
  const [row] = await tx.prepared<{ id: number }>(
    'hiring_processes_default',
    `select p.id from hiring_process_templates p where ${LIVE} and p.is_default`,
    [companyId],
  );
  return row?.id;
}

export const listLiveStages = (tx: Transaction, companyId: number, processId: number): Promise<StageRow[]> =>
  tx.prepared<StageRow & Record<string, unknown>>(
    'hiring_processes_stages',
    `select ${STAGE_COLUMNS} from stages s
     where s.company_id = $1 and s.hiring_process_template_id = $2 and s.deleted_at is null order by s.sequence, s.id`,
    [companyId, processId],
  );

export const listRulesOfStage = (tx: Transaction, companyId: number, stageId: number): Promise<RuleRow[]> =>
  tx.prepared<RuleRow & Record<string, unknown>>(
    'hiring_processes_rules',
    `select ${RULE_COLUMNS} from automation_rules r
     where r.company_id = $1 and r.stage_id = $2 order by r.sequence, r.id`,
    [companyId, stageId],
  );

export async function isNameTaken(
  tx: Transaction,
  companyId: number,
  name: string,
  exceptId: number,
): Promise<boolean> {
  const { rowCount } = await tx.client.query(
    `select from hiring_process_templates p where ${LIVE} and lower(p.name) = lower($2) and p.id <> $3`,
    [companyId, name, exceptId],
  );
  return rowCount !== 0;
}

/** Staff who may be chosen as interviewers: active ones. */
export async function findStaffIds(tx: Transaction, companyId: number, ids: readonly number[]): Promise<number[]> {
  if (ids.length === 0) return [];
  const { rows } = await tx.client.query<{ id: number }>(
    `select id from company_staffs where company_id = $1 and id = any($2) and status in ('active', 'invited')`,
    [companyId, ids],
  );
  return rows.map(({ id }) => id);
}

/** Those in the scope of the person who names them. */
export async function findLocations(
  tx: Transaction,
  { companyId, scope }: CompanyAccess,
  ids: readonly number[],
): Promise<{ id: number; brandId: number }[]> {
  if (ids.length === 0) return [];
  const { rows } = await tx.client.query<{ id: number; brand_id: number }>(
    `select id, brand_id from locations where company_id = $1 and id = any($2) and deleted_at is null
       and (cardinality($3::bigint[]) = 0 or id = any($3)) and (cardinality($4::bigint[]) = 0 or brand_id = any($4))`,
    [companyId, ids, scope.location, scope.brand],
  );
  return rows.map(({ id, brand_id }) => ({ id, brandId: brand_id }));
}

/** Locked, so that none of them is deleted before the stage that uses it is saved. */
export async function findOfferTemplateIds(
  tx: Transaction,
  companyId: number,
  ids: readonly number[],
): Promise<number[]> {
  if (ids.length === 0) return [];
  const { rows } = await tx.client.query<{ id: number }>(
    `select id from document_templates
     where company_id = $1 and kind = 'offer' and deleted_at is null and id = any($2) order by id for share`,
    [companyId, ids],
  );
  return rows.map(({ id }) => id);
}
