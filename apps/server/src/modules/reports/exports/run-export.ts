// Runs one report into a file, in the name of the person it is for and with the rights they have now (RPT-012).
import { randomUUID } from 'node:crypto';
import { EXPORT_ROWS_MAX, type ExportFailure } from '@onward/domain/reports/exports';
import { isReportSource } from '@onward/domain/reports/sources';
import { definitionProblems } from '@onward/domain/reports/templates';
import { loadMembership } from '../../../platform/access/load-session.ts';
import type { App } from '../../../platform/app.ts';
import { inCompany, type Transaction } from '../../../platform/database/transaction.ts';
import { putParts, removeParts } from '../../../platform/files/parted-files.ts';
import { type Translate, translator } from '../../../platform/i18n/translate.ts';
import { ownReasonNames } from '../../applicants/applicants.service.ts';
import { buildQuery, type ReportQuery } from '../sources/build-query.ts';
import { type FormatRow, rowFormat } from '../sources/format-cells.ts';
import { headingsOf } from '../templates/headings.ts';
import { mayRun } from '../templates/may-run.ts';
import * as exports from './exports.queries.ts';
import { readBatches } from './read-rows.ts';
import { mailExport } from './reports.mail.ts';
import { csvOf } from './write-csv.ts';
import { xlsxOf } from './write-xlsx.ts';

export const EXPORT_TASK = 'reports.export';

export interface ExportJob {
  company_id: number;
  export_id: number;
}

const STATEMENT_MINUTES = 15;

/** After so many attempts that did not end by themselves, it is given up. */
const ATTEMPTS_MAX = 3;

class ExportFailed extends Error {
  readonly failure: ExportFailure;

  constructor(failure: ExportFailure) {
    super(`The export failed: ${failure}.`);
    this.failure = failure;
  }
}

export async function runExport(app: App, { company_id: companyId, export_id: id }: ExportJob): Promise<void> {
  const storageKey = `${companyId}/reports/${randomUUID()}`;
  const now = app.clock();
  const run = await inCompany(app.pool, companyId, (tx) => exports.begin(tx, companyId, id, { storageKey, now }));
  // Stopped, or finished by another process.
  if (!run) return;
  if (run.earlier_key) await removeParts(app.files, run.earlier_key);
  try {
    if (run.attempts > ATTEMPTS_MAX) throw new ExportFailed('interrupted');
    const { rows, bytes } = await writeFile(app, run, storageKey);
    const isFinished = await inCompany(app.pool, companyId, async (tx) => {
      const result = { rows, bytes, now: app.clock() };
      if (!(await exports.finish(tx, { companyId, id, storageKey }, result))) return false;
      await mailExport(app, tx, { ...run, row_count: rows });
      return true;
    });
    if (!isFinished) await removeParts(app.files, storageKey);
  } catch (error) {
    if (!(error instanceof ExportFailed) && run.attempts < ATTEMPTS_MAX) {
      // Perhaps the database was too busy for a moment: the queue tries again, and the next attempt starts over.
      await removeParts(app.files, storageKey);
      throw error;
    }
    await giveUp(app, run, storageKey, error);
  }
}

async function giveUp(app: App, run: exports.ExportRow, storageKey: string, error: unknown): Promise<void> {
  const failure = error instanceof ExportFailed ? error.failure : 'failed';
  if (failure === 'failed') app.log.error({ err: error, exportId: run.id }, 'report could not be written');
  await removeParts(app.files, storageKey);
  await inCompany(app.pool, run.company_id, async (tx) => {
    const failed = await exports.fail(tx, run.company_id, run.id, { failure, now: app.clock(), storageKey });
    if (failed && run.is_scheduled) await mailExport(app, tx, { ...run, failure });
  });
}

async function writeFile(
  app: App,
  run: exports.ExportRow,
  storageKey: string,
): Promise<{ rows: number; bytes: number }> {
  const { definition, language, company_id: companyId, export_type } = run;
  const t = translator(language);
  return inCompany(app.pool, companyId, async (tx) => {
    // Counting and reading see the same rows, and neither waits for writers nor holds them up.
    await tx.client.query('set transaction isolation level repeatable read read only');
    // Counting and sorting a million rows takes longer than any request may.
    await tx.client.query(`set local statement_timeout = '${STATEMENT_MINUTES}min'`);
    const { query, format } = await prepare(app, tx, run, t);
    const total = await countRows(tx, query);
    if (total > EXPORT_ROWS_MAX) throw new ExportFailed('too_many_rows');
    const progress = progressOf(app, run, storageKey, total);
    const batches = formatted(readBatches(tx, query.rows), format, progress);
    const headings = headingsOf(t, definition);
    const chunks =
      export_type === 'csv'
        ? csvOf(headings, batches)
        : xlsxOf({ name: run.name, headings, columns: query.columns, batches }, app.clock());
    const bytes = await putParts(app.files, storageKey, chunks);
    return { rows: total, bytes };
  });
}

async function prepare(
  app: App,
  tx: Transaction,
  { definition, company_id: companyId, created_by, time_zone, template_id }: exports.ExportRow,
  t: Translate,
): Promise<{ query: ReportQuery; format: FormatRow }> {
  const member = await tx.asSystem(() => loadMembership(tx, companyId, created_by));
  const source = definition.data_source;
  if (!member || !isReportSource(source)) throw new ExportFailed('no_access');
  if (!(await mayRun(tx, member, { source, templateId: template_id }))) throw new ExportFailed('no_access');
  // Columns may have left the catalog since the report was stored.
  if (Object.keys(definitionProblems(definition, { mayViewSensitive: true })).length > 0)
    throw new ExportFailed('failed');
  const query = buildQuery(source, definition, { companyId, scope: member.scope, zone: time_zone, now: app.clock() });
  const mayViewSensitive = member.permissions.includes('view_sensitive_pii');
  const viewer = { companyId, mayViewSensitive, reasonNames: await ownReasonNames(tx, companyId) };
  return { query, format: rowFormat(app, t, source, query.columns, viewer) };
}

async function countRows(tx: Transaction, { count }: ReportQuery): Promise<number> {
  const { rows } = await tx.client.query<{ count: number }>(count.text, count.values);
  return rows[0]?.count ?? 0;
}

async function* formatted(
  batches: ReturnType<typeof readBatches>,
  format: FormatRow,
  progress: (rows: number) => Promise<void>,
): AsyncGenerator<string[][]> {
  for await (const rows of batches) {
    yield rows.map(format);
    await progress(rows.length);
  }
}

const PROGRESS_EVERY_MS = 1000;

/** Written on another connection, so that it is seen while the report's own transaction is still open. */
function progressOf(
  app: App,
  { company_id: companyId, id }: exports.ExportRow,
  storageKey: string,
  total: number,
): (rows: number) => Promise<void> {
  let done = 0;
  let written = 0;
  return async (rows) => {
    done += rows;
    if (Date.now() - written < PROGRESS_EVERY_MS) return;
    written = Date.now();
    const isOurs = await inCompany(app.pool, companyId, (tx) =>
      exports.recordProgress(tx, { companyId, id, storageKey }, { done, total }),
    );
    if (!isOurs) throw new ExportFailed('stopped');
  };
}
