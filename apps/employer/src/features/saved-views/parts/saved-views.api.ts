// API calls for saved views.
import type { BodyOf } from '@onward/contract/endpoint';
import {
  createSavedView,
  deleteSavedView,
  listSavedViews,
  type SavedView,
  updateSavedView,
} from '@onward/contract/saved-views/saved-views';
import { listRoles } from '@onward/contract/staff/roles';
import type { ViewList } from '@onward/domain/saved-views/views';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../../platform/api.ts';
import { queryClient } from '../../../platform/query-client.ts';

const VIEWS = 'saved-views';

/** Silent: a list works without its views. */
export const viewsQuery = (list: ViewList) =>
  queryOptions({
    queryKey: [VIEWS, list] as const,
    queryFn: async ({ signal }) =>
      (await api.call(listSavedViews, { query: { list }, signal, silent: true })).saved_views,
  });

export const pinnedViewsQuery = () =>
  queryOptions({
    queryKey: [VIEWS, 'pinned'] as const,
    queryFn: async ({ signal }) =>
      (await api.call(listSavedViews, { query: { pinned: true }, signal, silent: true })).saved_views,
  });

export const refreshViews = () => queryClient.invalidateQueries({ queryKey: [VIEWS] });

export type NewView = BodyOf<typeof createSavedView>['saved_view'];
export type ViewChanges = BodyOf<typeof updateSavedView>['saved_view'];

/** Silent: the dialog shows errors next to their fields. */
export async function addView(saved_view: NewView): Promise<SavedView> {
  const { saved_view: saved } = await api.call(createSavedView, { body: { saved_view }, silent: true });
  await refreshViews();
  return saved;
}

export async function changeView(id: number, saved_view: ViewChanges, silent = false): Promise<void> {
  await api.call(updateSavedView, { params: { id }, body: { saved_view }, silent });
  await refreshViews();
}

export async function removeView(id: number): Promise<void> {
  await api.call(deleteSavedView, { params: { id } });
  await refreshViews();
}

/** Roles to share with; only loaded for users who manage staff. */
export const rolesQuery = (enabled: boolean) =>
  queryOptions({
    queryKey: ['roles-to-share-with'] as const,
    queryFn: async ({ signal }) => (await api.call(listRoles, { signal, silent: true })).company_roles,
    enabled,
  });
