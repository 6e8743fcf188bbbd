// Actions on applicants: one call for all of them, run immediately or in the background, and undo.
import { ACTION_CODES, APPLICANT_SCREENS, AT_ONCE_MAX } from '@onward/domain/applicants/actions/codes';
import {
  REJECTION_DELAY_MAX_SECONDS,
  REJECTION_MESSAGE_MAX,
  REJECTION_NOTE_MAX,
} from '@onward/domain/applicants/rejection';
import { NOTE_VISIBILITIES } from '@onward/domain/applicants/remarks';
import { SHARE_MESSAGE_MAX, SHARE_RECIPIENTS_MAX } from '@onward/domain/applicants/sharing';
import { MEETING_MINUTES, MEETING_TYPES } from '@onward/domain/hiring-processes/stages';
import Type, { type Static } from 'typebox';
import { Empty, endpoint } from '../endpoint.ts';
import { CalendarDate, Email, Id, IdParams, Moment, Nullable, pageQuery, pageResponse, Timestamp } from '../fields.ts';
import { ApplicationRow } from './application.ts';
import { ApplicationFilters } from './applications.ts';

/** All parameters an action can take; which ones apply depends on the action (APP-024). */
export const ActionParams = Type.Object({
  stage_id: Type.Optional(Nullable(Id)),
  stage_name: Type.Optional(Nullable(Type.String({ maxLength: 60 }))),
  body: Type.Optional(Nullable(Type.String({ maxLength: 20_000 }))),
  subject: Type.Optional(Nullable(Type.String({ maxLength: 300 }))),
  visibility: Type.Optional(Nullable(Type.Enum([...NOTE_VISIBILITIES]))),
  mentions: Type.Optional(Nullable(Type.Array(Id, { maxItems: 20 }))),
  reason: Type.Optional(Nullable(Type.String({ maxLength: 200 }))),
  note: Type.Optional(Nullable(Type.String({ maxLength: REJECTION_NOTE_MAX }))),
  notify: Type.Optional(Nullable(Type.Boolean())),
  message: Type.Optional(Nullable(Type.String({ maxLength: Math.max(REJECTION_MESSAGE_MAX, SHARE_MESSAGE_MAX) }))),
  delay_seconds: Type.Optional(Nullable(Type.Integer({ minimum: 0, maximum: REJECTION_DELAY_MAX_SECONDS }))),
  hired_date: Type.Optional(Nullable(CalendarDate)),
  company_staff_ids: Type.Optional(Nullable(Type.Array(Id, { maxItems: SHARE_RECIPIENTS_MAX }))),
  emails: Type.Optional(Nullable(Type.Array(Email, { maxItems: SHARE_RECIPIENTS_MAX }))),
  position_key: Type.Optional(Nullable(Type.String({ maxLength: 40 }))),
  copy: Type.Optional(Nullable(Type.Boolean())),
  attachment_upload_ids: Type.Optional(Nullable(Type.Array(Id, { maxItems: 20, uniqueItems: true }))),
  template_id: Type.Optional(Nullable(Id)),
  starts_at: Type.Optional(Nullable(Moment)),
  duration_minutes: Type.Optional(
    Nullable(Type.Integer({ minimum: MEETING_MINUTES.min, maximum: MEETING_MINUTES.max })),
  ),
  meeting_type: Type.Optional(Nullable(Type.Enum([...MEETING_TYPES]))),
  interviewer_ids: Type.Optional(Nullable(Type.Array(Id, { maxItems: 8, uniqueItems: true }))),
  details: Type.Optional(Nullable(Type.String({ maxLength: 2000 }))),
});
export type ActionParams = Static<typeof ActionParams>;

export const ActionResult = Type.Object({
  application_id: Id,
  ok: Type.Boolean(),
  error_code: Nullable(Type.Integer()),
  message: Nullable(Type.String()),
  application: Nullable(ApplicationRow),
});
export type ActionResult = Static<typeof ActionResult>;

/** Undoes the action until the given time. */
const Undo = Nullable(Type.Object({ id: Id, until: Timestamp }));

