// The routes of the reports room: templates with their schedules, and runs into files.
import {
  createDataExport,
  downloadDataExport,
  getDataExport,
  listDataExports,
  stopDataExport,
} from '@onward/contract/reports/data-exports';
import {
  createReportTemplate,
  deleteReportTemplate,
  getReportTemplate,
  listRecentReports,
  listReportTemplates,
  previewReport,
  REPORT_ORDERS,
  removeReportSchedule,
  restoreReportTemplate,
  setReportSchedule,
  updateReportTemplate,
} from '@onward/contract/reports/report-templates';
import { DEFAULT_PAGE_SIZE } from '@onward/domain/platform/constants';
import type { App } from '../../platform/app.ts';
import { pageFacts, pageWindow } from '../../platform/database/lists.ts';
import { type Call, type Route, route } from '../../platform/http/route.ts';
import * as exports from './exports/exports.service.ts';
import { listRuns } from './exports/list-runs.ts';
import { previewReport as preview } from './templates/preview-report.ts';
import * as templates from './templates/templates.service.ts';

const zoneOf = ({ zone }: Pick<Call, 'zone'>): string => zone ?? 'UTC';

export const reportsRoutes = (app: App): Route[] => [
  route(listReportTemplates, async (call) => {
    const { page, per_page, order, ...filters } = call.query;
    const window = pageWindow(
      { page, per_page, order },
      REPORT_ORDERS,
      { field: 'last_run_at', direction: 'desc' },
      DEFAULT_PAGE_SIZE,
    );
    const { totalCount, ...found } = await templates.listTemplates(call, filters, window);
    return { ...found, ...pageFacts(window, totalCount) };
  }),
  route(createReportTemplate, async (call) => ({
    custom_report_template: await templates.createTemplate(call, call.body.custom_report_template),
  })),
  route(getReportTemplate, async (call) => ({
    custom_report_template: await templates.getTemplate(call, call.params.id),
  })),
  route(updateReportTemplate, async (call) => ({
    custom_report_template: await templates.updateTemplate(call, call.params.id, call.body.custom_report_template),
  })),
  route(deleteReportTemplate, async (call) => {
    await templates.deleteTemplate(call, call.params.id);
    return undefined;
  }),
  route(restoreReportTemplate, async (call) => ({
    custom_report_template: await templates.restoreTemplate(call, call.params.id),
  })),
  route(previewReport, (call) => preview(app, call, call.body.custom_report_template, zoneOf(call))),
  route(listRecentReports, async (call) => {
    const { rows, facts } = await listRuns(call, call.query, call.params.id);
    return { recent_reports: rows, ...facts };
  }),
  route(setReportSchedule, async (call) => ({
    custom_report_template: await templates.setSchedule(call, call.params.id, call.body.schedule),
  })),
  route(removeReportSchedule, async (call) => {
    await templates.removeSchedule(call, call.params.id);
    return undefined;
  }),
  route(createDataExport, async (call) => ({
    custom_data_export: await exports.startExport(call, {
      templateId: call.body.template_id,
      exportType: call.body.export_type,
      zone: zoneOf(call),
    }),
  })),
  route(listDataExports, async (call) => {
    const { rows, facts } = await listRuns(call, call.query);
    return { custom_data_exports: rows, ...facts };
  }),
  route(getDataExport, async (call) => ({ custom_data_export: await exports.getExport(call, call.params.id) })),
  route(downloadDataExport, (call) => exports.downloadExport(app, call, call.params.id)),
  route(stopDataExport, async (call) => {
    await exports.stopExport(call, call.params.id);
    return undefined;
  }),
];
