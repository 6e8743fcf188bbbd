// Actions on applicants: one endpoint for all of them, at once or in the background, and undo.
import { ACTION_CODES, APPLICANT_SCREENS, AT_ONCE_MAX } from '@onward/domain/applicants/actions/codes';
import Type, { type Static } from 'typebox';
import { Empty, endpoint } from '../endpoint.ts';
import { Id, IdParams, Nullable, pageQuery, pageResponse, Timestamp } from '../fields.ts';
import { PARAMS_BY_ACTION } from './action-params.ts';
import { ApplicationRow } from './application.ts';
import { ApplicationFilters } from './applications.ts';
import { StageEffects } from './pipeline.ts';

export const ActionResult = Type.Object({
  application_id: Id,
  ok: Type.Boolean(),
  error_code: Nullable(Type.Integer()),
  message: Nullable(Type.String()),
  application: Nullable(ApplicationRow),
});
export type ActionResult = Static<typeof ActionResult>;

/** Undoes the action until then. */
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
  summary: `Perform an action on applicants: up to ${AT_ONCE_MAX} at once, more in the background`,
  audience: 'company',
  idempotent: true,
  body: Type.Object({
    action_type: Type.Integer({ examples: [ACTION_CODES.print_applicant] }),
    application_ids: Type.Optional(Ids),
    /** Everyone who matches, instead of ids. */
    selection: Type.Optional(ApplicationFilters),
    params: Type.Optional(
      Type.Unsafe<object>(
        Type.Record(Type.String(), Type.Unknown(), { description: `Depends on the action. ${PARAMS_BY_ACTION}` }),
      ),
    ),
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
  summary: 'Preview which actions a selection allows, how many applicants each changes, and why not',
  audience: 'company',
  unaudited: 'It only previews.',
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
      /** The stages of their jobs, by name; by id too when they share a hiring process. Only one in all can be chosen. */
      stages: Type.Array(
        Type.Object({ id: Nullable(Id), name: Type.String(), in_all: Type.Boolean(), ...StageEffects.properties }),
      ),
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
  summary: 'List the background actions of the user that are running or just ended',
  audience: 'company',
  answers: { 200: Type.Object({ bulk_actions: Type.Array(BulkAction) }) },
});

export const getBulkAction = endpoint({
  name: 'getBulkAction',
  method: 'GET',
  path: '/v1/bulk_actions/:id',
  summary: 'Show the progress of a background action and whom it skipped',
  audience: 'company',
  params: IdParams,
  query: pageQuery({}),
  answers: {
    200: Type.Object({
      bulk_action: BulkAction,
      /** Applicants that weren't changed, with the reason. */
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

export const getPrintedPages = endpoint({
  name: 'getPrintedPages',
  method: 'GET',
  path: '/v1/bulk_actions/:id/pages',
  summary: 'The pages of applicants who were printed in the background, as a file to print',
  audience: 'company',
  audited: { event: 'applications_printed', subjectType: 'bulk_action' },
  params: IdParams,
  answers: { 200: Type.String({ description: 'The file' }) },
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
