// What applicants do through a task link, and what staff see when they preview it.
import { BRAND_COLORS } from '@onward/domain/company/brand-colors';
import Type, { type Static } from 'typebox';
import { Upload } from '../attachments/attachments.ts';
import { endpoint } from '../endpoint.ts';
import { IdParams, Nullable, Timestamp } from '../fields.ts';
import { Answers, AskedQuestion } from '../questions/questions.ts';
import { NextTask } from './next-task.ts';

/** Of any form: a wrong link is an invalid link, not wrong input (CAR-014). */
const TokenParams = Type.Object({ token: Type.String({ minLength: 1 }) });
const read = { audience: 'public', rateLimit: 'public_read', params: TokenParams } as const;
const write = { audience: 'public', rateLimit: 'public_write', params: TokenParams } as const;

const TaskFrame = {
  name: Type.String(),
  company_name: Type.String(),
  brand_name: Type.String(),
  brand_color: Type.Enum([...BRAND_COLORS]),
  position_title: Type.String(),
  location_name: Type.String(),
  is_preview: Type.Boolean(),
  /** Once it is done: what the applicant can do now. */
  next: Nullable(NextTask),
  /** Once it is done and nothing comes next: the page of the application. */
  application_link: Nullable(Type.String()),
};

export const FormTask = Type.Object({
  ...TaskFrame,
  state: Type.Enum(['open', 'done']),
  questions: Type.Array(AskedQuestion),
  answers: Answers,
  uploads: Type.Array(Upload),
});
export type FormTask = Static<typeof FormTask>;

export const QuizTask = Type.Object({
  ...TaskFrame,
  state: Type.Enum(['not_started', 'started', 'done']),
  /** Empty until the task is started, because the timer runs from the moment the questions are visible. */
  questions: Type.Array(AskedQuestion),
  questions_count: Type.Integer(),
  answers: Answers,
  time_limit_minutes: Nullable(Type.Integer()),
  /** Seconds left by the server's clock; null without a time limit or before the start. */
  seconds_left: Nullable(Type.Integer()),
  started_at: Nullable(Timestamp),
});
export type QuizTask = Static<typeof QuizTask>;

export const getFormTask = endpoint({
  name: 'getFormTask',
  method: 'GET',
  path: '/v1/applicant_tasks/forms/:token',
  summary: 'The form of a task link',
  ...read,
  answers: { 200: Type.Object({ form: FormTask }) },
});

export const saveFormTask = endpoint({
  name: 'saveFormTask',
  method: 'PUT',
  path: '/v1/applicant_tasks/forms/:token',
  summary: 'Save the answers so far (draft), or submit them',
  ...write,
  body: Type.Object({ answers: Answers, draft: Type.Optional(Type.Boolean()) }),
  answers: { 200: Type.Object({ form: FormTask }) },
});

export const uploadForFormTask = endpoint({
  name: 'uploadForFormTask',
  method: 'POST',
  path: '/v1/applicant_tasks/forms/:token/uploads',
  summary: 'Upload a file as an answer (multipart: category, file)',
  ...write,
  multipart: true,
  body: Type.Object({ category: Type.Enum(['document']) }),
  answers: { 201: Type.Object({ upload: Upload }) },
});

export const getQuizTask = endpoint({
  name: 'getQuizTask',
  method: 'GET',
  path: '/v1/applicant_tasks/online_quizzes/:token',
  summary: 'The quiz of a task link, without its correct answers',
  ...read,
  answers: { 200: Type.Object({ online_quiz: QuizTask }) },
});

export const startQuizTask = endpoint({
  name: 'startQuizTask',
  method: 'POST',
  path: '/v1/applicant_tasks/online_quizzes/:token/start',
  summary: 'Start the quiz and its timer',
  ...write,
  answers: { 200: Type.Object({ online_quiz: QuizTask }) },
});

export const saveQuizTask = endpoint({
  name: 'saveQuizTask',
  method: 'PUT',
  path: '/v1/applicant_tasks/online_quizzes/:token',
  summary: 'Save the answers so far (draft), or submit them once',
  ...write,
  body: Type.Object({ answers: Answers, draft: Type.Optional(Type.Boolean()) }),
  answers: { 200: Type.Object({ online_quiz: QuizTask }) },
});

export const previewForm = endpoint({
  name: 'previewForm',
  method: 'GET',
  path: '/v1/forms/:id/preview',
  summary: 'A form as applicants see it',
  audience: 'company',
  params: IdParams,
  answers: { 200: Type.Object({ form: FormTask }) },
});

export const previewOnlineQuiz = endpoint({
  name: 'previewOnlineQuiz',
  method: 'GET',
  path: '/v1/online_quizzes/:id/preview',
  summary: 'A quiz as applicants see it',
  audience: 'company',
  params: IdParams,
  answers: { 200: Type.Object({ online_quiz: QuizTask }) },
});

export const unsubscribeApplicant = endpoint({
  name: 'unsubscribeApplicant',
  method: 'POST',
  path: '/v1/unsubscribes/:token',
  summary: 'Stop automated email to an applicant',
  ...write,
  answers: { 200: Type.Object({ message: Type.String() }) },
});
