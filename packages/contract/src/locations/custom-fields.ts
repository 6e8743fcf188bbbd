// Custom fields that a company adds to its locations, departments and employees.
import {
  CUSTOM_FIELD_LABEL_MAX,
  CUSTOM_FIELD_OPTIONS_MAX,
  CUSTOM_FIELD_TARGETS,
  CUSTOM_FIELD_TYPES,
} from '@onward/domain/locations/custom-fields';
import Type, { type Static } from 'typebox';
import { Empty, endpoint } from '../endpoint.ts';
import { Id, IdParams, Nullable } from '../fields.ts';

const Target = Type.Enum([...CUSTOM_FIELD_TARGETS]);
const Label = Type.String({ minLength: 1, maxLength: CUSTOM_FIELD_LABEL_MAX, pattern: '\\S' });
const Options = Type.Array(Label, { maxItems: CUSTOM_FIELD_OPTIONS_MAX, uniqueItems: true });

/** Values by key, validated against the company's fields. */
export const CustomFieldValues = Type.Record(
  Type.String({ maxLength: 80 }),
  Nullable(Type.Union([Type.String({ maxLength: 500 }), Type.Number(), Type.Boolean()])),
);
export type CustomFieldValues = Static<typeof CustomFieldValues>;

export const CustomField = Type.Object({
  id: Id,
  target: Target,
  key: Type.String(),
  label: Type.String(),
  field_type: Type.Enum([...CUSTOM_FIELD_TYPES]),
  options: Type.Array(Type.String()),
  required: Type.Boolean(),
});
export type CustomField = Static<typeof CustomField>;

export const listCustomFields = endpoint({
  name: 'listCustomFields',
  method: 'GET',
  path: '/v1/custom_fields',
  summary: "The company's custom fields",
  audience: 'company',
  query: Type.Object({ target: Type.Optional(Target) }),
  answers: { 200: Type.Array(CustomField) },
});

export const createCustomField = endpoint({
  name: 'createCustomField',
  method: 'POST',
  path: '/v1/custom_fields',
  summary: 'Add a field',
  audience: 'company',
  permission: 'edit_company',
  body: Type.Object({
    custom_field: Type.Object({
      target: Target,
      label: Label,
      field_type: Type.Enum([...CUSTOM_FIELD_TYPES]),
      options: Type.Optional(Options),
      required: Type.Optional(Type.Boolean()),
    }),
  }),
  answers: { 201: Type.Object({ custom_field: CustomField }) },
});

/** Target, key and type can't be changed, because existing values must keep their meaning. */
export const updateCustomField = endpoint({
  name: 'updateCustomField',
  method: 'PUT',
  path: '/v1/custom_fields/:id',
  summary: 'Change label, options or whether a field is required',
  audience: 'company',
  permission: 'edit_company',
  params: IdParams,
  body: Type.Object({
    custom_field: Type.Object({
      label: Type.Optional(Label),
      options: Type.Optional(Options),
      required: Type.Optional(Type.Boolean()),
    }),
  }),
  answers: { 200: Type.Object({ custom_field: CustomField }) },
});

export const deleteCustomField = endpoint({
  name: 'deleteCustomField',
  method: 'DELETE',
  path: '/v1/custom_fields/:id',
  summary: 'Delete a field with its values',
  audience: 'company',
  permission: 'edit_company',
  params: IdParams,
  answers: { 204: Empty },
});

export const restoreCustomField = endpoint({
  name: 'restoreCustomField',
  method: 'POST',
  path: '/v1/custom_fields/:id/restore',
  summary: 'Undo the deletion of a custom field within a minute',
  audience: 'company',
  permission: 'edit_company',
  params: IdParams,
  answers: { 200: Type.Object({ custom_field: CustomField }) },
});
