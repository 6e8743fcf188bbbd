// How many threads wait for the user: on the badge, in the tab title and on the filters (MSG-013, NTF-022).
import { getConversationCounts } from '@onward/contract/messages/conversations';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useAccess } from '../../../platform/access.ts';
import { api } from '../../../platform/api.ts';
import { THREAD_EVENTS, useSettledEvents } from '../../../platform/cable/use-settled-events.ts';
import { coalesce } from '../../../platform/coalesce.ts';
import { queryClient } from '../../../platform/query-client.ts';

const KEY = ['conversation-counts'] as const;
const DEMAND = { feature: 'messages', module: 'messaging' } as const;
/** The server stops counting here. */
const MOST_COUNTED = 100;

const countsQuery = queryOptions({
  queryKey: KEY,
  queryFn: ({ signal }) => api.call(getConversationCounts, { signal, silent: true }),
});

export const refreshConversationCounts = coalesce(() => queryClient.invalidateQueries({ queryKey: KEY }));

const NONE = { unread: 0, needs_reply: 0, failed: 0 };

/** `enabled` is false until the first page has loaded. */
export function useConversationCounts(enabled = true) {
  const allowed = useAccess().may(DEMAND);
  const { data = NONE } = useQuery({ ...countsQuery, enabled: allowed && enabled });
  return allowed ? data : NONE;
}

/** Mounted once per tab, around all pages. */
export const useLiveConversationCounts = (): void =>
  useSettledEvents('messages', THREAD_EVENTS, refreshConversationCounts);

export const countText = (count: number): string => (count >= MOST_COUNTED ? `${MOST_COUNTED - 1}+` : String(count));
