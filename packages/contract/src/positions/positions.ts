// Job postings.
import {
  BENEFIT_MAX,
  BENEFITS_MAX,
  DESCRIPTION_MAX,
  EMPLOYMENT_TYPES,
  OPENINGS_MAX,
  POSITION_ACCESSES,
  SALARY_MOST,
  SALARY_UNITS,
  SHIFTS,
  TITLE_MAX,
} from '@onward/domain/positions/postings';
import { REVIEW_STATUSES } from '@onward/domain/positions/review';
import { REVIEW_REASONS } from '@onward/domain/positions/review-checks';
import { POSITION_STATUSES } from '@onward/domain/positions/statuses';
import { BULK_POSITIONS_MAX, POSITION_ACTIONS } from '@onward/domain/positions/transitions';
import Type, { type Static } from 'typebox';
import { Empty, endpoint } from '../endpoint.ts';
import { Id, Nullable, pageAnswer, pageQuery, Timestamp, Version } from '../fields.ts';
import { Question, QuestionInputs } from '../questions/questions.ts';

export const PositionSummary = Type.Object({
  id: Id,
  digest_key: Type.String(),
  title: Type.String(),
  status: Type.Enum([...POSITION_STATUSES]),
  location_id: Id,
  department_id: Nullable(Id),
  brand_id: Id,
});
export type PositionSummary = Static<typeof PositionSummary>;

export const CalendarDate = Type.String({ format: 'date' });

export const PostingReview = Type.Object({
  id: Id,
  status: Type.Enum([...REVIEW_STATUSES]),
  reasons: Type.Array(Type.Object({ reason: Type.Enum([...REVIEW_REASONS]), found: Type.Array(Type.String()) })),
  /** What support staff wrote when they decided. */
  note: Nullable(Type.String()),
  updated_at: Timestamp,
});
export type PostingReview = Static<typeof PostingReview>;

/** What a posting and the template it is made from both say. */
export const PostingText = {
  description: Type.String(),
  salary_min: Nullable(Type.Number()),
  salary_max: Nullable(Type.Number()),
  salary_unit: Nullable(Type.Enum([...SALARY_UNITS])),
  shifts: Type.Array(Type.Enum([...SHIFTS])),
  benefits: Type.Array(Type.String()),
  questions: Type.Array(Question),
};

export const PositionRow = Type.Object({
  ...PositionSummary.properties,
  position_template_id: Nullable(Id),
  hiring_process_template_id: Nullable(Id),
  access: Type.Enum([...POSITION_ACCESSES]),
  openings: Type.Integer(),
  hired_count: Type.Integer(),
  applicants_count: Type.Integer(),
  new_applicants_count: Type.Integer(),
  /** How many are in progress in each stage, in the order of the stages. */
  pipeline: Type.Array(Type.Object({ stage_id: Id, name: Type.String(), count: Type.Integer() })),
  sources: Type.Array(Type.String()),
  published_at: Nullable(Timestamp),
  closed_at: Nullable(Timestamp),
  url: Type.String(),
  posting_review: Nullable(PostingReview),
  updated_at: Timestamp,
});
export type PositionRow = Static<typeof PositionRow>;

export const Position = Type.Object({
  ...PositionRow.properties,
  ...PostingText,
  employment_type: Type.Enum([...EMPLOYMENT_TYPES]),
  application_deadline: Nullable(CalendarDate),
  requires_email: Type.Boolean(),
  requires_resume: Type.Boolean(),
  /** For super admins alone; absent for everyone else. */
  assigned_manager_ids: Type.Optional(Type.Array(Id)),
  keyword: Nullable(Type.String()),
  edited_by_hand: Type.Boolean(),
  version: Type.Integer(),
});
export type Position = Static<typeof Position>;

const Amount = Type.Number({ minimum: 0, maximum: SALARY_MOST });

export const PostingTextInput = {
  description: Type.Optional(Type.String({ maxLength: DESCRIPTION_MAX })),
  salary_min: Type.Optional(Nullable(Amount)),
  salary_max: Type.Optional(Nullable(Amount)),
  salary_unit: Type.Optional(Nullable(Type.Enum([...SALARY_UNITS]))),
  shifts: Type.Optional(Type.Array(Type.Enum([...SHIFTS]), { maxItems: SHIFTS.length, uniqueItems: true })),
  benefits: Type.Optional(Type.Array(Type.String({ maxLength: BENEFIT_MAX }), { maxItems: BENEFITS_MAX })),
  questions: Type.Optional(QuestionInputs),
  department_id: Type.Optional(Nullable(Id)),
  hiring_process_template_id: Type.Optional(Nullable(Id)),
};

const Title = Type.String({ minLength: 1, maxLength: TITLE_MAX, pattern: '\\S' });

