// The routes of the hiring processes room: processes, and the forms and quizzes of their stages.
import {
  createForm,
  createOnlineQuiz,
  deleteForm,
  deleteOnlineQuiz,
  FORM_ORDER_FIELDS,
  getForm,
  getOnlineQuiz,
  listForms,
  listOnlineQuizzes,
  restoreForm,
  restoreOnlineQuiz,
  updateForm,
  updateOnlineQuiz,
} from '@onward/contract/hiring-processes/forms';
import {
  createHiringProcessTemplate,
  deleteHiringProcessTemplate,
  getHiringProcessActivity,
  getHiringProcessTemplate,
  HIRING_PROCESS_ORDER_FIELDS,
  listHiringProcessTemplates,
  restoreHiringProcessTemplate,
  updateHiringProcessTemplate,
} from '@onward/contract/hiring-processes/hiring-processes';
import { DEFAULT_PAGE_SIZE } from '@onward/domain/platform/constants';
import type { App } from '../../platform/app.ts';
import { pageFacts, pageWindow } from '../../platform/database/lists.ts';
import { type Route, route } from '../../platform/http/route.ts';
import { formService, quizService } from './forms/forms.service.ts';
import * as processes from './hiring-processes.service.ts';

const byName = { field: 'name', direction: 'asc' } as const;

export const hiringProcessesRoutes = ({ config }: App, applicants: processes.ApplicantMoves): Route[] => [
  ...processRoutes(applicants),
  ...formRoutes(config.publicUrl),
  ...quizRoutes(config.publicUrl),
];

const processRoutes = (applicants: processes.ApplicantMoves): Route[] => [
  route(listHiringProcessTemplates, async (call) => {
    const window = pageWindow(call.query, HIRING_PROCESS_ORDER_FIELDS, byName, DEFAULT_PAGE_SIZE);
    const found = await processes.listProcesses(call, call.query.query, window);
    return { hiring_process_templates: found.processes, ...pageFacts(window, found.totalCount) };
  }),
  route(getHiringProcessTemplate, async (call) => ({
    hiring_process_template: await processes.getProcess(call, call.params.id),
  })),
  route(createHiringProcessTemplate, async (call) => ({
    hiring_process_template: await processes.createHiringProcess(call, call.body.hiring_process_template),
  })),
  route(updateHiringProcessTemplate, async (call) => {
    const { hiring_process_template: input, stage_moves: moves = [] } = call.body;
    return {
      hiring_process_template: await processes.updateHiringProcess(call, call.params.id, input, { moves, applicants }),
    };
  }),
  route(deleteHiringProcessTemplate, async (call) => {
    await processes.deleteHiringProcess(call, call.params.id);
    return undefined;
  }),
  route(restoreHiringProcessTemplate, async (call) => ({
    hiring_process_template: await processes.restoreHiringProcess(call, call.params.id),
  })),
  route(getHiringProcessActivity, async (call) => ({ stages: await processes.processActivity(call, call.params.id) })),
];

const formRoutes = (publicUrl: string): Route[] => {
  const forms = formService(publicUrl);
  return [
    route(listForms, async (call) => {
      const window = pageWindow(call.query, FORM_ORDER_FIELDS, byName, DEFAULT_PAGE_SIZE);
      const { forms: found, totalCount } = await forms.list(call, call.query.query, window);
      return { forms: found, ...pageFacts(window, totalCount) };
    }),
    route(getForm, async (call) => ({ form: await forms.get(call, call.params.id) })),
    route(createForm, async (call) => ({ form: await forms.create(call, call.body.form) })),
    route(updateForm, async (call) => ({ form: await forms.update(call, call.params.id, call.body.form) })),
    route(deleteForm, async (call) => {
      await forms.remove(call, call.params.id);
      return undefined;
    }),
    route(restoreForm, async (call) => ({ form: await forms.restore(call, call.params.id) })),
  ];
};

const quizRoutes = (publicUrl: string): Route[] => {
  const quizzes = quizService(publicUrl);
  return [
    route(listOnlineQuizzes, async (call) => {
      const window = pageWindow(call.query, FORM_ORDER_FIELDS, byName, DEFAULT_PAGE_SIZE);
      const { forms: found, totalCount } = await quizzes.list(call, call.query.query, window);
      return { online_quizzes: found, ...pageFacts(window, totalCount) };
    }),
    route(getOnlineQuiz, async (call) => ({ online_quiz: await quizzes.get(call, call.params.id) })),
    route(createOnlineQuiz, async (call) => ({ online_quiz: await quizzes.create(call, call.body.online_quiz) })),
    route(updateOnlineQuiz, async (call) => ({
      online_quiz: await quizzes.update(call, call.params.id, call.body.online_quiz),
    })),
    route(deleteOnlineQuiz, async (call) => {
      await quizzes.remove(call, call.params.id);
      return undefined;
    }),
    route(restoreOnlineQuiz, async (call) => ({ online_quiz: await quizzes.restore(call, call.params.id) })),
  ];
};
