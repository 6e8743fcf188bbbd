// The bell's list as the server keeps it, and marking it read.
import { listNotifications, readAllNotifications } from '@onward/contract/notifications/notifications';
import { HISTORY_PAGE_SIZE } from '@onward/domain/platform/constants';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../../platform/api.ts';
import { queryClient } from '../../../platform/query-client.ts';
import { allRead } from './all-read.ts';

/** Silent: the bell stands on every page, and its list says itself when it did not load. */
export const bellQuery = queryOptions({
  queryKey: ['notifications', 'bell'] as const,
  queryFn: ({ signal }) =>
    api.call(listNotifications, { query: { page: 1, per_page: HISTORY_PAGE_SIZE }, signal, silent: true }),
});

/** As it is now, whatever is remembered. */
export const readBell = () => queryClient.fetchQuery({ ...bellQuery, staleTime: 0 });

/** Shown at once, taken back when the server refuses; the shared handler says why. */
export async function markAllRead(now: Date): Promise<void> {
  const before = queryClient.getQueryData(bellQuery.queryKey);
  if (before) queryClient.setQueryData(bellQuery.queryKey, allRead(before, now));
  try {
    await api.call(readAllNotifications);
  } catch {
    queryClient.setQueryData(bellQuery.queryKey, before);
  }
}
