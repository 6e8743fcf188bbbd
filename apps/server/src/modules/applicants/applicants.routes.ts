// The routes of the applicants room.
import {
  addApplication,
  addApplicationAttachment,
  deleteApplicationAttachment,
  exportApplications,
  getApplication,
  getApplicationAttachment,
  getFormAnswerAttachment,
  listApplicationHistories,
  listApplications,
  markApplicationSeen,
  reactivateApplication,
  updateApplication,
} from '@onward/contract/applicants/applications';
import { getPipeline, searchEverything } from '@onward/contract/applicants/pipeline';
import { listRejectionReasons, setRejectionReasons } from '@onward/contract/applicants/rejection-reasons';
import { DEFAULT_PAGE_SIZE } from '@onward/domain/platform/constants';
import type { App } from '../../platform/app.ts';
import { pageFacts, pageWindow } from '../../platform/database/lists.ts';
import { answerWithRows, type CompanyCall, type Route, route } from '../../platform/http/route.ts';
import type { ActionEffects } from './actions/action-effect.ts';
import { ACTION_EFFECTS } from './actions/action-effects.ts';
import { actionsRoutes } from './actions/actions.routes.ts';
import { exportApplicants } from './list/export-applicants.ts';
import { APPLICATION_ORDERS, findPage, NEWEST } from './list/find-page.ts';
import { shownRows } from './list/list-rows.ts';
import { type FindEmployees, findEverything } from './list/search-everything.ts';
import { showPipeline } from './list/show-pipeline.ts';
import type { PersonTraces } from './persons/person-traces.ts';
import { personsRoutes } from './persons/persons.routes.ts';
import { addFile, deleteFile } from './profile/attach-files.ts';
import { addApplicant, updateApplicant } from './profile/edit-applicant.ts';
import { listHistory } from './profile/list-history.ts';
import { getApplication as showApplication } from './profile/show-application.ts';
import { showAttachment } from './profile/show-attachment.ts';
import { rediscoveryRoutes } from './rediscovery/rediscovery.routes.ts';
import { listReasons, setReasons } from './rejection-reasons/rejection-reasons.service.ts';
import { remarksRoutes } from './remarks/remarks.routes.ts';
import { shareEffect } from './sharing/sharing.service.ts';
import { markSeen, reactivate } from './stages/reactivate.ts';

export type { ActionEffects };

/** This room's own actions, plus those provided by later rooms. */
export const applicantEffects = (app: App, lent: ActionEffects): ActionEffects => ({
  ...ACTION_EFFECTS,
  share_applicant: shareEffect(app),
  ...lent,
});

export interface ApplicantPorts {
  /** Actions of later rooms. */
  actions: ActionEffects;
  traces: readonly PersonTraces[];
  findEmployees: FindEmployees;
}

export const applicantsRoutes = (app: App, { actions: lent, traces, findEmployees }: ApplicantPorts): Route[] => [
  ...listRoutes(app, findEmployees),
  ...profileRoutes(app),
  ...actionsRoutes(applicantEffects(app, lent)),
  ...remarksRoutes(app),
  ...personsRoutes(app, traces),
  ...rediscoveryRoutes(),
  route(listRejectionReasons, listReasons),
  route(setRejectionReasons, (call) => setReasons(call, call.body)),
];

const listRoutes = ({ config }: App, findEmployees: FindEmployees): Route[] => [
  route(exportApplications, (call) => exportApplicants(call, call.query)),
  route(getPipeline, (call) => showPipeline(call, config.publicUrl, call.params.position_key)),
  route(searchEverything, (call) => findEverything(call, findEmployees, call.query.query)),
  route(listApplications, async (call) => {
    const { query } = call;
    const window = pageWindow(query, APPLICATION_ORDERS, NEWEST, DEFAULT_PAGE_SIZE);
    const { found, total, exact, totals, tallies } = await findPage(call, query, window);
    const rows = await shownRows(call, found);
    return answerWithRows(listApplications, 'applications', rows, {
      ...pageFacts(window, total),
      total_is_exact: exact,
      stage_counts: tallies,
      status_counts: totals,
    });
  }),
];

const profileRoutes = (app: App): Route[] => [
  route(getApplication, async (call) => ({ application: await showApplication(call, call.params.id) })),
  route(addApplication, async (call) => {
    const id = await addApplicant(call, call.body.application);
    return changedApplication(call, id);
  }),
  route(updateApplication, async (call) => {
    await updateApplicant(call, call.params.id, call.body.application);
    return changedApplication(call, call.params.id);
  }),
  route(addApplicationAttachment, async (call) => ({
    attachment: await addFile(call, call.params.id, call.body.upload_id),
  })),
  route(deleteApplicationAttachment, async (call) => {
    await deleteFile(call, call.params.id);
    return undefined;
  }),
  route(listApplicationHistories, (call) => listHistory(call, call.params.id, call.query)),
  route(reactivateApplication, async (call) => {
    await reactivate(call, call.params.id);
    return changedApplication(call, call.params.id);
  }),
  route(markApplicationSeen, async (call) => {
    await markSeen(call, call.params.id);
    return { is_new: false };
  }),
  route(getApplicationAttachment, (call) =>
    showAttachment(call, (key) => app.files.get(key), { id: call.params.id, type: call.query.type }),
  ),
  route(getFormAnswerAttachment, (call) =>
    showAttachment(call, (key) => app.files.get(key), {
      id: call.params.id,
      type: call.query.type,
      kind: 'form_answer',
    }),
  ),
];

const changedApplication = async (call: CompanyCall, id: number) => ({
  application: await showApplication(call, id),
});
