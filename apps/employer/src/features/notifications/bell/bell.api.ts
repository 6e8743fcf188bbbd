// API calls for the bell: its list, and marking it as read.
import { listNotifications, readAllNotifications } from '@onward/contract/notifications/notifications';
import { HISTORY_PAGE_SIZE } from '@onward/domain/platform/constants';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../../platform/api.ts';
import { queryClient } from '../../../platform/query-client.ts';
import { allRead } from './all-read.ts';

/** Silent: the bell is on every page, and its list shows its own loading error. */
export const bellQuery = queryOptions({
  queryKey: ['notifications', 'bell'] as const,
  queryFn: ({ signal }) =>
    api.call(listNotifications, { query: { page: 1, per_page: HISTORY_PAGE_SIZE }, signal, silent: true }),
});

/** The current list, bypassing the cache. */
export const readBell = () => queryClient.fetchQuery({ ...bellQuery, staleTime: 0 });

/** Applied optimistically and rolled back when the server rejects it; the shared handler shows why. */
export async function markAllRead(now: Date): Promise<void> {
  const before = queryClient.getQueryData(bellQuery.queryKey);
  if (before) queryClient.setQueryData(bellQuery.queryKey, allRead(before, now));
  try {
    await api.call(readAllNotifications);
  } catch {
    queryClient.setQueryData(bellQuery.queryKey, before);
  }
}
