// Report templates, within one company. Editors see all of them, others those that are shared with or sent to them.
import type { ReportSchedule } from '@onward/domain/reports/schedules';
import type { ReportDefinition } from '@onward/domain/reports/templates';
import type { CompanyAccess } from '../../../platform/access/access.ts';
import type { PageWindow } from '../../../platform/database/lists.ts';
import type { Transaction } from '../../../platform/database/transaction.ts';
import { type DeletedRows, keepRows, putRowsBack } from '../../../platform/deletions.ts';
import { mayEditReports } from './may-run.ts';

export interface TemplateRow {
  company_id: number;
  id: number;
  name: string;
  data_source: string;
  columns: ReportDefinition['columns'];
  filters: ReportDefinition['filters'];
  sort_by: string | null;
  sort_order: 'asc' | 'desc';
  schedule: ReportSchedule | null;
  next_run_at: Date | null;
  created_by: number | null;
  created_by_name: string | null;
  shared_with_ids: number[];
  last_run_at: Date | null;
  last_row_count: number | null;
  version: number;
  updated_at: Date;
}

const COLUMNS = `t.company_id, t.id, t.name, t.data_source, t.columns, t.filters, t.sort_by, t.sort_order, t.schedule,
  t.next_run_at, t.created_by, m.name as created_by_name, t.last_run_at, t.version, t.updated_at,
  array(select s.staff_id from custom_report_shares s
    where s.company_id = t.company_id and s.template_id = t.id order by s.staff_id) as shared_with_ids,
  (select x.row_count from custom_data_exports x
    where x.company_id = t.company_id and x.template_id = t.id and x.created_by = $2 and x.status = 'completed'
    order by x.created_at desc, x.id desc limit 1) as last_row_count`;
const TABLES = `custom_report_templates t
  left join company_staffs m on m.company_id = t.company_id and m.id = t.created_by`;

/** Values: the company, the reader, whether they see all. */
const VISIBLE = `t.company_id = $1 and ($3::boolean or exists (select from custom_report_shares s
    where s.company_id = t.company_id and s.template_id = t.id and s.staff_id = $2)
  or t.schedule -> 'recipient_ids' @> to_jsonb($2::bigint))`;

const readerValues = (access: CompanyAccess): unknown[] => [access.companyId, access.staffId, mayEditReports(access)];

export async function findVisible(
  tx: Transaction,
  access: CompanyAccess,
  id: number,
): Promise<TemplateRow | undefined> {
  const { rows } = await tx.client.query<TemplateRow>(
    `select ${COLUMNS} from ${TABLES} where ${VISIBLE} and t.id = $4`,
    [...readerValues(access), id],
  );
  return rows[0];
}

export interface TemplateFilters {
  query?: string;
  data_source?: string;
  created_by?: number;
  list?: 'all' | 'scheduled' | 'shared';
}

const ORDERS = { name: 't.name_key', last_run_at: 't.last_run_at', updated_at: 't.updated_at' } as const;
const IS_SCHEDULED = 't.schedule is not null';
/** Shared with the reader by somebody else. */
const IS_SHARED = `(t.created_by is distinct from $2 and exists (select from custom_report_shares s
  where s.company_id = t.company_id and s.template_id = t.id and s.staff_id = $2))`;

export async function listVisible(
  tx: Transaction,
  access: CompanyAccess,
  filters: TemplateFilters,
  window: PageWindow<keyof typeof ORDERS>,
): Promise<{ rows: TemplateRow[]; totalCount: number }> {
  const matching = `${VISIBLE}
    and ($4::text is null or position($4 in t.name_key) > 0)
    and ($5::text is null or t.data_source = $5)
    and ($6::bigint is null or t.created_by = $6)
    and ($7::text is distinct from 'scheduled' or ${IS_SCHEDULED})
    and ($7::text is distinct from 'shared' or ${IS_SHARED})`;
  const values = [
    ...readerValues(access),
    filters.query?.trim().toLowerCase() || null,
    filters.data_source ?? null,
    filters.created_by ?? null,
    filters.list ?? 'all',
  ];
  const { field, direction } = window.order;
  const { rows } = await tx.client.query<TemplateRow>(
    `select ${COLUMNS} from ${TABLES} where ${matching}
     order by ${ORDERS[field]} ${direction} nulls last, t.id desc limit $8 offset $9`,
    [...values, window.perPage, window.offset],
  );
  const counted = await tx.client.query<{ count: number }>(
    `select count(*)::int as count from ${TABLES} where ${matching}`,
    values,
  );
  return { rows, totalCount: counted.rows[0]?.count ?? 0 };
}

export interface TemplateCounts {
  all: number;
  scheduled: number;
  shared: number;
}

export async function countVisible(tx: Transaction, access: CompanyAccess): Promise<TemplateCounts> {
  const { rows } = await tx.client.query<TemplateCounts>(
    `select count(*)::int as all, count(*) filter (where ${IS_SCHEDULED})::int as scheduled,
       count(*) filter (where ${IS_SHARED})::int as shared
     from ${TABLES} where ${VISIBLE}`,
    readerValues(access),
  );
  return rows[0] ?? { all: 0, scheduled: 0, shared: 0 };
}

