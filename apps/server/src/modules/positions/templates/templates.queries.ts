// Queries on posting templates. A template with a department is visible to staff who may see that department.

import { searchQuery } from '@onward/domain/platform/search/search-words';
import type { EmploymentType } from '@onward/domain/positions/postings';
import type { ParentReview } from '@onward/domain/positions/review';
import type { ReviewFinding } from '@onward/domain/positions/review-checks';
import type { CompanyAccess } from '../../../platform/access/access.ts';
import type { PageWindow } from '../../../platform/database/lists.ts';
import type { Transaction } from '../../../platform/database/transaction.ts';
import { IN_SCOPE as POSITION_IN_SCOPE, type PostingText, scopeValues } from '../postings/positions.queries.ts';

export interface TemplateValues extends PostingText {
  name: string;
  title: string;
  employment_type: EmploymentType | null;
  department_id: number | null;
  hiring_process_template_id: number | null;
}

export interface TemplateRow extends TemplateValues {
  id: number;
  positions_count: number;
  review_id: number;
  review_status: ParentReview | null;
  review_findings: ReviewFinding[];
  review_note: string | null;
  review_updated_at: Date | null;
  version: number;
  updated_at: Date;
}

const COLUMNS = `t.id, t.name, t.title, t.description, t.employment_type, t.salary_min::float8, t.salary_max::float8,
  t.salary_unit, t.shifts, t.benefits, t.questions, t.department_id, t.hiring_process_template_id,
  t.review_id, t.review_status, t.review_findings, t.review_note, t.review_updated_at, t.version, t.updated_at`;

const LIVE = 't.company_id = $1 and t.deleted_at is null';
const visibleBy = (departments: string) => `${LIVE}
  and (cardinality(${departments}::bigint[]) = 0 or t.department_id is null or t.department_id = any(${departments}))`;

/** The jobs a list shows: those in the user's scope, while the stored count covers the whole company. */
const JOBS_SEEN = `(select count(*)::int from positions p
  join locations l on l.company_id = p.company_id and l.id = p.location_id
  where ${POSITION_IN_SCOPE} and p.position_template_id = t.id and p.status <> 'deleted') as positions_count`;

const ORDER = { name: 'lower(t.name)', positions_count: 'positions_count', updated_at: 't.updated_at' } as const;

export async function listPage(
  tx: Transaction,
  access: CompanyAccess,
  search: string | undefined,
  { order, perPage, offset }: PageWindow<keyof typeof ORDER>,
): Promise<{ rows: TemplateRow[]; totalCount: number }> {
  const found = (departments: string, words: string) => `from position_templates t where ${visibleBy(departments)}
    and (${words}::tsquery is null
      or array_to_tsvector(onward.search_words(t.company_id, concat_ws(' ', t.name, t.title))) @@ ${words}::tsquery)`;
  const query = searchQuery(access.companyId, search);
  const sorted = `order by ${ORDER[order.field]} ${order.direction}, t.id ${order.direction}`;
  const { rows } = await tx.client.query<TemplateRow>(
    `select ${COLUMNS}, ${JOBS_SEEN} ${found('$4', '$6')} ${sorted} limit $7 offset $8`,
    [...scopeValues(access), query, perPage, offset],
  );
  const counted = await tx.client.query<{ count: number }>(`select count(*) as count ${found('$2', '$3')}`, [
    access.companyId,
    access.scope.department,
    query,
  ]);
  return { rows, totalCount: counted.rows[0]?.count ?? 0 };
}

export async function findInScope(
  tx: Transaction,
  { companyId, scope }: CompanyAccess,
  id: number,
  { lock = false } = {},
): Promise<TemplateRow | undefined> {
  const { rows } = await tx.client.query<TemplateRow>(
    `select ${COLUMNS}, t.positions_count from position_templates t where ${visibleBy('$2')} and t.id = $3 ${lock ? 'for update' : ''}`,
    [companyId, scope.department, id],
  );
  return rows[0];
}

/** Even outside the caller's scope, because postings follow their template either way. */
export async function findTemplate(tx: Transaction, companyId: number, id: number): Promise<TemplateRow | undefined> {
  const { rows } = await tx.client.query<TemplateRow>(
    `select ${COLUMNS}, t.positions_count from position_templates t where ${LIVE} and t.id = $2`,
    [companyId, id],
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
    `select from position_templates t where ${LIVE} and lower(t.name) = lower($2) and t.id <> $3`,
    [companyId, name, exceptId],
  );
  return rowCount !== 0;
}

const stored = ({ questions, ...values }: TemplateValues) => ({ ...values, questions: JSON.stringify(questions) });

/** Undefined when the name is taken. */
export async function insert(tx: Transaction, companyId: number, values: TemplateValues): Promise<number | undefined> {
  const row = await tx.db
    .insertInto('position_templates')
    .values({ company_id: companyId, ...stored(values) })
    .onConflict((taken) => taken.doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id;
}

export interface Writing {
  companyId: number;
  id: number;
  now: Date;
}

export async function update(tx: Transaction, { companyId, id, now }: Writing, values: TemplateValues): Promise<void> {
  await tx.db
    .updateTable('position_templates')
    .set((eb) => ({ ...stored(values), version: eb('version', '+', 1), updated_at: now }))
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .execute();
}

export const remove = (tx: Transaction, { companyId, id, now }: Writing): Promise<unknown> =>
  tx.client.query('update position_templates set deleted_at = $3 where company_id = $1 and id = $2', [
    companyId,
    id,
    now,
  ]);

/** False when its name was taken in the meantime. */
export async function putBack(tx: Transaction, companyId: number, id: number): Promise<boolean> {
  const { rowCount } = await tx.client.query(
    `update position_templates t set deleted_at = null
     where t.company_id = $1 and t.id = $2 and not exists (
       select from position_templates o
       where o.company_id = $1 and o.deleted_at is null and lower(o.name) = lower(t.name))`,
    [companyId, id],
  );
  return rowCount === 1;
}

export const writeReview = (
  tx: Transaction,
  { companyId, id, now }: Writing,
  { status, findings }: { status: string; findings: readonly ReviewFinding[] },
): Promise<unknown> =>
  tx.client.query(
    `update position_templates set review_status = $3, review_findings = $4, review_note = null, review_updated_at = $5
     where company_id = $1 and id = $2`,
    [companyId, id, status, JSON.stringify(findings), now],
  );

/** Templates that used a deleted process switch to the default one. Returns them. */
export async function forgetProcess(tx: Transaction, companyId: number, processId: number): Promise<number[]> {
  const { rows } = await tx.client.query<{ id: number }>(
    `update position_templates set hiring_process_template_id = null, version = version + 1
     where company_id = $1 and hiring_process_template_id = $2 returning id`,
    [companyId, processId],
  );
  return rows.map(({ id }) => id);
}

/** Undoes that for templates that chose no other process in the meantime. */
export const rememberProcess = (
  tx: Transaction,
  companyId: number,
  processId: number,
  templateIds: readonly number[],
): Promise<unknown> =>
  tx.client.query(
    `update position_templates set hiring_process_template_id = $2, version = version + 1
     where company_id = $1 and id = any($3) and hiring_process_template_id is null`,
    [companyId, processId, templateIds],
  );
