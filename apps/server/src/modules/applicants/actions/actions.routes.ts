// Routes for actions on applicants, at once and in the background.
import {
  getBulkAction,
  getPrintedPages,
  listBulkActions,
  performApplicationAction,
  previewApplicationActions,
  stopBulkAction,
  undoApplicationAction,
  undoBulkAction,
} from '@onward/contract/applicants/application-actions';
import { Answer, type CompanyCall, type Route, route } from '../../../platform/http/route.ts';
import { printedPages } from '../printing/print-many.ts';
import { requireOffered } from '../rejection-reasons/rejection-reasons.service.ts';
import { requireColleagues } from '../sharing/sharing.service.ts';
import type { ActionEffects } from './action-effect.ts';
import * as actions from './actions.service.ts';
import * as bulkActions from './bulk-actions.service.ts';
import { previewActions } from './preview-actions.ts';

export const actionsRoutes = (effects: ActionEffects): Route[] => [
  route(performApplicationAction, async (call) => {
    const { action_type, application_ids, selection, params = {}, screen = 'all_applicants' } = call.body;
    const request = { action: actions.requireAction(call.access, action_type, params), params, screen };
    await requireOffered(call, request.action, params);
    const ids = await actions.selectedIds(call, { application_ids, selection });
    actions.requireBulk(call.access, request.action, ids);
    actions.requireNotTooMany(request.action, ids);
    if (actions.runsInBackground(ids, selection)) {
      if (request.action === 'share_applicant') await requireColleagues(call, params);
      return new Answer(202, { bulk_action: await bulkActions.startBulkAction(call, request, ids) });
    }
    const { results, undoId } = await actions.perform(workOf(call, effects), request, ids);
    return { results, undo: actions.undoOffer(undoId, call.now) };
  }),
  route(previewApplicationActions, (call) => previewActions(call, call.body)),
  route(undoApplicationAction, async (call) => ({
    results: await actions.undoAction(workOf(call, effects), call.params.id),
  })),
  route(listBulkActions, async (call) => ({ bulk_actions: await bulkActions.listBulkActions(call) })),
  route(getBulkAction, (call) => bulkActions.showBulkAction(call, call.params.id, call.query)),
  route(getPrintedPages, (call) => printedPages(call, call.params.id)),
  route(stopBulkAction, async (call) => {
    await bulkActions.stopBulkAction(call, call.params.id);
    return undefined;
  }),
  route(undoBulkAction, (call) => bulkActions.undoBulkAction(call, effects, call.params.id)),
];

const workOf = (call: CompanyCall, effects: ActionEffects): actions.ActionWork => {
  const { tx, access, language, now } = call;
  return { tx, access, language, now, effects, call };
};
