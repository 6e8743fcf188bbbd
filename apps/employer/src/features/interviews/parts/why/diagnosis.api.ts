// Why applicants find so few times, and giving some of them back (AHD-006).
import type { ResponseOf } from '@onward/contract/endpoint';
import { getBookingDiagnosis } from '@onward/contract/interviews/meetings';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../../../platform/api.ts';
import { queryClient } from '../../../../platform/query-client.ts';
import { calendarQuery, storeCalendar } from '../calendars.api.ts';
import { type Fix, loosened } from './fixes.ts';

export type Diagnosis = ResponseOf<typeof getBookingDiagnosis>;

const DIAGNOSIS = 'booking-diagnosis';

export const diagnosisQuery = (stageId: number, positionKey: string) =>
  queryOptions({
    queryKey: [DIAGNOSIS, stageId, positionKey] as const,
    queryFn: ({ signal }) =>
      api.call(getBookingDiagnosis, {
        params: { id: stageId },
        query: { position_key: positionKey },
        signal,
        silent: true,
      }),
  });

/** Each calendar is read as it is now and changed once, by all fixes together. */
export async function applyFixes(fixes: readonly Fix[], staffIds: readonly number[]): Promise<void> {
  try {
    for (const id of staffIds) {
      const calendar = await queryClient.fetchQuery({ ...calendarQuery(id), staleTime: 0 });
      const changed = loosened(calendar, fixes);
      if (changed) await storeCalendar(id, changed);
    }
  } finally {
    await queryClient.invalidateQueries({ queryKey: [DIAGNOSIS] });
  }
}
