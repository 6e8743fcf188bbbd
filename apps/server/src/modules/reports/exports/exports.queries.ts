// Runs of reports, within one company; a person sees their own, editors of reports everybody's.

import type { Language } from '@onward/domain/platform/languages';
import type { ExportFailure, ExportStatus, ExportType } from '@onward/domain/reports/exports';
import { RUNNING_EXPORTS_MAX } from '@onward/domain/reports/exports';
import type { ReportDefinition } from '@onward/domain/reports/templates';
import type { CompanyAccess } from '../../../platform/access/access.ts';
import type { Transaction } from '../../../platform/database/transaction.ts';

export interface ExportRow {
  company_id: number;
  id: number;
  template_id: number | null;
  name: string;
  definition: ReportDefinition;
  export_type: ExportType;
  status: ExportStatus;
  created_by: number;
  created_by_name: string | null;
  is_scheduled: boolean;
  language: Language;
  time_zone: string;
  row_count: number | null;
  rows_done: number;
  storage_key: string | null;
  byte_size: number | null;
  failure: ExportFailure | null;
  attempts: number;
  created_at: Date;
  finished_at: Date | null;
  erased_at: Date | null;
  removed_at: Date | null;
}

const COLUMNS = `x.company_id, x.id, x.template_id, x.name, x.definition, x.export_type, x.status, x.created_by,
  x.is_scheduled, x.language, x.time_zone, x.row_count, x.rows_done, x.storage_key, x.byte_size::int8 as byte_size,
  x.failure, x.attempts, x.created_at, x.finished_at, x.erased_at, x.removed_at, s.name as created_by_name`;
const TABLES = `custom_data_exports x
  left join company_staffs s on s.company_id = x.company_id and s.id = x.created_by`;

export interface NewExport {
  companyId: number;
  templateId: number;
  name: string;
  definition: ReportDefinition;
  exportType: ExportType;
  staffId: number;
  isScheduled: boolean;
  language: Language;
  zone: string;
  now: Date;
}

/** Waits for another start by the same person, so that two at once can't exceed the limit. */
export async function countRunning(tx: Transaction, companyId: number, staffId: number): Promise<number> {
  await tx.client.query(`select pg_advisory_xact_lock(hashtextextended($1, 0))`, [
    `report_runs:${companyId}:${staffId}`,
  ]);
  const { rows } = await tx.client.query<{ count: number }>(
    `select count(*)::int as count from (
       select from custom_data_exports where company_id = $1 and created_by = $2 and status in ('queued', 'processing')
       and not is_scheduled limit ${RUNNING_EXPORTS_MAX}) running`,
    [companyId, staffId],
  );
  return rows[0]?.count ?? 0;
}

export async function insert(tx: Transaction, added: NewExport): Promise<number> {
  const { rows } = await tx.client.query<{ id: number }>(
    `insert into custom_data_exports (company_id, template_id, name, definition, export_type, created_by, is_scheduled,
       language, time_zone, created_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) returning id`,
    [
      added.companyId,
      added.templateId,
      added.name,
      JSON.stringify(added.definition),
      added.exportType,
      added.staffId,
      added.isScheduled,
      added.language,
      added.zone,
      added.now,
    ],
  );
  const [row] = rows;
  if (!row) throw new Error('The export was not stored.');
  return row.id;
}

export async function findOwn(tx: Transaction, access: CompanyAccess, id: number): Promise<ExportRow | undefined> {
  const row = await find(tx, access.companyId, id);
  return row?.created_by === access.staffId ? row : undefined;
}

export async function find(tx: Transaction, companyId: number, id: number): Promise<ExportRow | undefined> {
  const { rows } = await tx.client.query<ExportRow>(
    `select ${COLUMNS} from ${TABLES} where x.company_id = $1 and x.id = $2`,
    [companyId, id],
  );
  return rows[0];
}

const ORDERS = {
  created_at: 'x.created_at',
  name: 'lower(x.name)',
  rows: 'x.row_count',
  status: 'x.status',
  created_by: 'lower(s.name)',
} as const;

export interface ExportList {
  templateId?: number;
  /** Null: of everybody. */
  staffId: number | null;
  sortBy: keyof typeof ORDERS;
  order: 'asc' | 'desc';
  perPage: number;
  offset: number;
}

