// The routes of the privacy room.
import { getEqualOpportunityCounts } from '@onward/contract/privacy/equal-opportunity';
import {
  closePrivacyRequest,
  createPrivacyRequest,
  findPrivacyPeople,
  listLegalHolds,
  listPrivacyRequests,
  placeLegalHold,
  releaseLegalHold,
} from '@onward/contract/privacy/people';
import {
  getRetention,
  getRetentionRun,
  listDueRecords,
  listRetentionRuns,
  previewRetention,
  setRetention,
} from '@onward/contract/privacy/retention';
import { type Route, route } from '../../platform/http/route.ts';
import { countAnswers } from './equal-opportunity.ts';
import { findPeople } from './people/find-people.ts';
import * as holds from './people/legal-holds.service.ts';
import * as requests from './people/requests.service.ts';
import { listRuns, showRun } from './retention/list-runs.ts';
import * as retention from './retention/retention.service.ts';

export const privacyRoutes = (): Route[] => [
  route(getRetention, async (call) => ({ retention: await retention.getRetention(call) })),
  route(setRetention, async (call) => ({ retention: await retention.changeRetention(call, call.body) })),
  route(previewRetention, (call) => retention.previewDue(call, call.body)),
  route(listDueRecords, (call) => retention.listDuePeople(call, call.params, call.query)),
  route(listRetentionRuns, (call) => listRuns(call, call.query)),
  route(getRetentionRun, (call) => showRun(call, call.params.id, call.query)),
  route(findPrivacyPeople, async (call) => ({ people: await findPeople(call, call.query.query) })),
  route(listLegalHolds, (call) => holds.list(call, call.query)),
  route(placeLegalHold, async (call) => ({ legal_hold: await holds.place(call, call.body) })),
  route(releaseLegalHold, async (call) => ({ legal_hold: await holds.release(call, call.params.id) })),
  route(listPrivacyRequests, (call) => requests.list(call, call.query)),
  route(createPrivacyRequest, async (call) => ({ privacy_request: await requests.create(call, call.body) })),
  route(closePrivacyRequest, async (call) => ({
    privacy_request: await requests.close(call, call.params.id, call.body),
  })),
  route(getEqualOpportunityCounts, async (call) => ({
    counts: await countAnswers(call, call.query.period ?? 'last_12_months'),
  })),
];
