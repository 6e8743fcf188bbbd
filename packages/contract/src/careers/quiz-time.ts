// More time for one applicant's quiz, given by staff.
import { EXTRA_TIMES } from '@onward/domain/careers/quiz-time';
import Type, { type Static } from 'typebox';
import { endpoint } from '../endpoint.ts';
import { IdParams, Nullable } from '../fields.ts';

export const QuizTime = Type.Object({
  quiz_name: Type.String(),
  is_started: Type.Boolean(),
  /** The applicant's limit, with the extra time; null without one. */
  time_limit_minutes: Nullable(Type.Integer()),
  extra_time: Nullable(Type.Enum([...EXTRA_TIMES])),
  /** What can still be given. */
  offered: Type.Array(Type.Enum([...EXTRA_TIMES])),
});
export type QuizTime = Static<typeof QuizTime>;

export const getQuizTime = endpoint({
  name: 'getQuizTime',
  method: 'GET',
  path: '/v1/applications/:id/quiz_time',
  summary: "The time limit of the applicant's open quiz; null when none is open",
  audience: 'company',
  params: IdParams,
  answers: { 200: Type.Object({ quiz_time: Nullable(QuizTime) }) },
});

export const extendQuizTime = endpoint({
  name: 'extendQuizTime',
  method: 'PUT',
  path: '/v1/applications/:id/quiz_time',
  summary: 'Give an applicant more time for a quiz that is not submitted yet',
  audience: 'company',
  permission: 'edit_applicant',
  params: IdParams,
  body: Type.Object({ extra_time: Type.Enum([...EXTRA_TIMES]) }),
  answers: { 200: Type.Object({ quiz_time: QuizTime }) },
});