export const BulkAction = Type.Object({
  id: Id,
  action_type: Type.Integer(),
  state: Type.Enum(['running', 'stopping', 'stopped', 'finished']),
  total: Type.Integer(),
  done: Type.Integer(),
  failed: Type.Integer(),
  created_at: Timestamp,
  finished_at: Nullable(Timestamp),
  can_undo: Type.Boolean(),
});
export type BulkAction = Static<typeof BulkAction>;

const Ids = Type.Array(Id, { minItems: 1, maxItems: 50_001, uniqueItems: true });

export const performApplicationAction = endpoint({
  name: 'performApplicationAction',
  method: 'POST',
  path: '/v1/application_actions',
  summary: `Run an action on applicants: up to ${AT_ONCE_MAX} immediately, more in the background`,
  audience: 'company',
  idempotent: true,
  body: Type.Object({
    action_type: Type.Integer({ examples: [ACTION_CODES.print_applicant] }),
    application_ids: Type.Optional(Ids),
    /** All applicants that match these filters, instead of ids. */
    selection: Type.Optional(ApplicationFilters),
    params: Type.Optional(ActionParams),
    screen: Type.Optional(Type.Enum([...APPLICANT_SCREENS], { default: 'all_applicants' })),
  }),
  answers: {
    200: Type.Object({ results: Type.Array(ActionResult), undo: Undo }),
    202: Type.Object({ bulk_action: Type.Object({ id: Id, total: Type.Integer() }) }),
  },
});

export const previewApplicationActions = endpoint({
  name: 'previewApplicationActions',
  method: 'POST',
  path: '/v1/application_actions/preview',
  summary: 'The actions available for a selection, how many applicants each would change, and why others are skipped',
  audience: 'company',
  body: Type.Object({
    application_ids: Type.Optional(Ids),
    selection: Type.Optional(ApplicationFilters),
    screen: Type.Optional(Type.Enum([...APPLICANT_SCREENS], { default: 'all_applicants' })),
  }),
  answers: {
    200: Type.Object({
      total: Type.Integer(),
      actions: Type.Array(
        Type.Object({
          action_type: Type.Integer(),
          allowed: Type.Boolean(),
          /** How many applicants it would change; the others are skipped. */
          qualifying: Type.Integer(),
          message: Nullable(Type.String()),
        }),
      ),
      /** Stages that all of them can be moved to, by name; within a single process also by id. */
      stages: Type.Array(Type.Object({ id: Nullable(Id), name: Type.String() })),
    }),
  },
});

export const undoApplicationAction = endpoint({
  name: 'undoApplicationAction',
  method: 'POST',
  path: '/v1/application_actions/:id/undo',
  summary: 'Undo an action within seconds',
  audience: 'company',
  params: IdParams,
  answers: { 200: Type.Object({ results: Type.Array(ActionResult) }) },
});

export const listBulkActions = endpoint({
  name: 'listBulkActions',
  method: 'GET',
  path: '/v1/bulk_actions',
  summary: "The user's background actions that are running or recently finished",
  audience: 'company',
  answers: { 200: Type.Object({ bulk_actions: Type.Array(BulkAction) }) },
});

export const getBulkAction = endpoint({
  name: 'getBulkAction',
  method: 'GET',
  path: '/v1/bulk_actions/:id',
  summary: 'Progress of a background action and the applicants it skipped',
  audience: 'company',
  params: IdParams,
  query: pageQuery({}),
  answers: {
    200: Type.Object({
      bulk_action: BulkAction,
      /** Applicants that were not changed, with the reason. */
      ...pageResponse({
        results: Type.Array(
          Type.Object({
            application_id: Id,
            name: Type.String(),
            error_code: Nullable(Type.Integer()),
            message: Nullable(Type.String()),
          }),
        ),
      }).properties,
    }),
  },
});

export const stopBulkAction = endpoint({
  name: 'stopBulkAction',
  method: 'DELETE',
  path: '/v1/bulk_actions/:id',
  summary: 'Stop a background action',
  audience: 'company',
  params: IdParams,
  answers: { 204: Empty },
});

export const undoBulkAction = endpoint({
  name: 'undoBulkAction',
  method: 'POST',
  path: '/v1/bulk_actions/:id/undo',
  summary: 'Undo a background action within seconds of its end',
  audience: 'company',
  params: IdParams,
  answers: { 200: Type.Object({ undone: Type.Integer(), kept: Type.Integer() }) },
});
