// Templates of documents, each with the revision that is current.
import type { DocumentKind } from '@onward/domain/documents/content';
import type { TemplateContent } from '@onward/domain/documents/templates';
import type { PageWindow } from '../../../platform/database/lists.ts';
import type { Transaction } from '../../../platform/database/transaction.ts';

export interface TemplateRow {
  id: number;
  name: string;
  revision: number;
  content: TemplateContent;
  storage_key: string | null;
  file_name: string | null;
  /** Hiring or onboarding processes that use it. */
  processes_count: number;
  version: number;
  updated_at: Date;
}

export interface TemplateValues {
  name: string;
  content: TemplateContent;
  storage_key: string | null;
  file_name: string | null;
}

/** Hiring processes whose stage names the template, or whose rule sends it. */
const HIRING_PROCESSES = `
  select count(distinct s.hiring_process_template_id)::int from stages s
  left join automation_rules r on r.company_id = s.company_id and r.stage_id = s.id
  where s.company_id = t.company_id and s.deleted_at is null and s.stage_type = 'offer'
    and ((s.config ->> 'offer_template_id')::bigint = t.id
      or r.offer -> 'offer_template_ids' @> to_jsonb(t.id))`;

/** Onboarding processes in which employees sign it. */
const ONBOARDING_PROCESSES = `
  select count(distinct p.id)::int from company_onboarding_modules m
  join company_onboarding_processes p on p.company_id = m.company_id and p.id = m.process_id
  where m.company_id = t.company_id and p.deleted_at is null
    and m.config -> 'company_document_templates' @> to_jsonb(t.id)`;

const PROCESSES_COUNT = `case t.kind when 'offer' then (${HIRING_PROCESSES}) else (${ONBOARDING_PROCESSES}) end
  as processes_count`;

const SELECT = `select t.id, t.name, t.revision, r.content, r.storage_key, r.file_name, t.version, t.updated_at,
    ${PROCESSES_COUNT}
  from document_templates t
  join document_revisions r on r.company_id = t.company_id and r.template_id = t.id and r.revision = t.revision`;
const LIVE = 't.company_id = $1 and t.kind = $2 and t.deleted_at is null';
const ORDER = { name: 'lower(t.name)', updated_at: 't.updated_at' } as const;

export interface Templates {
  companyId: number;
  kind: DocumentKind;
}

export async function listPage(
  tx: Transaction,
  { companyId, kind }: Templates,
  search: string,
  { order, perPage, offset }: PageWindow<keyof typeof ORDER>,
): Promise<{ rows: TemplateRow[]; totalCount: number }> {
  const found = `${LIVE} and position($3 in lower(t.name)) > 0`;
  const { rows } = await tx.client.query<TemplateRow>(
    `${SELECT} where ${found} order by ${ORDER[order.field]} ${order.direction}, t.id ${order.direction}
     limit $4 offset $5`,
    [companyId, kind, search, perPage, offset],
  );
  const counted = await tx.client.query<{ count: number }>(
    `select count(*)::int as count from document_templates t where ${found}`,
    [companyId, kind, search],
  );
  return { rows, totalCount: counted.rows[0]?.count ?? 0 };
}

export async function find(tx: Transaction, of: Templates, id: number): Promise<TemplateRow | undefined> {
  return (await findAll(tx, of, [id]))[0];
}

/** In the order of the ids; missing ones are left out. */
export async function findAll(
  tx: Transaction,
  { companyId, kind }: Templates,
  ids: readonly number[],
): Promise<TemplateRow[]> {
  const { rows } = await tx.client.query<TemplateRow>(
    `${SELECT} where ${LIVE} and t.id = any($3) order by array_position($3::bigint[], t.id)`,
    [companyId, kind, ids],
  );
  return rows;
}

/** Undefined when the name is taken. */
export async function insert(
  tx: Transaction,
  { companyId, kind }: Templates,
  values: TemplateValues,
): Promise<number | undefined> {
  const { rows } = await tx.client.query<{ id: number }>(
    `insert into document_templates (company_id, kind, name) values ($1, $2, $3)
     on conflict do nothing returning id`,
    [companyId, kind, values.name],
  );
  const id = rows[0]?.id;
  if (id !== undefined) await insertRevision(tx, companyId, id, 1, values);
  return id;
}

const insertRevision = (
  tx: Transaction,
  companyId: number,
  id: number,
  revision: number,
  { content, storage_key, file_name }: TemplateValues,
): Promise<unknown> =>
  tx.client.query(
    `insert into document_revisions (company_id, template_id, revision, content, storage_key, file_name)
     values ($1, $2, $3, $4, $5, $6)`,
    [companyId, id, revision, JSON.stringify(content), storage_key, file_name],
  );

export async function isNameTaken(
  tx: Transaction,
  { companyId, kind }: Templates,
  { name, exceptId }: { name: string; exceptId: number },
): Promise<boolean> {
  const { rowCount } = await tx.client.query(
    `select from document_templates t where ${LIVE} and lower(t.name) = lower($3) and t.id <> $4`,
    [companyId, kind, name, exceptId],
  );
  return rowCount !== 0;
}

/** Adds a revision. False when someone else changed it first. */
export async function update(
  tx: Transaction,
  { companyId, kind }: Templates,
  { id, version, now }: { id: number; version: number; now: Date },
  values: TemplateValues,
): Promise<boolean> {
  const { rows } = await tx.client.query<{ revision: number }>(
    `update document_templates t set name = $5, revision = t.revision + 1, version = t.version + 1, updated_at = $6
     where ${LIVE} and t.id = $3 and t.version = $4 returning t.revision`,
    [companyId, kind, id, version, values.name, now],
  );
  const [updated] = rows;
  if (updated) await insertRevision(tx, companyId, id, updated.revision, values);
  return updated !== undefined;
}

/** Waits for concurrent requests that are adding it to a stage. */
export const lock = (tx: Transaction, { companyId, kind }: Templates, id: number): Promise<unknown> =>
  tx.client.query(`select from document_templates t where ${LIVE} and t.id = $3 for update`, [companyId, kind, id]);

export const remove = (tx: Transaction, { companyId, kind }: Templates, id: number, now: Date): Promise<unknown> =>
  tx.client.query(`update document_templates t set deleted_at = $4 where ${LIVE} and t.id = $3`, [
    companyId,
    kind,
    id,
    now,
  ]);

/** False when its name was taken in the meantime. */
export async function putBack(tx: Transaction, { companyId, kind }: Templates, id: number): Promise<boolean> {
  const { rowCount } = await tx.client.query(
    `update document_templates d set deleted_at = null
     where d.company_id = $1 and d.kind = $2 and d.id = $3 and not exists (
       select from document_templates t where ${LIVE} and lower(t.name) = lower(d.name))`,
    [companyId, kind, id],
  );
  return rowCount === 1;
}
