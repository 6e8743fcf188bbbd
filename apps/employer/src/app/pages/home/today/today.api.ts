// API calls for the Today board and its in-place actions.
import { performApplicationAction, undoApplicationAction } from '@onward/contract/applicants/application-actions';
import type { ResponseOf } from '@onward/contract/endpoint';
import { getToday } from '@onward/contract/home/home';
import { ACTION_CODES, type ActionName } from '@onward/domain/applicants/actions/codes';
import type { WhoseTasks } from '@onward/domain/home/today';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
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

interface Acted {
  /** Why it was refused. */
  refusal: string | null;
  /** What undoes it, for actions that can be undone. */
  undoId: number | null;
}

export async function actOn(action: ActionName, applicationId: number): Promise<Acted> {
  const answer = await api.call(performApplicationAction, {
    body: {
      action_type: ACTION_CODES[action],
      application_ids: [applicationId],
      params: {},
      screen: 'applicant_profile',
    },
  });
  await refreshToday();
  if (!('results' in answer)) return { refusal: null, undoId: null };
  const [result] = answer.results;
  return { refusal: result && !result.ok ? result.message : null, undoId: answer.undo?.id ?? null };
}

export async function undoAct(undoId: number): Promise<void> {
  await api.call(undoApplicationAction, { params: { id: undoId } });
  await refreshToday();
}
