// How many threads wait for the reader: on the badge, in the title of every tab and on the filters (MSG-013, NTF-022).
import { getConversationCounts } from '@onward/contract/conversations';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useAccess } from '../access.ts';
import { api } from '../api.ts';
import { useCableEvent } from '../cable/use-cable-event.ts';
import { coalesce } from '../coalesce.ts';
import { queryClient } from '../query-client.ts';

const KEY = ['conversation-counts'] as const;
const DEMAND = { feature: 'messages', module: 'messaging' } as const;
/** A bulk answer may bring hundreds within a second: they are counted once. */
const PAUSE_MS = 300;
/** The server counts no further. */
export const MOST_COUNTED = 100;

const countsQuery = queryOptions({
  queryKey: KEY,
  queryFn: ({ signal }) => api.call(getConversationCounts, { signal, silent: true }),
});

export const refreshConversationCounts = coalesce(() => queryClient.invalidateQueries({ queryKey: KEY }));

const NONE = { unread: 0, needs_reply: 0, failed: 0 };

/** `wanted` is false while the first page has to come first. */
export function useConversationCounts(wanted = true) {
  const allowed = useAccess().may(DEMAND);
  const { data = NONE } = useQuery({ ...countsQuery, enabled: allowed && wanted });
  return allowed ? data : NONE;
}

/** Once per tab, around every page. */
export function useLiveConversationCounts(): void {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  useCableEvent('messages', ({ event }) => {
    if (event === 'conversation_presence_changed') return;
    clearTimeout(timer.current);
    timer.current = setTimeout(() => void refreshConversationCounts(), PAUSE_MS);
  });
}

export const countText = (count: number): string => (count >= MOST_COUNTED ? `${MOST_COUNTED - 1}+` : String(count));
