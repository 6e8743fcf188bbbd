// Runs of reports: started, followed, downloaded, and stopped by the person they are for (RPT-010..RPT-012).
import { Readable } from 'node:stream';
import { errorCodes } from '@onward/contract/errors';
import type { DataExport } from '@onward/contract/reports/data-exports';
import { type ExportType, isRunning, moveExport, RUNNING_EXPORTS_MAX } from '@onward/domain/reports/exports';
import { isReportSource } from '@onward/domain/reports/sources';
import { hasSensitiveColumns } from '@onward/domain/reports/templates';
import type { App } from '../../../platform/app.ts';
import { readParts } from '../../../platform/files/parted-files.ts';
import {
  accessRefused,
  linkExpired,
  notFound,
  Refusal,
  rateLimited,
  wrongState,
} from '../../../platform/http/errors.ts';
import { fileAnswer } from '../../../platform/http/file-answer.ts';
import { Answer, type CompanyCall } from '../../../platform/http/route.ts';
import { enqueue } from '../../../platform/jobs/enqueue.ts';
import { recordChange } from '../../../platform/record-change.ts';
import { companyDay } from '../../company/company.service.ts';
import { decideSource } from '../templates/may-run.ts';
import * as templates from '../templates/templates.queries.ts';
import { loadTemplate } from '../templates/templates.service.ts';
import { expiryOf, presentExport } from './exports.presenter.ts';
import * as exports from './exports.queries.ts';
import { EXPORT_TASK, type ExportJob } from './run-export.ts';

const RETRY_AFTER_SECONDS = 10;

export async function startExport(
  call: CompanyCall,
  { templateId, exportType, zone }: { templateId: number; exportType: ExportType; zone: string },
): Promise<DataExport> {
  const { tx, access, language, now } = call;
  const { companyId, staffId } = access;
  const template = await loadTemplate(call, templateId);
  if (!isReportSource(template.data_source)) throw notFound();
  const decision = decideSource(access, template.data_source);
  if (!decision.allowed) throw accessRefused(decision);
  if ((await exports.countRunning(tx, companyId, staffId)) >= RUNNING_EXPORTS_MAX)
    throw rateLimited(RETRY_AFTER_SECONDS);
  const id = await queueExport(call.tx, template, { staffId, exportType, language, zone, isScheduled: false, now });
  await recordChange(call, {
    event: 'report_run',
    subjectType: 'custom_data_export',
    subjectId: id,
    changes: { name: template.name, export_type: exportType, sensitive: Boolean(hasSensitiveColumns(template)) },
  });
  return getExport(call, id);
}

/** Stores a run and the job that does it. */
export async function queueExport(
  tx: CompanyCall['tx'],
  template: templates.TemplateRow,
  run: Pick<exports.NewExport, 'staffId' | 'exportType' | 'language' | 'zone' | 'isScheduled' | 'now'>,
): Promise<number> {
  const { company_id: companyId, id: templateId, name, data_source, columns, filters, sort_by, sort_order } = template;
  const definition = { data_source, columns, filters, sort_by, order: sort_order };
  const id = await exports.insert(tx, { companyId, templateId, name, definition, ...run });
  await templates.noteRun(tx, companyId, templateId, run.now);
  await enqueue(tx, EXPORT_TASK, { company_id: companyId, export_id: id } satisfies ExportJob);
  return id;
}

export const getExport = async (call: CompanyCall, id: number): Promise<DataExport> =>
  presentExport(await loadOwn(call, id), call);

async function loadOwn({ tx, access }: CompanyCall, id: number): Promise<exports.ExportRow> {
  const run = await exports.findOwn(tx, access, id);
  if (!run) throw notFound();
  return run;
}

const CONTENT_TYPES: Record<ExportType, string> = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};

export async function downloadExport(app: App, call: CompanyCall, id: number): Promise<Answer> {
  const run = await loadOwn(call, id);
  const { status, row_count, rows_done, storage_key } = run;
  if (isRunning(status)) return new Answer(202, { status, row_count, rows_done });
  if (status === 'failed') {
    throw new Refusal(errorCodes.providerFailed, { key: `reports.failures.${run.failure ?? 'failed'}` });
  }
  const decision = isReportSource(run.definition.data_source) && decideSource(call.access, run.definition.data_source);
  if (decision && !decision.allowed) throw accessRefused(decision);
  const expiry = expiryOf(run);
  const isGone = run.removed_at !== null || storage_key === null || expiry === null || expiry <= call.now;
  const parts = isGone ? null : await readParts(app.files, storage_key);
  if (parts === null) throw linkExpired(run.erased_at ? 'report_erased' : 'report_removed');
  await recordChange(call, { event: 'report_downloaded', subjectType: 'custom_data_export', subjectId: id });
  const name = `${run.name} ${await companyDay(call.tx, call.access.companyId, run.created_at)}.${run.export_type}`;
  const { headers } = fileAnswer(Buffer.alloc(0), {
    name,
    contentType: CONTENT_TYPES[run.export_type],
    type: 'download',
  });
  return new Answer(200, Readable.from(parts), { ...headers, 'content-length': String(run.byte_size ?? 0) });
}

export async function stopExport(call: CompanyCall, id: number): Promise<void> {
  const { tx, access, now } = call;
  const run = await loadOwn(call, id);
  const isStopped =
    moveExport(run.status, 'stop').allowed &&
    (await exports.fail(tx, access.companyId, id, { failure: 'stopped', now }));
  if (!isStopped) throw wrongState('report_finished');
  await recordChange(call, { event: 'report_stopped', subjectType: 'custom_data_export', subjectId: id });
}
