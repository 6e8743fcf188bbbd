// Report templates: what a report shows, when it runs, and with whom it is shared (RPT-001..RPT-007).
import { FILTER_OPERATORS } from '@onward/domain/reports/columns';
import { EXPORT_TYPES } from '@onward/domain/reports/exports';
import { FILTER_VALUE_MAX_LENGTH, FILTER_VALUES_MAX, FILTERS_MAX } from '@onward/domain/reports/filters';
import { RECIPIENTS_MAX, SCHEDULE_FREQUENCIES } from '@onward/domain/reports/schedules';
import { REPORT_SOURCES } from '@onward/domain/reports/sources';
import { HEADING_MAX, REPORT_COLUMNS_MAX, REPORT_NAME_MAX } from '@onward/domain/reports/templates';
import Type, { type Static } from 'typebox';
import { Empty, endpoint } from '../endpoint.ts';
import { Id, IdParams, Nullable, pageQuery, pageResponse, Timestamp, Version } from '../fields.ts';
import { DataExport } from './data-exports.ts';

const reading = { audience: 'company', module: 'custom_reports' } as const;
const editing = { audience: 'company', module: 'custom_reports', permission: 'edit_custom_reports' } as const;

/** Every source has this column. */
const Key = Type.String({ minLength: 1, maxLength: 60, examples: ['location'] });

export const ReportSchedule = Type.Object({
  frequency: Type.Enum([...SCHEDULE_FREQUENCIES]),
  weekday: Nullable(Type.Integer({ minimum: 0, maximum: 6 })),
  day_of_month: Nullable(Type.Integer({ minimum: 1, maximum: 31 })),
  hour: Type.Integer({ minimum: 0, maximum: 23 }),
  time_zone: Type.String({ minLength: 1, maxLength: 60, examples: ['America/New_York'] }),
  recipient_ids: Type.Array(Id, { maxItems: RECIPIENTS_MAX, examples: [[1]] }),
  export_type: Type.Enum([...EXPORT_TYPES]),
});
export type ReportSchedule = Static<typeof ReportSchedule>;

const DEFINITION = {
  data_source: Type.String({ minLength: 1, maxLength: 40, examples: [...REPORT_SOURCES] }),
  columns: Type.Array(Type.Object({ key: Key, label: Type.String({ maxLength: HEADING_MAX }) }), {
    maxItems: REPORT_COLUMNS_MAX,
    examples: [[{ key: 'location', label: '' }]],
  }),
  filters: Type.Array(
    Type.Object({
      key: Key,
      operator: Type.Enum([...FILTER_OPERATORS]),
      value: Type.Array(Type.String({ maxLength: FILTER_VALUE_MAX_LENGTH }), { maxItems: FILTER_VALUES_MAX + 1 }),
    }),
    { maxItems: FILTERS_MAX + 1, examples: [[]] },
  ),
  sort_by: Nullable(Key),
  order: Type.Enum(['asc', 'desc']),
};

export const ReportDefinition = Type.Object(DEFINITION);
export type ReportDefinition = Static<typeof ReportDefinition>;

const ReportTemplateInput = Type.Object({
  name: Type.String({ minLength: 1, maxLength: REPORT_NAME_MAX, pattern: '\\S' }),
  ...DEFINITION,
  shared_with_ids: Type.Array(Id, { maxItems: 200, examples: [[]] }),
  version: Version,
});
export type ReportTemplateInput = Static<typeof ReportTemplateInput>;

export const ReportTemplate = Type.Object({
  id: Id,
  name: Type.String(),
  ...DEFINITION,
  created_by: Nullable(Id),
  created_by_name: Nullable(Type.String()),
  schedule: Nullable(ReportSchedule),
  next_run_at: Nullable(Timestamp),
  shared_with_ids: Type.Array(Id),
  last_run_at: Nullable(Timestamp),
  /** Of the reader's own newest completed run. */
  last_row_count: Nullable(Type.Integer()),
  /** Whether the reader may change it, or only run it. */
  may_edit: Type.Boolean(),
  version: Type.Integer(),
  updated_at: Timestamp,
});
export type ReportTemplate = Static<typeof ReportTemplate>;

const TemplateAnswer = Type.Object({ custom_report_template: ReportTemplate });

export const REPORT_ORDERS = ['name', 'last_run_at', 'updated_at'] as const;
export const REPORT_LISTS = ['all', 'scheduled', 'shared'] as const;

