// Jobs: lists, changes and their history.
import { TITLE_MAX } from '@onward/domain/positions/postings';
import { BULK_POSITIONS_MAX, POSITION_ACTIONS } from '@onward/domain/positions/transitions';
import Type, { type Static } from 'typebox';
import { Empty, endpoint } from '../endpoint.ts';
import { Id, Nullable, pageQuery, pageResponse, Timestamp } from '../fields.ts';
import {
  Position,
  PositionChange,
  PositionFields,
  PositionInput,
  PositionKeyParams,
  PositionRow,
  PositionSummary,
  Title,
} from './position.ts';

/** Ids in a link, `3,8,-1`; -1 matches postings without a value. */
const IdList = Type.Optional(Type.String({ maxLength: 2000, pattern: '^-?\\d{1,15}(,-?\\d{1,15})*$' }));

const LIST_FILTERS = {
  query: Type.Optional(Type.String({ maxLength: TITLE_MAX })),
  ids: IdList,
  department: IdList,
  location: IdList,
  brand: IdList,
  position_template: IdList,
  hiring_process_template: IdList,
  /** One status, or several separated by commas. */
  status: Type.Optional(Type.String({ maxLength: 100 })),
  statuses: Type.Optional(Type.String({ maxLength: 100 })),
  access_with_status_code: Type.Optional(Type.Integer({ minimum: -1, maximum: 4 })),
};

export const listMyPositions = endpoint({
  name: 'listMyPositions',
  method: 'GET',
  path: '/v1/positions/mine',
  summary: "Positions in the user's scope",
  audience: 'company',
  toleratesDelay: true,
  query: pageQuery({ ...LIST_FILTERS, show_simple_list: Type.Optional(Type.Boolean()) }),
  answers: {
    200: pageResponse({
      positions: Type.Array(Type.Object({ ...Type.Partial(PositionRow).properties, ...PositionSummary.properties })),
    }),
  },
});

export const countMyPositions = endpoint({
  name: 'countMyPositions',
  method: 'GET',
  path: '/v1/positions/status_counts',
  summary: 'Number of matching positions per status',
  audience: 'company',
  toleratesDelay: true,
  query: Type.Object(LIST_FILTERS),
  answers: {
    200: Type.Object({
      all: Type.Integer(),
      published: Type.Integer(),
      pending: Type.Integer(),
      closed: Type.Integer(),
      deleted: Type.Integer(),
    }),
  },
});

export const getPosition = endpoint({
  name: 'getPosition',
  method: 'GET',
  path: '/v1/positions/:position_key',
  summary: 'One posting',
  audience: 'company',
  params: PositionKeyParams,
  answers: { 200: Type.Object({ position: Position }) },
});

export const createPosition = endpoint({
  name: 'createPosition',
  method: 'POST',
  path: '/v1/positions',
  summary: 'Create a draft posting',
  audience: 'company',
  permission: 'create_position',
  unlimitedIn: 'position',
  body: Type.Object({ position: PositionInput }),
  answers: { 201: Type.Object({ position: Position }) },
});

export const updatePosition = endpoint({
  name: 'updatePosition',
  method: 'PUT',
  path: '/v1/positions/:position_key',
  summary: 'Change a posting',
  audience: 'company',
  permission: 'update_position',
  params: PositionKeyParams,
  body: Type.Object({ position: PositionChange }),
  answers: { 200: Type.Object({ position: Position }) },
});

/** A separate endpoint, because the keyword is not part of the editor and must not cause edit conflicts there. */
export const changePositionKeyword = endpoint({
  name: 'changePositionKeyword',
  method: 'PUT',
  path: '/v1/positions/:position_key/keyword',
  summary: 'Change the text-to-apply keyword',
  audience: 'company',
  permission: 'update_position',
  params: PositionKeyParams,
  body: Type.Object({ keyword: Type.String({ minLength: 1, maxLength: 60 }) }),
  answers: { 200: Type.Object({ position: Position }) },
});

