// API calls for runs of reports into files.
import {
  createDataExport,
  type DataExport,
  downloadDataExport,
  getDataExport,
  listDataExports,
  stopDataExport,
} from '@onward/contract/reports/data-exports';
import { listRecentReports } from '@onward/contract/reports/report-templates';
import { DEFAULT_PAGE_SIZE } from '@onward/domain/platform/constants';
import { EXPORT_POLL_MS, type ExportType, isRunning } from '@onward/domain/reports/exports';
import { api } from '../../../platform/api.ts';
import { saveBlob } from '../../../platform/files.ts';
import { listQuery } from '../../../platform/lists/list-query.ts';
import { queryClient } from '../../../platform/query-client.ts';
import { refreshReports } from '../reports.api.ts';
import type { RunListState } from './runs.list.ts';

const OWN = 'report runs';
const OF_REPORT = 'runs of report';

/** The user's own runs of all reports. */
export const ownRunsQuery = (page: number) => ({
  ...listQuery(OWN, page, (_, signal) =>
    api.call(listDataExports, { query: { page, per_page: DEFAULT_PAGE_SIZE }, signal }),
  ),
  refetchInterval: ({ state }: { state: { data?: { custom_data_exports: DataExport[] } | undefined } }) =>
    whileRunning(state.data?.custom_data_exports),
});

/** A list with a run that is still being written is read again, until it has ended. */
const whileRunning = (runs: readonly DataExport[] = []): number | false =>
  runs.some(({ status }) => isRunning(status)) ? EXPORT_POLL_MS : false;

export const runsOfReportQuery = (id: number, { page, order }: Pick<RunListState, 'page' | 'order'>) => ({
  ...listQuery(OF_REPORT, { id, page, order }, (_, signal) =>
    api.call(listRecentReports, {
      params: { id },
      query: { page, per_page: DEFAULT_PAGE_SIZE, sort_by: order.field, order: order.direction },
      signal,
    }),
  ),
  refetchInterval: ({ state }: { state: { data?: { recent_reports: DataExport[] } | undefined } }) =>
    whileRunning(state.data?.recent_reports),
});

export const refreshRuns = () =>
  Promise.all([
    queryClient.invalidateQueries({ queryKey: [OWN] }),
    queryClient.invalidateQueries({ queryKey: [OF_REPORT] }),
    refreshReports(),
  ]);

export async function startRun(templateId: number, exportType: ExportType): Promise<DataExport> {
  const { custom_data_export } = await api.call(createDataExport, {
    body: { template_id: templateId, export_type: exportType },
    idempotencyKey: crypto.randomUUID(),
  });
  await refreshRuns();
  return custom_data_export;
}

export async function stopRun(id: number): Promise<void> {
  await api.call(stopDataExport, { params: { id } });
  await refreshRuns();
}

/** The finished file, or the progress so far (RPT-011). Silent: the caller shows the error. */
export async function requestFile(
  id: number,
  signal?: AbortSignal,
): Promise<{ file: Blob; name: string } | { done: number; total: number | null }> {
  const response = await api.response(downloadDataExport, { params: { id }, silent: true, ...(signal && { signal }) });
  if (response.status === 202) {
    const { rows_done, row_count } = (await response.json()) as { rows_done: number; row_count: number | null };
    return { done: rows_done, total: row_count };
  }
  return { file: await response.blob(), name: nameIn(response.headers.get('content-disposition') ?? '') };
}

export const readRun = async (id: number): Promise<DataExport> =>
  (await api.call(getDataExport, { params: { id }, silent: true })).custom_data_export;

/** Without an answer the number of rows is not said. */
export const rowsOfRun = (id: number): Promise<number | null> =>
  readRun(id).then(
    ({ row_count }) => row_count,
    () => null,
  );

/** Also contains letters outside ASCII, in the encoding of RFC 5987. */
function nameIn(disposition: string): string {
  const encoded = /filename\*=UTF-8''([^;]+)/i.exec(disposition)?.[1];
  if (encoded) return decodeURIComponent(encoded);
  return /filename="([^"]+)"/.exec(disposition)?.[1] ?? 'report';
}

/** Rejects with the error of the call. */
export async function saveFileOf(id: number): Promise<void> {
  const answer = await requestFile(id);
  if ('file' in answer) saveBlob(answer.file, answer.name);
}
