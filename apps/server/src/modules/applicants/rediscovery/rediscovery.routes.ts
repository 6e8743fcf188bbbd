// Routes for inviting past applicants.
import { inviteToJob, previewJobInvitation, undoJobInvitation } from '@onward/contract/applicants/rediscovery';
import { type Route, route } from '../../../platform/http/route.ts';
import * as rediscovery from './rediscovery.service.ts';

export const rediscoveryRoutes = (): Route[] => [
  route(previewJobInvitation, (call) => rediscovery.preview(call, call.body)),
  route(inviteToJob, (call) => rediscovery.invite(call, call.body)),
  route(undoJobInvitation, async (call) => ({ withdrawn_count: await rediscovery.undo(call, call.params.id) })),
];