export async function list(
  tx: Transaction,
  companyId: number,
  { templateId, staffId, sortBy, order, perPage, offset }: ExportList,
): Promise<{ rows: ExportRow[]; totalCount: number }> {
  const matching = `x.company_id = $1 and ($2::bigint is null or x.template_id = $2)
    and ($3::bigint is null or x.created_by = $3)`;
  const values = [companyId, templateId ?? null, staffId];
  const { rows } = await tx.client.query<ExportRow>(
    `select ${COLUMNS} from ${TABLES} where ${matching}
     order by ${ORDERS[sortBy]} ${order === 'asc' ? 'asc' : 'desc'} nulls last, x.id desc limit $4 offset $5`,
    [...values, perPage, offset],
  );
  const counted = await tx.client.query<{ count: number }>(
    `select count(*)::int as count from custom_data_exports x where ${matching}`,
    values,
  );
  return { rows, totalCount: counted.rows[0]?.count ?? 0 };
}

/** Begins an attempt; undefined when it is finished, or was stopped. The key of an earlier attempt is returned too. */
export async function begin(
  tx: Transaction,
  companyId: number,
  id: number,
  { storageKey, now }: { storageKey: string; now: Date },
): Promise<(ExportRow & { earlier_key: string | null }) | undefined> {
  const { rows } = await tx.client.query<ExportRow & { earlier_key: string | null }>(
    `update custom_data_exports x set status = 'processing', storage_key = $3, attempts = x.attempts + 1,
       started_at = $4, rows_done = 0, row_count = null
     from custom_data_exports earlier
     left join company_staffs s on s.company_id = earlier.company_id and s.id = earlier.created_by
     where x.company_id = $1 and x.id = $2 and x.status in ('queued', 'processing')
       and earlier.company_id = x.company_id and earlier.id = x.id
     returning ${COLUMNS}, earlier.storage_key as earlier_key`,
    [companyId, id, storageKey, now],
  );
  return rows[0];
}

/** False when this attempt no longer counts: it was stopped, or another process took over. */
export async function recordProgress(
  tx: Transaction,
  { companyId, id, storageKey }: { companyId: number; id: number; storageKey: string },
  progress: { done: number; total: number },
): Promise<boolean> {
  const { rowCount } = await tx.client.query(
    `update custom_data_exports set rows_done = $4, row_count = $5
     where company_id = $1 and id = $2 and status = 'processing' and storage_key = $3`,
    [companyId, id, storageKey, progress.done, progress.total],
  );
  return rowCount === 1;
}

export async function finish(
  tx: Transaction,
  { companyId, id, storageKey }: { companyId: number; id: number; storageKey: string },
  result: { rows: number; bytes: number; now: Date },
): Promise<boolean> {
  const { rowCount } = await tx.client.query(
    `update custom_data_exports set status = 'completed', rows_done = $4, row_count = $4, byte_size = $5,
       finished_at = $6
     where company_id = $1 and id = $2 and status = 'processing' and storage_key = $3`,
    [companyId, id, storageKey, result.rows, result.bytes, result.now],
  );
  return rowCount === 1;
}

/** False when it was finished already, or another attempt than the given one has taken over. */
export async function fail(
  tx: Transaction,
  companyId: number,
  id: number,
  { failure, now, storageKey = null }: { failure: ExportFailure; now: Date; storageKey?: string | null },
): Promise<boolean> {
  const { rowCount } = await tx.client.query(
    `update custom_data_exports set status = 'failed', failure = $3, finished_at = $4
     where company_id = $1 and id = $2 and status in ('queued', 'processing')
       and ($5::text is null or storage_key = $5)`,
    [companyId, id, failure, now, storageKey],
  );
  return rowCount === 1;
}

export interface OldFile {
  company_id: number;
  id: number;
  storage_key: string;
}

/** Files past their time, of erased persons, and what failed runs left, of all companies. */
export async function listOldFiles(tx: Transaction, before: Date): Promise<OldFile[]> {
  const { rows } = await tx.client.query<OldFile>(
    `select company_id, id, storage_key from custom_data_exports
     where storage_key is not null and removed_at is null
       and (finished_at <= $1 or status = 'failed' or erased_at is not null)
     order by finished_at limit 500`,
    [before],
  );
  return rows;
}

export const markRemoved = (tx: Transaction, { company_id, id }: OldFile, now: Date): Promise<unknown> =>
  tx.client.query('update custom_data_exports set removed_at = $3 where company_id = $1 and id = $2', [
    company_id,
    id,
    now,
  ]);
