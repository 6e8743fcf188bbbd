// The time an applicant has for the open quiz.
import { extendQuizTime, getQuizTime } from '@onward/contract/careers/quiz-time';
import type { ExtraTime } from '@onward/domain/careers/quiz-time';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../../../platform/api.ts';
import { queryClient } from '../../../../platform/query-client.ts';
import { refreshProfile } from '../profile.api.ts';

const KEY = 'quiz-time';

/** `lastHistory` is the newest history entry, so that it is read again after every change to the applicant. */
export const quizTimeQuery = (id: number, lastHistory: number) =>
  queryOptions({
    queryKey: [KEY, id, lastHistory] as const,
    queryFn: async ({ signal }) => (await api.call(getQuizTime, { params: { id }, signal, silent: true })).quiz_time,
  });

/** Silent: the dialog shows why it was refused. */
export async function giveQuizTime(id: number, extra_time: ExtraTime): Promise<void> {
  await api.call(extendQuizTime, { params: { id }, body: { extra_time }, silent: true });
  await Promise.all([queryClient.invalidateQueries({ queryKey: [KEY] }), refreshProfile()]);
}
