// Runs of reports into files (RPT-010..RPT-013).
import { EXPORT_STATUSES, EXPORT_TYPES } from '@onward/domain/reports/exports';
import Type, { type Static } from 'typebox';
import { Empty, endpoint } from '../endpoint.ts';
import { Id, IdParams, Nullable, pageQuery, pageResponse, Timestamp } from '../fields.ts';

const reading = { audience: 'company', module: 'custom_reports' } as const;

export const DataExport = Type.Object({
  id: Id,
  /** Null when the report was deleted since. */
  template_id: Nullable(Id),
  name: Type.String(),
  export_type: Type.Enum([...EXPORT_TYPES]),
  status: Type.Enum([...EXPORT_STATUSES]),
  /** Null while the rows are not counted yet. */
  row_count: Nullable(Type.Integer()),
  rows_done: Type.Integer(),
  byte_size: Nullable(Type.Integer()),
  /** Why it failed, in words. */
  error_message: Nullable(Type.String()),
  is_scheduled: Type.Boolean(),
  created_by: Id,
  created_by_name: Nullable(Type.String()),
  /** Whether the reader may download it: files are made for one person's rights. */
  is_own: Type.Boolean(),
  created_at: Timestamp,
  finished_at: Nullable(Timestamp),
  /** When the file is removed. */
  expires_at: Nullable(Timestamp),
});
export type DataExport = Static<typeof DataExport>;

const ExportAnswer = Type.Object({ custom_data_export: DataExport });

export const createDataExport = endpoint({
  name: 'createDataExport',
  method: 'POST',
  path: '/v1/custom_data_exports',
  summary: 'Run a report into a file, with the rows and columns you may see',
  ...reading,
  idempotent: true,
  body: Type.Object({ export_type: Type.Enum([...EXPORT_TYPES]), template_id: Id }),
  answers: { 201: ExportAnswer },
});

export const listDataExports = endpoint({
  name: 'listDataExports',
  method: 'GET',
  path: '/v1/custom_data_exports',
  summary: 'Your runs of all reports, newest first',
  ...reading,
  query: pageQuery({}),
  answers: { 200: pageResponse({ custom_data_exports: Type.Array(DataExport) }) },
});

export const getDataExport = endpoint({
  name: 'getDataExport',
  method: 'GET',
  path: '/v1/custom_data_exports/:id',
  summary: 'How far one of your runs is',
  ...reading,
  params: IdParams,
  answers: { 200: ExportAnswer },
});

export const downloadDataExport = endpoint({
  name: 'downloadDataExport',
  method: 'GET',
  path: '/v1/custom_data_exports/:id/download_report',
  summary: 'The file of one of your runs, or how far it is while it is being written',
  ...reading,
  params: IdParams,
  answers: {
    200: Type.String({ format: 'binary' }),
    202: Type.Object({
      status: Type.Enum(['queued', 'processing']),
      row_count: Nullable(Type.Integer()),
      rows_done: Type.Integer(),
    }),
  },
});

export const stopDataExport = endpoint({
  name: 'stopDataExport',
  method: 'DELETE',
  path: '/v1/custom_data_exports/:id',
  summary: 'Stop one of your runs',
  ...reading,
  params: IdParams,
  answers: { 204: Empty },
});
