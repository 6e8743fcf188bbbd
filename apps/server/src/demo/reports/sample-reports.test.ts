import type { DataExport } from '@onward/contract/reports/data-exports';
import { listDataExports } from '@onward/contract/reports/data-exports';
import { listReportTemplates, type ReportTemplate } from '@onward/contract/reports/report-templates';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ReportOffice } from '../../../../../testing/people/report-office.ts';
import { until } from '../../../../../testing/until.ts';
import { loadSampleReports } from './sample-reports.ts';

let office: ReportOffice;
beforeAll(async () => {
  office = await ReportOffice.open();
  await loadSampleReports(office.employees.product.app);
});
afterAll(() => office.employees.product.stop());

const reports = async () =>
  (
    await office.admin.call<{ custom_report_templates: ReportTemplate[]; counts: { all: number; scheduled: number } }>(
      listReportTemplates,
      { query: { per_page: 50 } },
    )
  ).body;

it('The reports of the demo are loaded once, with schedules, shares, and runs in every state [RPT-001, RPT-006, RPT-007]', async () => {
  await loadSampleReports(office.employees.product.app);
  const { counts, custom_report_templates: all } = await reports();
  expect(counts).toMatchObject({ all: 7, scheduled: 4 });
  expect(all.filter(({ shared_with_ids }) => shared_with_ids.length > 0)).toHaveLength(2);
  const runs = await until('the worker to write them', async () => {
    const { body } = await office.admin.call<{ custom_data_exports: DataExport[] }>(listDataExports);
    return body.custom_data_exports.every(({ finished_at }) => finished_at !== null)
      ? body.custom_data_exports
      : undefined;
  });
  expect(runs.map(({ status }) => status).toSorted()).toEqual([
    'completed',
    'completed',
    'completed',
    'completed',
    'completed',
    'failed',
  ]);
});