export const listReportTemplates = endpoint({
  name: 'listReportTemplates',
  method: 'GET',
  path: '/v1/custom_report_templates',
  summary: 'The reports you can run: all of them for editors, for others those shared with them',
  ...reading,
  query: pageQuery({
    query: Type.Optional(Type.String({ maxLength: 100 })),
    data_source: Type.Optional(Type.String({ maxLength: 40 })),
    created_by: Type.Optional(Id),
    list: Type.Optional(Type.Enum([...REPORT_LISTS])),
  }),
  answers: {
    200: Type.Object({
      ...pageResponse({ custom_report_templates: Type.Array(ReportTemplate) }).properties,
      counts: Type.Object({ all: Type.Integer(), scheduled: Type.Integer(), shared: Type.Integer() }),
      /** Who made reports, for the filter. */
      makers: Type.Array(Type.Object({ id: Id, name: Type.String() })),
    }),
  },
});

export const createReportTemplate = endpoint({
  name: 'createReportTemplate',
  method: 'POST',
  path: '/v1/custom_report_templates',
  summary: 'Store a report',
  ...editing,
  body: Type.Object({ custom_report_template: ReportTemplateInput }),
  answers: { 201: TemplateAnswer },
});

export const getReportTemplate = endpoint({
  name: 'getReportTemplate',
  method: 'GET',
  path: '/v1/custom_report_templates/:id',
  summary: 'One report',
  ...reading,
  params: IdParams,
  answers: { 200: TemplateAnswer },
});

export const updateReportTemplate = endpoint({
  name: 'updateReportTemplate',
  method: 'PUT',
  path: '/v1/custom_report_templates/:id',
  summary: 'Change a report',
  ...editing,
  params: IdParams,
  body: Type.Object({ custom_report_template: ReportTemplateInput }),
  answers: { 200: TemplateAnswer },
});

export const deleteReportTemplate = endpoint({
  name: 'deleteReportTemplate',
  method: 'DELETE',
  path: '/v1/custom_report_templates/:id',
  summary: 'Delete a report; files of earlier runs stay until they expire',
  ...editing,
  params: IdParams,
  answers: { 204: Empty },
});

export const restoreReportTemplate = endpoint({
  name: 'restoreReportTemplate',
  method: 'POST',
  path: '/v1/custom_report_templates/:id/restore',
  summary: 'Undo the deletion of a report within a minute',
  ...editing,
  params: IdParams,
  answers: { 200: TemplateAnswer },
});

export const previewReport = endpoint({
  name: 'previewReport',
  method: 'POST',
  path: '/v1/custom_report_templates/preview',
  summary: 'The first rows of a report that is not stored yet; sensitive values are masked',
  ...editing,
  unaudited: 'Reads only: nothing is stored, and sensitive values are masked.',
  body: Type.Object({ custom_report_template: ReportDefinition }),
  answers: {
    200: Type.Object({
      columns: Type.Array(Type.Object({ key: Type.String(), label: Type.String(), type: Type.String() })),
      /** Cells as a file would contain them, in the order of the columns. */
      rows: Type.Array(Type.Array(Type.String())),
      /** Values of choices, for marks beside their words; null for other cells. */
      values: Type.Array(Type.Array(Nullable(Type.String()))),
      total_count: Type.Integer(),
      /** False when there are more than were counted. */
      total_is_exact: Type.Boolean(),
    }),
  },
});
export type ReportPreview = Static<(typeof previewReport)['answers'][200]>;

export const RECENT_REPORT_ORDERS = ['created_at', 'name', 'rows', 'status', 'created_by'] as const;

export const listRecentReports = endpoint({
  name: 'listRecentReports',
  method: 'GET',
  path: '/v1/custom_report_templates/:id/recent_report',
  summary: "Your runs of one report and, for editors, everybody's",
  ...reading,
  params: IdParams,
  query: Type.Object({
    ...pageQuery({}).properties,
    sort_by: Type.Optional(Type.Enum([...RECENT_REPORT_ORDERS])),
    order: Type.Optional(Type.Enum(['asc', 'desc'])),
  }),
  answers: { 200: pageResponse({ recent_reports: Type.Array(DataExport) }) },
});

export const setReportSchedule = endpoint({
  name: 'setReportSchedule',
  method: 'PUT',
  path: '/v1/custom_report_templates/:id/schedule',
  summary: 'Run a report regularly; each recipient gets a link to a file with what they may see',
  ...editing,
  feature: 'report_schedule',
  params: IdParams,
  body: Type.Object({ schedule: ReportSchedule }),
  answers: { 200: TemplateAnswer },
});

export const removeReportSchedule = endpoint({
  name: 'removeReportSchedule',
  method: 'DELETE',
  path: '/v1/custom_report_templates/:id/schedule',
  summary: 'Stop running a report regularly',
  ...editing,
  feature: 'report_schedule',
  params: IdParams,
  answers: { 204: Empty },
});
