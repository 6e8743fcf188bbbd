// The forms and quizzes of an applicant's stages with their answers (APP-039).
import { QUESTION_TYPES, SCREENING_NEEDS } from '@onward/domain/questions/questions';
import Type, { type Static } from 'typebox';
import { endpoint } from '../endpoint.ts';
import { Id, IdParams, Nullable, Timestamp } from '../fields.ts';
import { ApplicationAttachment } from './application.ts';

export const TaskAnswer = Type.Object({
  question: Type.String(),
  kind: Type.Enum([...QUESTION_TYPES]),
  value: Type.Union([Type.String(), Type.Number(), Type.Array(Type.String()), Type.Null()]),
  files: Type.Array(Type.Pick(ApplicationAttachment, ['id', 'file_name', 'content_type', 'byte_size'])),
  /** Acceptable on a form, right in a quiz; null when any answer is fine. */
  acceptable: Nullable(Type.Boolean()),
  /** What would have been acceptable or right; for a number on a form, the minimum. */
  expected: Type.Array(Type.String()),
  needs: Type.Enum([...SCREENING_NEEDS]),
  points: Nullable(Type.Integer()),
  max_points: Nullable(Type.Integer()),
});
export type TaskAnswer = Static<typeof TaskAnswer>;

export const ApplicationTask = Type.Object({
  id: Id,
  kind: Type.Enum(['form', 'quiz']),
  name: Type.String(),
  stage_name: Type.String(),
  sent_at: Timestamp,
  /** Null until the applicant submits it. */
  submitted_at: Nullable(Timestamp),
  seconds_taken: Nullable(Type.Integer()),
  score: Nullable(Type.Integer()),
  max_score: Nullable(Type.Integer()),
  pass_score: Nullable(Type.Integer()),
  passed: Nullable(Type.Boolean()),
  answers: Type.Array(TaskAnswer),
});
export type ApplicationTask = Static<typeof ApplicationTask>;

export const listApplicationTasks = endpoint({
  name: 'listApplicationTasks',
  method: 'GET',
  path: '/v1/applications/:id/tasks',
  summary: 'Forms and quizzes of an applicant, newest first',
  audience: 'company',
  params: IdParams,
  answers: { 200: Type.Object({ tasks: Type.Array(ApplicationTask) }) },
});

export const markApplicationTasksSeen = endpoint({
  name: 'markApplicationTasksSeen',
  method: 'POST',
  path: '/v1/applications/:id/tasks/seen',
  summary: 'Mark the submitted forms of an applicant as opened',
  audience: 'company',
  params: IdParams,
  answers: { 200: Type.Object({ has_unread_form: Type.Boolean() }) },
});