export const deletePosition = endpoint({
  name: 'deletePosition',
  method: 'DELETE',
  path: '/v1/positions/:position_key',
  summary: 'Permanently delete a posting; its applicants stay readable',
  audience: 'company',
  permission: 'delete_position',
  params: PositionKeyParams,
  answers: { 204: Empty },
});

export const publishPosition = endpoint({
  name: 'publishPosition',
  method: 'POST',
  path: '/v1/positions/:position_key/publish',
  summary: 'Publish or reopen a posting',
  audience: 'company',
  permission: 'publish_position',
  params: PositionKeyParams,
  answers: { 200: Type.Object({ position: Position }) },
});

export const closePosition = endpoint({
  name: 'closePosition',
  method: 'POST',
  path: '/v1/positions/:position_key/close',
  summary: 'Close a posting to new applications',
  audience: 'company',
  permission: 'publish_position',
  params: PositionKeyParams,
  answers: { 200: Type.Object({ position: Position }) },
});

export const duplicatePosition = endpoint({
  name: 'duplicatePosition',
  method: 'POST',
  path: '/v1/positions/:position_key/duplicate',
  summary: 'Copy a posting as a draft',
  audience: 'company',
  permission: 'create_position',
  unlimitedIn: 'position',
  params: PositionKeyParams,
  answers: { 201: Type.Object({ position: Position }) },
});

/** The result for each posting, in the requested order. */
const BulkResults = Type.Object({
  results: Type.Array(
    Type.Object({
      id: Type.Integer(),
      ok: Type.Boolean(),
      error_code: Nullable(Type.Integer()),
      message: Nullable(Type.String()),
      /** The posting that was created; null when none was. */
      position_key: Nullable(Type.String()),
      position_id: Nullable(Id),
    }),
  ),
});
export type BulkResults = Static<typeof BulkResults>;

/** The schema allows more than the limit, so that exceeding it returns 20004. */
const BulkIds = Type.Array(Id, { minItems: 1, maxItems: BULK_POSITIONS_MAX * 10, uniqueItems: true });

export const bulkCreatePositions = endpoint({
  name: 'bulkCreatePositions',
  method: 'POST',
  path: '/v1/positions/bulk_create',
  summary: 'Create one posting per location; ids in the results are locations',
  audience: 'company',
  permission: 'create_position',
  unlimitedIn: 'position',
  body: Type.Object({
    position: Type.Object({ title: Title, ...PositionFields }),
    location_ids: BulkIds,
    /** Publish every posting that may be published. */
    publish: Type.Optional(Type.Boolean()),
  }),
  answers: { 200: BulkResults },
});

export const bulkUpdatePositions = endpoint({
  name: 'bulkUpdatePositions',
  method: 'POST',
  path: '/v1/positions/bulk_update',
  summary: 'Publish, close, delete or change the process of several postings',
  audience: 'company',
  permission: ['publish_position', 'delete_position', 'update_position'],
  body: Type.Object({
    ids: BulkIds,
    action: Type.Optional(Type.Enum([...POSITION_ACTIONS])),
    hiring_process_template_id: Type.Optional(Nullable(Id)),
  }),
  answers: { 200: BulkResults },
});

export const PositionActivity = Type.Object({
  id: Id,
  event: Type.String(),
  staff_name: Nullable(Type.String()),
  changed_fields: Type.Array(Type.String()),
  created_at: Timestamp,
});
export type PositionActivity = Static<typeof PositionActivity>;

export const listPositionActivities = endpoint({
  name: 'listPositionActivities',
  method: 'GET',
  path: '/v1/positions/:position_key/activities',
  summary: 'History of a posting, newest first',
  audience: 'company',
  params: PositionKeyParams,
  query: pageQuery({}),
  answers: { 200: pageResponse({ activities: Type.Array(PositionActivity) }) },
});
