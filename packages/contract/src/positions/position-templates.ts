// Templates that postings are created from.
import { EMPLOYMENT_TYPES, TITLE_MAX } from '@onward/domain/positions/postings';
import Type, { type Static } from 'typebox';
import { Empty, endpoint } from '../endpoint.ts';
import { Id, IdParams, Nullable, pageQuery, pageResponse, Timestamp, Version } from '../fields.ts';
import { PostingReview, PostingText, PostingTextInput } from './position.ts';

export const PositionTemplate = Type.Object({
  id: Id,
  name: Type.String(),
  title: Type.String(),
  ...PostingText,
  employment_type: Nullable(Type.Enum([...EMPLOYMENT_TYPES])),
  department_id: Nullable(Id),
  hiring_process_template_id: Nullable(Id),
  positions_count: Type.Integer(),
  posting_review: Nullable(PostingReview),
  version: Type.Integer(),
  updated_at: Timestamp,
});
export type PositionTemplate = Static<typeof PositionTemplate>;

const NonBlankText = (maxLength: number) => Type.String({ minLength: 1, maxLength, pattern: '\\S' });

const PositionTemplateInput = Type.Object({
  name: NonBlankText(TITLE_MAX),
  title: NonBlankText(TITLE_MAX),
  ...PostingTextInput,
  employment_type: Type.Optional(Nullable(Type.Enum([...EMPLOYMENT_TYPES]))),
});

export const POSITION_TEMPLATE_ORDER_FIELDS = ['name', 'positions_count', 'updated_at'] as const;

export const listPositionTemplates = endpoint({
  name: 'listPositionTemplates',
  method: 'GET',
  path: '/v1/position_templates',
  summary: 'Posting templates',
  audience: 'company',
  query: pageQuery({ query: Type.Optional(Type.String({ maxLength: TITLE_MAX })) }),
  answers: { 200: pageResponse({ position_templates: Type.Array(PositionTemplate) }) },
});

export const getPositionTemplate = endpoint({
  name: 'getPositionTemplate',
  method: 'GET',
  path: '/v1/position_templates/:id',
  summary: 'One posting template',
  audience: 'company',
  params: IdParams,
  answers: { 200: Type.Object({ position_template: PositionTemplate }) },
});

export const createPositionTemplate = endpoint({
  name: 'createPositionTemplate',
  method: 'POST',
  path: '/v1/position_templates',
  summary: 'Create a posting template',
  audience: 'company',
  permission: 'edit_template',
  body: Type.Object({ position_template: PositionTemplateInput }),
  answers: { 201: Type.Object({ position_template: PositionTemplate }) },
});

export const updatePositionTemplate = endpoint({
  name: 'updatePositionTemplate',
  method: 'PUT',
  path: '/v1/position_templates/:id',
  summary: 'Change a posting template, and optionally the postings that follow it',
  audience: 'company',
  permission: 'edit_template',
  params: IdParams,
  body: Type.Object({
    position_template: Type.Object({ ...Type.Partial(PositionTemplateInput).properties, version: Version }),
    apply_to_positions: Type.Optional(Type.Boolean()),
  }),
  answers: {
    200: Type.Object({
      position_template: PositionTemplate,
      /** Postings that took the change, and those that didn't because they had been edited by hand. */
      applied_count: Type.Integer(),
      skipped_count: Type.Integer(),
    }),
  },
});

export const deletePositionTemplate = endpoint({
  name: 'deletePositionTemplate',
  method: 'DELETE',
  path: '/v1/position_templates/:id',
  summary: 'Delete a posting template; its postings stay but are detached',
  audience: 'company',
  permission: 'edit_template',
  params: IdParams,
  answers: { 204: Empty },
});

export const restorePositionTemplate = endpoint({
  name: 'restorePositionTemplate',
  method: 'POST',
  path: '/v1/position_templates/:id/restore',
  summary: 'Undo the deletion of a posting template within a minute',
  audience: 'company',
  permission: 'edit_template',
  params: IdParams,
  answers: { 200: Type.Object({ position_template: PositionTemplate }) },
});