export async function listMakers(tx: Transaction, access: CompanyAccess): Promise<{ id: number; name: string }[]> {
  const { rows } = await tx.client.query<{ id: number; name: string }>(
    `select distinct m.id, m.name from ${TABLES} where ${VISIBLE} and m.id is not null order by m.name`,
    readerValues(access),
  );
  return rows;
}

export type TemplateValues = Pick<
  TemplateRow,
  'name' | 'data_source' | 'columns' | 'filters' | 'sort_by' | 'sort_order' | 'shared_with_ids'
>;

const stored = ({ name, data_source, columns, filters, sort_by, sort_order }: TemplateValues): unknown[] => [
  name,
  data_source,
  JSON.stringify(columns),
  JSON.stringify(filters),
  sort_by,
  sort_order,
];

/** Null when the name is taken. */
export async function insert(
  tx: Transaction,
  { companyId, staffId, values, now }: { companyId: number; staffId: number; values: TemplateValues; now: Date },
): Promise<number | null> {
  const { rows } = await tx.client.query<{ id: number }>(
    `insert into custom_report_templates
       (company_id, name, data_source, columns, filters, sort_by, sort_order, created_by, created_at, updated_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $9)
     on conflict (company_id, name_key) do nothing returning id`,
    [companyId, ...stored(values), staffId, now],
  );
  const id = rows[0]?.id ?? null;
  if (id !== null) await share(tx, companyId, id, values.shared_with_ids);
  return id;
}

/** False when somebody else changed it first. */
export async function update(
  tx: Transaction,
  row: { companyId: number; id: number; version: number; values: TemplateValues; now: Date },
): Promise<boolean> {
  const { companyId, id, version, values, now } = row;
  const { rowCount } = await tx.client.query(
    `update custom_report_templates set name = $4, data_source = $5, columns = $6, filters = $7, sort_by = $8,
       sort_order = $9, version = version + 1, updated_at = $10
     where company_id = $1 and id = $2 and version = $3`,
    [companyId, id, version, ...stored(values), now],
  );
  if (rowCount === 1) await share(tx, companyId, id, values.shared_with_ids);
  return rowCount === 1;
}

async function share(tx: Transaction, companyId: number, id: number, staffIds: readonly number[]): Promise<void> {
  await tx.client.query(
    'delete from custom_report_shares where company_id = $1 and template_id = $2 and staff_id <> all($3::bigint[])',
    [companyId, id, staffIds],
  );
  await tx.client.query(
    `insert into custom_report_shares (company_id, template_id, staff_id) select $1, $2, unnest($3::bigint[])
     on conflict do nothing`,
    [companyId, id, staffIds],
  );
}

export async function isNameTaken(
  tx: Transaction,
  companyId: number,
  name: string,
  exceptId: number | null,
): Promise<boolean> {
  const { rows } = await tx.client.query(
    'select from custom_report_templates where company_id = $1 and name_key = lower($2) and id is distinct from $3',
    [companyId, name, exceptId],
  );
  return rows.length > 0;
}

export const setSchedule = (
  tx: Transaction,
  companyId: number,
  id: number,
  { schedule, nextRunAt }: { schedule: ReportSchedule | null; nextRunAt: Date | null },
): Promise<unknown> =>
  tx.client.query(
    `update custom_report_templates set schedule = $3, next_run_at = $4, version = version + 1
     where company_id = $1 and id = $2`,
    [companyId, id, schedule === null ? null : JSON.stringify(schedule), nextRunAt],
  );

export const noteRun = (tx: Transaction, companyId: number, id: number, now: Date): Promise<unknown> =>
  tx.client.query('update custom_report_templates set last_run_at = $3 where company_id = $1 and id = $2', [
    companyId,
    id,
    now,
  ]);

export interface RemovedTemplate {
  templates: DeletedRows;
  shares: DeletedRows;
  /** Its runs, which stay without it. */
  runs: number[];
}

export async function remove(tx: Transaction, companyId: number, id: number): Promise<RemovedTemplate> {
  const shares = await keepRows(tx, 'custom_report_shares', 'template_id', { companyId, id });
  const templates = await keepRows(tx, 'custom_report_templates', 'id', { companyId, id });
  const runs = await tx.client.query<{ id: number }>(
    'select id from custom_data_exports where company_id = $1 and template_id = $2',
    [companyId, id],
  );
  await tx.client.query('delete from custom_report_templates where company_id = $1 and id = $2', [companyId, id]);
  return { templates, shares, runs: runs.rows.map((run) => run.id) };
}

/** False when its name was taken in the meantime. */
export async function putBack(
  tx: Transaction,
  { companyId, id }: { companyId: number; id: number },
  { templates, shares, runs }: RemovedTemplate,
): Promise<boolean> {
  const isBack =
    (await putRowsBack(tx, 'custom_report_templates', templates)) &&
    (await putRowsBack(tx, 'custom_report_shares', shares));
  if (!isBack) return false;
  await tx.client.query(
    'update custom_data_exports set template_id = $2 where company_id = $1 and id = any($3::bigint[])',
    [companyId, id, runs],
  );
  return true;
}

/** Which of these are active staff. */
export async function activeStaff(tx: Transaction, companyId: number, ids: readonly number[]): Promise<Set<number>> {
  const { rows } = await tx.client.query<{ id: number }>(
    `select id from company_staffs where company_id = $1 and id = any($2::bigint[]) and status = 'active'`,
    [companyId, ids],
  );
  return new Set(rows.map(({ id }) => id));
}