const PositionFields = {
  ...PostingTextInput,
  employment_type: Type.Optional(Type.Enum([...EMPLOYMENT_TYPES])),
  openings: Type.Optional(Type.Integer({ minimum: 1, maximum: OPENINGS_MAX })),
  access: Type.Optional(Type.Enum([...POSITION_ACCESSES])),
  application_deadline: Type.Optional(Nullable(CalendarDate)),
  requires_email: Type.Optional(Type.Boolean()),
  requires_resume: Type.Optional(Type.Boolean()),
  position_template_id: Type.Optional(Nullable(Id)),
  assigned_manager_ids: Type.Optional(Type.Array(Id, { maxItems: 50, uniqueItems: true })),
};

export const PositionInput = Type.Object({ title: Title, location_id: Id, ...PositionFields });
export type PositionInput = Static<typeof PositionInput>;

/** What is left out stays as it is. */
export const PositionChange = Type.Object({
  ...Type.Partial(PositionInput).properties,
  /** As the editor saw it: someone else's change since then answers 20002. */
  updated_at: Type.Optional(Timestamp),
  version: Version,
});
export type PositionChange = Static<typeof PositionChange>;

export const PositionKeyParams = Type.Object({ position_key: Type.String({ minLength: 1, maxLength: 40 }) });

/** Ids in a link, `3,8,-1`; -1 stands for postings that have none of the kind. */
const IdList = Type.Optional(Type.String({ maxLength: 2000, pattern: '^-?\\d{1,15}(,-?\\d{1,15})*$' }));

const LIST_FILTERS = {
  query: Type.Optional(Type.String({ maxLength: TITLE_MAX })),
  ids: IdList,
  department: IdList,
  location: IdList,
  brand: IdList,
  position_template: IdList,
  hiring_process_template: IdList,
  /** One status, or several with commas. */
  status: Type.Optional(Type.String({ maxLength: 100 })),
  statuses: Type.Optional(Type.String({ maxLength: 100 })),
  access_with_status_code: Type.Optional(Type.Integer({ minimum: -1, maximum: 4 })),
};

export const listMyPositions = endpoint({
  name: 'listMyPositions',
  method: 'GET',
  path: '/v1/positions/mine',
  summary: 'Positions the user may see',
  audience: 'company',
  toleratesDelay: true,
  query: pageQuery({ ...LIST_FILTERS, show_simple_list: Type.Optional(Type.Boolean()) }),
  answers: {
    200: pageAnswer({
      positions: Type.Array(Type.Object({ ...Type.Partial(PositionRow).properties, ...PositionSummary.properties })),
    }),
  },
});

export const countMyPositions = endpoint({
  name: 'countMyPositions',
  method: 'GET',
  path: '/v1/positions/status_counts',
  summary: 'How many of the found positions have each status',
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
  summary: 'Create a posting, not published yet',
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

/** Apart from the rest: it is not part of what the editor writes, and so stands in nobody's way there. */
export const changePositionKeyword = endpoint({
  name: 'changePositionKeyword',
  method: 'PUT',
  path: '/v1/positions/:position_key/keyword',
  summary: 'Change the word people text to apply',
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
  summary: 'Delete a posting for good; its applicants stay readable',
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
  summary: 'Take no more applications',
  audience: 'company',
  permission: 'publish_position',
  params: PositionKeyParams,
  answers: { 200: Type.Object({ position: Position }) },
});

export const duplicatePosition = endpoint({
  name: 'duplicatePosition',
  method: 'POST',
  path: '/v1/positions/:position_key/duplicate',
  summary: 'A copy of a posting, not published yet',
  audience: 'company',
  permission: 'create_position',
  unlimitedIn: 'position',
  params: PositionKeyParams,
  answers: { 201: Type.Object({ position: Position }) },
});

/** What became of each, in the order asked for. */
const BulkResults = Type.Object({
  results: Type.Array(
    Type.Object({
      id: Type.Integer(),
      ok: Type.Boolean(),
      error_code: Nullable(Type.Integer()),
      message: Nullable(Type.String()),
      /** The posting that was made; null when none was. */
      position_key: Nullable(Type.String()),
    }),
  ),
});
export type BulkResults = Static<typeof BulkResults>;

/** Beyond the limit the answer is 20004, so the schema lets a few more through. */
const BulkIds = Type.Array(Id, { minItems: 1, maxItems: BULK_POSITIONS_MAX * 10, uniqueItems: true });

export const bulkCreatePositions = endpoint({
  name: 'bulkCreatePositions',
  method: 'POST',
  path: '/v1/positions/bulk_create',
  summary: 'One posting for each location; ids in the results are locations',
  audience: 'company',
  permission: 'create_position',
  unlimitedIn: 'position',
  body: Type.Object({
    position: Type.Object({ title: Title, ...PositionFields }),
    location_ids: BulkIds,
    /** Publish each one that may be published. */
    publish: Type.Optional(Type.Boolean()),
  }),
  answers: { 200: BulkResults },
});

export const bulkUpdatePositions = endpoint({
  name: 'bulkUpdatePositions',
  method: 'POST',
  path: '/v1/positions/bulk_update',
  summary: 'Publish, close, delete or give another process to several postings',
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
  summary: 'What was done to a posting, newest first',
  audience: 'company',
  params: PositionKeyParams,
  query: pageQuery({}),
  answers: { 200: pageAnswer({ activities: Type.Array(PositionActivity) }) },
});
