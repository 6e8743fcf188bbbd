// How many of the user's interviews today wait for a confirmation or an outcome (SCH-003, NTF-022).
import { getMeetingCounts } from '@onward/contract/interviews/meetings';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useAccess } from '../../../platform/access.ts';
import { api } from '../../../platform/api.ts';
import { useSettledEvents } from '../../../platform/cable/use-settled-events.ts';
import { coalesce } from '../../../platform/coalesce.ts';
import { queryClient } from '../../../platform/query-client.ts';

const KEY = ['meeting-counts'] as const;
const DEMAND = { feature: 'schedule', module: 'scheduling' } as const;
/** Polled, because an interview that ends needs an outcome but causes no event. */
const LOOK_AGAIN_MS = 5 * 60_000;

const countsQuery = queryOptions({
  queryKey: KEY,
  queryFn: async ({ signal }) => {
    const { confirmation, outcome } = await api.call(getMeetingCounts, { query: today(), signal, silent: true });
    return confirmation + outcome;
  },
  refetchInterval: LOOK_AGAIN_MS,
});

/** In the user's time zone. */
function today(): { from: string; to: string } {
  const now = new Date();
  const midnight = (days: number) => new Date(now.getFullYear(), now.getMonth(), now.getDate() + days).toISOString();
  return { from: midnight(0), to: midnight(1) };
}

const refreshMeetingCounts = coalesce(() => queryClient.invalidateQueries({ queryKey: KEY }));

/** `enabled` is false until the first page has loaded. */
export function useWaitingMeetings(enabled: boolean): number {
  const allowed = useAccess().may(DEMAND);
  const { data = 0 } = useQuery({ ...countsQuery, enabled: allowed && enabled });
  return allowed ? data : 0;
}

/** Mounted once per tab, around all pages. */
export const useLiveMeetingCounts = (): void =>
  useSettledEvents('applications', ['meeting_changed', 'application_updated'], refreshMeetingCounts);
