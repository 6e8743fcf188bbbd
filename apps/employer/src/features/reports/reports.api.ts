// API calls for report templates.
import {
  createReportTemplate,
  deleteReportTemplate,
  getReportTemplate,
  listReportTemplates,
  previewReport,
  type ReportDefinition,
  type ReportSchedule,
  type ReportTemplate,
  removeReportSchedule,
  restoreReportTemplate,
  setReportSchedule,
  updateReportTemplate,
} from '@onward/contract/reports/report-templates';
import { DEFAULT_PAGE_SIZE } from '@onward/domain/platform/constants';
import { orderParameter } from '@onward/domain/platform/lists';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api } from '../../platform/api.ts';
import { listQuery } from '../../platform/lists/list-query.ts';
import { queryClient } from '../../platform/query-client.ts';
import { recordApi } from '../../platform/records/record-api.ts';
import { queryFilters, type ReportListState } from './reports.list.ts';

const LIST = 'reports';
const ONE = 'report';

export const reportsQuery = (list: ReportListState) =>
  listQuery(LIST, list, ({ order, page, ...filters }, signal) =>
    api.call(listReportTemplates, {
      query: { page, per_page: DEFAULT_PAGE_SIZE, order: orderParameter(order), ...queryFilters(filters) },
      signal,
      loadsPage: true,
    }),
  );

export const reportQuery = (id: number) =>
  queryOptions({
    queryKey: [ONE, id],
    queryFn: ({ signal }) => api.call(getReportTemplate, { params: { id }, signal, loadsPage: true }),
    select: ({ custom_report_template }) => custom_report_template,
  });

/** Silent: the builder names each problem where it belongs. */
export const previewQuery = (definition: ReportDefinition, language: string, isReady: boolean) =>
  queryOptions({
    queryKey: ['report preview', definition, language],
    queryFn: ({ signal }) =>
      api.call(previewReport, { body: { custom_report_template: definition }, signal, silent: true }),
    placeholderData: keepPreviousData,
    enabled: isReady,
  });

export const refreshReports = () =>
  Promise.all([
    queryClient.invalidateQueries({ queryKey: [LIST] }),
    queryClient.invalidateQueries({ queryKey: [ONE] }),
  ]);

/** The current state on the server, bypassing the cache. */
export const readReport = async (id: number): Promise<ReportTemplate> =>
  (await queryClient.fetchQuery({ ...reportQuery(id), staleTime: 0 })).custom_report_template;

export const {
  add: addReport,
  save: saveReport,
  remove: removeReport,
  restore: restoreReport,
} = recordApi(
  'custom_report_template',
  {
    create: createReportTemplate,
    update: updateReportTemplate,
    remove: deleteReportTemplate,
    restore: restoreReportTemplate,
  },
  refreshReports,
);

export async function shareReport(report: ReportTemplate, staffIds: readonly number[]): Promise<void> {
  const { id, name, data_source, columns, filters, sort_by, order, version } = report;
  await saveReport(
    { id, version },
    { name, data_source, columns, filters, sort_by, order, shared_with_ids: [...staffIds] },
  );
}

/** Silent: the dialog shows errors next to their fields. */
export async function scheduleReport(id: number, schedule: ReportSchedule): Promise<void> {
  await api.call(setReportSchedule, { params: { id }, body: { schedule }, silent: true });
  await refreshReports();
}

export async function unscheduleReport(id: number): Promise<void> {
  await api.call(removeReportSchedule, { params: { id } });
  await refreshReports();
}
