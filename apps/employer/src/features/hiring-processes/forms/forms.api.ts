// API calls for forms and quizzes.
import {
  createForm,
  createOnlineQuiz,
  deleteForm,
  deleteOnlineQuiz,
  getForm,
  getOnlineQuiz,
  listForms,
  listOnlineQuizzes,
  restoreForm,
  restoreOnlineQuiz,
  updateForm,
  updateOnlineQuiz,
} from '@onward/contract/hiring-processes/forms';
import { MAX_PAGE_SIZE } from '@onward/domain/platform/constants';
import { orderParameter } from '@onward/domain/platform/lists';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../../platform/api.ts';
import { listQuery } from '../../../platform/lists/list-query.ts';
import { queryClient } from '../../../platform/query-client.ts';
import { recordApi } from '../../../platform/records/record-api.ts';
import { TEMPLATES_PER_PAGE, type TemplateList } from '../parts/lists/templates.list.ts';

const FORMS = 'forms';
const QUIZZES = 'online quizzes';

const pageOf = ({ query, order, page }: TemplateList) => ({
  page,
  per_page: TEMPLATES_PER_PAGE,
  order: orderParameter(order),
  ...(query && { query }),
});

export const formsQuery = (list: TemplateList) =>
  listQuery(FORMS, list, async (wanted, signal) => {
    const { forms, ...page } = await api.call(listForms, { query: pageOf(wanted), signal, loadsPage: true });
    return { ...page, forms: forms };
  });

export const quizzesQuery = (list: TemplateList) =>
  listQuery(QUIZZES, list, async (wanted, signal) => {
    const { online_quizzes, ...page } = await api.call(listOnlineQuizzes, {
      query: pageOf(wanted),
      signal,
      loadsPage: true,
    });
    return { ...page, forms: online_quizzes };
  });

const everything = { page: 1, per_page: MAX_PAGE_SIZE, order: 'name asc' };

/** All forms, for pickers. */
export const formChoicesQuery = queryOptions({
  queryKey: [FORMS, 'choices'],
  queryFn: ({ signal }) => api.call(listForms, { query: everything, signal }),
  select: ({ forms }) => forms,
});

export const quizChoicesQuery = queryOptions({
  queryKey: [QUIZZES, 'choices'],
  queryFn: ({ signal }) => api.call(listOnlineQuizzes, { query: everything, signal }),
  select: ({ online_quizzes }) => online_quizzes,
});

export const formQuery = (id: number) =>
  queryOptions({
    queryKey: [FORMS, id],
    queryFn: ({ signal }) => api.call(getForm, { params: { id }, signal, loadsPage: true }),
    select: ({ form }) => form,
  });

export const quizQuery = (id: number) =>
  queryOptions({
    queryKey: [QUIZZES, id],
    queryFn: ({ signal }) => api.call(getOnlineQuiz, { params: { id }, signal, loadsPage: true }),
    select: ({ online_quiz }) => online_quiz,
  });

export const refreshForms = () => queryClient.invalidateQueries({ queryKey: [FORMS] });
export const refreshQuizzes = () => queryClient.invalidateQueries({ queryKey: [QUIZZES] });

export const formRecord = recordApi(
  'form',
  { create: createForm, update: updateForm, remove: deleteForm, restore: restoreForm },
  refreshForms,
);

export const quizRecord = recordApi(
  'online_quiz',
  { create: createOnlineQuiz, update: updateOnlineQuiz, remove: deleteOnlineQuiz, restore: restoreOnlineQuiz },
  refreshQuizzes,
);
