// The routes of E-Verify cases.
import * as endpoints from '@onward/contract/everify/everify-cases';
import { DEFAULT_PAGE_SIZE } from '@onward/domain/platform/constants';
import type { App } from '../../platform/app.ts';
import { pageFacts, pageWindow } from '../../platform/database/lists.ts';
import { type Route, route } from '../../platform/http/route.ts';
import { photoFile, photoStep, uploadStep } from './cases/answer-case.ts';
import * as cases from './cases/cases.queries.ts';
import { closeStep } from './cases/close-case.ts';
import { changeReasons, createCase } from './cases/create-case.ts';
import { performStep } from './cases/perform-step.ts';
import { refreshCase } from './cases/poll-cases.ts';
import { giveNotice, referStep } from './cases/refer-case.ts';
import { presentListed, showCase } from './cases/show-case.ts';
import { confirmStep, submitStep } from './cases/submit-case.ts';
import { letterFile } from './letters/letter-file.ts';

export const everifyCasesRoutes = (app: App): Route[] => [
  ...readingRoutes(app),
  ...savingRoutes(app),
  ...stepRoutes(app),
];

const readingRoutes = (app: App): Route[] => [
  route(endpoints.listEverifyCases, async ({ tx, access, query }) => {
    const newest = { field: 'id', direction: 'desc' } as const;
    const window = pageWindow(query, cases.CASE_ORDERS, newest, DEFAULT_PAGE_SIZE);
    const { rows, total } = await cases.findPage(tx, access, query, window);
    return { cases: rows.map(presentListed), ...pageFacts(window, total) };
  }),
  route(endpoints.getEverifyCase, async (call) => ({ everify_case: await showCase(app, call, call.params.id) })),
  route(endpoints.getCasePhoto, (call) => photoFile(app, call, call.params.id)),
  route(endpoints.getCaseLetter, (call) => letterFile(app, call, call.params, call.query)),
];

const savingRoutes = (app: App): Route[] => [
  route(endpoints.createEverifyCase, async (call) => ({
    everify_case: await createCase(app, call, call.body.employee_id),
  })),
  route(endpoints.updateEverifyCase, async (call) => ({
    everify_case: await changeReasons(app, call, call.params.id, call.body),
  })),
  route(endpoints.giveCaseNotice, async (call) => ({
    everify_case: await giveNotice(app, call, call.params.id, call.body.language),
  })),
];

/** The government is asked without an open transaction. */
const stepRoutes = (app: App): Route[] => [
  route(endpoints.submitEverifyCase, async (call) => ({
    everify_case: await performStep(app, call, call.params.id, submitStep(app, call)),
  })),
  route(endpoints.confirmEverifyData, async (call) => ({
    everify_case: await performStep(app, call, call.params.id, confirmStep(app, call)),
  })),
  route(endpoints.comparePhotos, async (call) => ({
    everify_case: await performStep(app, call, call.params.id, photoStep(call.body.matches)),
  })),
  route(endpoints.uploadCaseDocument, async (call) => ({
    everify_case: await performStep(app, call, call.params.id, uploadStep(app, call, call.body)),
  })),
  route(endpoints.referEverifyCase, async (call) => ({
    everify_case: await performStep(app, call, call.params.id, referStep(call, call.body)),
  })),
  route(endpoints.closeEverifyCase, async (call) => ({
    everify_case: await performStep(app, call, call.params.id, closeStep(call.body)),
  })),
  route(endpoints.refreshEverifyCase, async (call) => ({
    everify_case: await refreshCase(app, call, call.params.id),
  })),
];
