// API calls for background actions (APP-023).
import {
  getBulkAction,
  getPrintedPages,
  listBulkActions,
  stopBulkAction,
  undoBulkAction,
} from '@onward/contract/applicants/application-actions';
import { BULK_NOTIFICATION_POLL_MS } from '@onward/domain/platform/constants';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../../platform/api.ts';
import { queryClient } from '../../../platform/query-client.ts';
import { refreshApplicants } from '../applicants.api.ts';

const ALL = 'bulk-actions';
const ONE = 'bulk-action';

/** Running or just ended, for a tab that was loaded in the meantime. */
export const bulkActionsQuery = queryOptions({
  queryKey: [ALL] as const,
  queryFn: async ({ signal }) => (await api.call(listBulkActions, { signal, silent: true })).bulk_actions,
});

const PAGE = 20;

/** Progress comes over the cable; polling is a fallback for a broken connection. */
export const bulkActionQuery = (id: number, page: number) =>
  queryOptions({
    queryKey: [ONE, id, page] as const,
    queryFn: ({ signal }) =>
      api.call(getBulkAction, { params: { id }, query: { page, per_page: PAGE }, signal, silent: true }),
    refetchInterval: ({ state }) => {
      const { bulk_action: job } = state.data ?? {};
      return job && isOver(job.state) ? false : BULK_NOTIFICATION_POLL_MS;
    },
  });

export const isOver = (state: string): boolean => state === 'finished' || state === 'stopped';

export const refreshBulkAction = (id: number) => queryClient.invalidateQueries({ queryKey: [ONE, id] });

export async function stopRest(id: number): Promise<void> {
  await api.call(stopBulkAction, { params: { id } });
  await refreshBulkAction(id);
}

export const printedPages = (id: number): Promise<Blob> => api.file(getPrintedPages, { params: { id } });

export async function undoBulk(id: number): Promise<{ undone: number; kept: number }> {
  const answer = await api.call(undoBulkAction, { params: { id } });
  await Promise.all([refreshBulkAction(id), refreshApplicants()]);
  return answer;
}
