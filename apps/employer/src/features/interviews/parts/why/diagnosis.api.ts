// Why applicants find few times, and the fixes for it (AHD-006).
import type { ResponseOf } from '@onward/contract/endpoint';
import { getBookingDiagnosis } from '@onward/contract/interviews/meetings';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../../../platform/api.ts';
import { queryClient } from '../../../../platform/query-client.ts';
import { calendarQuery, updateCalendar } from '../calendars.api.ts';
import { type Fix, relaxed } from './fixes.ts';

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

/** Each calendar is read fresh and saved once with all fixes, so that no change of someone else is lost. */
export async function applyFixes(fixes: readonly Fix[], staffIds: readonly number[]): Promise<void> {
  try {
    for (const id of staffIds) {
      const calendar = await queryClient.fetchQuery({ ...calendarQuery(id), staleTime: 0 });
      const changed = relaxed(calendar, fixes);
      if (changed) await updateCalendar(id, changed);
    }
  } finally {
    await queryClient.invalidateQueries({ queryKey: [DIAGNOSIS] });
  }
}
