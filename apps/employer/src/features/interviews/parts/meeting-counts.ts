// How many of the reader's interviews of today wait for a confirmation or an outcome (SCH-003, NTF-022).
import { getMeetingCounts } from '@onward/contract/interviews/meetings';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useAccess } from '../../../platform/access.ts';
import { api } from '../../../platform/api.ts';
import { useSettledEvents } from '../../../platform/cable/use-settled-events.ts';
import { coalesce } from '../../../platform/coalesce.ts';
import { queryClient } from '../../../platform/query-client.ts';

const KEY = ['meeting-counts'] as const;
const DEMAND = { feature: 'schedule', module: 'scheduling' } as const;
/** An interview that ends asks for its outcome without any news. */
const LOOK_AGAIN_MS = 5 * 60_000;

const countsQuery = queryOptions({
  queryKey: KEY,
  queryFn: async ({ signal }) => {
    const { confirmation, outcome } = await api.call(getMeetingCounts, { query: today(), signal, silent: true });
    return confirmation + outcome;
  },
  refetchInterval: LOOK_AGAIN_MS,
});

/** By the reader's own clock. */
function today(): { from: string; to: string } {
  const now = new Date();
  const midnight = (days: number) => new Date(now.getFullYear(), now.getMonth(), now.getDate() + days).toISOString();
  return { from: midnight(0), to: midnight(1) };
}

const refreshMeetingCounts = coalesce(() => queryClient.invalidateQueries({ queryKey: KEY }));

/** `wanted` is false while the first page has to come first. */
export function useWaitingMeetings(wanted: boolean): number {
  const allowed = useAccess().may(DEMAND);
  const { data = 0 } = useQuery({ ...countsQuery, enabled: allowed && wanted });
  return allowed ? data : 0;
}

/** Once per tab, around every page. */
export const useLiveMeetingCounts = (): void =>
  useSettledEvents('applications', ['meeting_changed', 'application_updated'], refreshMeetingCounts);
