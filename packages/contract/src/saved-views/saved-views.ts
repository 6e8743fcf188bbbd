// Saved views of a list.
import { DENSITIES } from '@onward/domain/saved-views/list-layout';
import { VIEW_LISTS, VIEW_NAME_MAX } from '@onward/domain/saved-views/views';
import Type, { type Static } from 'typebox';
import { Empty, endpoint } from '../endpoint.ts';
import { Id, IdParams, Nullable } from '../fields.ts';

const List = Type.Enum([...VIEW_LISTS]);
const ViewName = Type.String({ minLength: 1, maxLength: VIEW_NAME_MAX, pattern: '\\S' });

/** The list's URL parameters and display settings; null means the default: all columns, comfortable density. */
const ViewState = Type.Object({
  filters: Type.Record(Type.String({ maxLength: 60 }), Type.String({ maxLength: 200 })),
  order: Nullable(Type.String({ maxLength: 60 })),
  columns: Nullable(Type.Array(Type.String({ maxLength: 60 }), { maxItems: 40 })),
  density: Nullable(Type.Enum([...DENSITIES])),
});
export type ViewState = Static<typeof ViewState>;

export const SavedView = Type.Object({
  id: Id,
  list: List,
  name: Type.String(),
  state: ViewState,
  shared_role_id: Nullable(Id),
  is_own: Type.Boolean(),
  is_default: Type.Boolean(),
  is_pinned: Type.Boolean(),
  /** How many records it matches right now, within the user's scope. */
  count: Type.Integer(),
  /** False when there are more than were counted. */
  count_is_exact: Type.Boolean(),
});
export type SavedView = Static<typeof SavedView>;

export const listSavedViews = endpoint({
  name: 'listSavedViews',
  method: 'GET',
  path: '/v1/saved_views',
  summary: 'Your own and shared views of a list, with live counts',
  audience: 'company',
  query: Type.Object({ list: Type.Optional(List), pinned: Type.Optional(Type.Boolean()) }),
  answers: { 200: Type.Object({ saved_views: Type.Array(SavedView) }) },
});

export const createSavedView = endpoint({
  name: 'createSavedView',
  method: 'POST',
  path: '/v1/saved_views',
  summary: 'Save a view of a list',
  audience: 'company',
  body: Type.Object({
    saved_view: Type.Object({
      list: List,
      name: ViewName,
      state: ViewState,
      shared_role_id: Type.Optional(Nullable(Id)),
      is_default: Type.Optional(Type.Boolean()),
      is_pinned: Type.Optional(Type.Boolean()),
    }),
  }),
  answers: { 201: Type.Object({ saved_view: SavedView }) },
});

/** Default and pin are personal settings, even on a view shared by someone else. */
export const updateSavedView = endpoint({
  name: 'updateSavedView',
  method: 'PUT',
  path: '/v1/saved_views/:id',
  summary: 'Rename, change, share, pin a view or make it the default',
  audience: 'company',
  params: IdParams,
  body: Type.Object({
    saved_view: Type.Object({
      name: Type.Optional(ViewName),
      state: Type.Optional(ViewState),
      shared_role_id: Type.Optional(Nullable(Id)),
      is_default: Type.Optional(Type.Boolean()),
      is_pinned: Type.Optional(Type.Boolean()),
    }),
  }),
  answers: { 200: Type.Object({ saved_view: SavedView }) },
});

export const deleteSavedView = endpoint({
  name: 'deleteSavedView',
  method: 'DELETE',
  path: '/v1/saved_views/:id',
  summary: 'Delete your own view',
  audience: 'company',
  params: IdParams,
  answers: { 204: Empty },
});
