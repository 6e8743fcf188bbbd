// Forms and quizzes that stages ask applicants to fill in.
import Type, { type Static } from 'typebox';
import { Empty, endpoint } from '../endpoint.ts';
import { Id, IdParams, Nullable, pageQuery, pageResponse, Timestamp, Version } from '../fields.ts';
import { Question, QuestionInputs, QuizQuestion, QuizQuestionInputs } from '../questions/questions.ts';

const NAME_MAX = 80;
const Name = Type.String({ minLength: 1, maxLength: NAME_MAX, pattern: '\\S' });

const bookkeeping = {
  /** How many stages use it. */
  stages_count: Type.Integer(),
  preview_url: Type.String(),
  version: Type.Integer(),
  updated_at: Timestamp,
};

export const Form = Type.Object({ id: Id, name: Type.String(), questions: Type.Array(Question), ...bookkeeping });
export type Form = Static<typeof Form>;

export const OnlineQuiz = Type.Object({
  id: Id,
  name: Type.String(),
  questions: Type.Array(QuizQuestion),
  pass_score: Type.Integer(),
  time_limit_minutes: Nullable(Type.Integer()),
  ...bookkeeping,
});
export type OnlineQuiz = Static<typeof OnlineQuiz>;

const FormInput = Type.Object({ name: Name, questions: Type.Optional(QuestionInputs) });
export type FormInput = Static<typeof FormInput>;

const QuizInput = Type.Object({
  name: Name,
  questions: Type.Optional(QuizQuestionInputs),
  pass_score: Type.Optional(Type.Integer({ minimum: 0, maximum: 5000 })),
  time_limit_minutes: Type.Optional(Nullable(Type.Integer({ minimum: 1, maximum: 240 }))),
});
export type QuizInput = Static<typeof QuizInput>;

export const FORM_ORDER_FIELDS = ['name', 'updated_at'] as const;
const search = pageQuery({ query: Type.Optional(Type.String({ maxLength: NAME_MAX })) });
const editing = { audience: 'company', permission: 'edit_template' } as const;

export const listForms = endpoint({
  name: 'listForms',
  method: 'GET',
  path: '/v1/forms',
  summary: 'Forms',
  audience: 'company',
  query: search,
  answers: { 200: pageResponse({ forms: Type.Array(Form) }) },
});

export const getForm = endpoint({
  name: 'getForm',
  method: 'GET',
  path: '/v1/forms/:id',
  summary: 'One form',
  audience: 'company',
  params: IdParams,
  answers: { 200: Type.Object({ form: Form }) },
});

export const createForm = endpoint({
  name: 'createForm',
  method: 'POST',
  path: '/v1/forms',
  summary: 'Create a form',
  ...editing,
  body: Type.Object({ form: FormInput }),
  answers: { 201: Type.Object({ form: Form }) },
});

export const updateForm = endpoint({
  name: 'updateForm',
  method: 'PUT',
  path: '/v1/forms/:id',
  summary: 'Change a form',
  ...editing,
  params: IdParams,
  body: Type.Object({ form: Type.Object({ ...Type.Partial(FormInput).properties, version: Version }) }),
  answers: { 200: Type.Object({ form: Form }) },
});

export const deleteForm = endpoint({
  name: 'deleteForm',
  method: 'DELETE',
  path: '/v1/forms/:id',
  summary: 'Delete a form that no stage uses',
  ...editing,
  params: IdParams,
  answers: { 204: Empty },
});

export const restoreForm = endpoint({
  name: 'restoreForm',
  method: 'POST',
  path: '/v1/forms/:id/restore',
  summary: 'Undo the deletion of a form within a minute',
  ...editing,
  params: IdParams,
  answers: { 200: Type.Object({ form: Form }) },
});

export const listOnlineQuizzes = endpoint({
  name: 'listOnlineQuizzes',
  method: 'GET',
  path: '/v1/online_quizzes',
  summary: 'Quizzes',
  ...editing,
  query: search,
  answers: { 200: pageResponse({ online_quizzes: Type.Array(OnlineQuiz) }) },
});

export const getOnlineQuiz = endpoint({
  name: 'getOnlineQuiz',
  method: 'GET',
  path: '/v1/online_quizzes/:id',
  summary: 'One quiz with its correct answers',
  ...editing,
  params: IdParams,
  answers: { 200: Type.Object({ online_quiz: OnlineQuiz }) },
});

export const createOnlineQuiz = endpoint({
  name: 'createOnlineQuiz',
  method: 'POST',
  path: '/v1/online_quizzes',
  summary: 'Create a quiz',
  ...editing,
  body: Type.Object({ online_quiz: QuizInput }),
  answers: { 201: Type.Object({ online_quiz: OnlineQuiz }) },
});

export const updateOnlineQuiz = endpoint({
  name: 'updateOnlineQuiz',
  method: 'PUT',
  path: '/v1/online_quizzes/:id',
  summary: 'Change a quiz',
  ...editing,
  params: IdParams,
  body: Type.Object({ online_quiz: Type.Object({ ...Type.Partial(QuizInput).properties, version: Version }) }),
  answers: { 200: Type.Object({ online_quiz: OnlineQuiz }) },
});

export const deleteOnlineQuiz = endpoint({
  name: 'deleteOnlineQuiz',
  method: 'DELETE',
  path: '/v1/online_quizzes/:id',
  summary: 'Delete a quiz that no stage uses',
  ...editing,
  params: IdParams,
  answers: { 204: Empty },
});

export const restoreOnlineQuiz = endpoint({
  name: 'restoreOnlineQuiz',
  method: 'POST',
  path: '/v1/online_quizzes/:id/restore',
  summary: 'Undo the deletion of a quiz within a minute',
  ...editing,
  params: IdParams,
  answers: { 200: Type.Object({ online_quiz: OnlineQuiz }) },
});
