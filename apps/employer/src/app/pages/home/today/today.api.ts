// API calls for the Today board and its in-place actions.
import type { ResponseOf } from '@onward/contract/endpoint';
import { getToday } from '@onward/contract/home/home';
import type { ActionName } from '@onward/domain/applicants/actions/codes';
import type { WhoseTasks } from '@onward/domain/home/today';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import {
  type ActedOnMeeting,
  actOnMeeting,
  undoOnMeeting,
} from '../../../../features/interviews/parts/meetings.api.ts';
import { api } from '../../../../platform/api.ts';
import { coalesce } from '../../../../platform/coalesce.ts';
import { queryClient } from '../../../../platform/query-client.ts';

const TODAY = 'today';

export type Today = ResponseOf<typeof getToday>;

/** Whose null leaves the choice to the server. */
export const todayQuery = (brandId: number | undefined, whose: WhoseTasks | null) =>
  queryOptions({
    queryKey: [TODAY, brandId ?? null, whose] as const,
    queryFn: ({ signal }) =>
      api.call(getToday, { query: { ...(brandId && { brand_id: brandId }), ...(whose && { whose }) }, signal }),
    placeholderData: keepPreviousData,
  });

/** Several events at once cause one reload. */
export const refreshToday = coalesce(() => queryClient.invalidateQueries({ queryKey: [TODAY] }));

export async function actOn(action: ActionName, applicationId: number): Promise<ActedOnMeeting> {
  const acted = await actOnMeeting(action, { application_id: applicationId }, {});
  await refreshToday();
  return acted;
}

export async function undoAct(undoId: number): Promise<void> {
  await undoOnMeeting(undoId);
  await refreshToday();
}
