// The routes of the saved-views room.
import {
  createSavedView,
  deleteSavedView,
  listSavedViews,
  updateSavedView,
} from '@onward/contract/saved-views/saved-views';
import { type Route, route } from '../../platform/http/route.ts';
import * as views from './saved-views.service.ts';

export const savedViewsRoutes = (counts: views.ListCounts): Route[] => [
  route(listSavedViews, async (call) => ({ saved_views: await views.listSavedViews(call, counts, call.query) })),
  route(createSavedView, async (call) => ({
    saved_view: await views.createSavedView(call, counts, call.body.saved_view),
  })),
  route(updateSavedView, async (call) => ({
    saved_view: await views.updateSavedView(call, counts, call.params.id, call.body.saved_view),
  })),
  route(deleteSavedView, async (call) => {
    await views.deleteSavedView(call, call.params.id);
    return undefined;
  }),
];
