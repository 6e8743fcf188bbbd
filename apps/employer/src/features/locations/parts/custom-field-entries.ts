// Converts custom field values between the form and the API.
import type { CustomField } from '@onward/contract/locations/custom-fields';
import {
  type CustomFieldTarget,
  type CustomFieldValue,
  type CustomFieldValues,
  customFieldProblem,
} from '@onward/domain/locations/custom-fields';
import type { FieldProblem } from '@onward/domain/locations/field-problems';
import { ownValue } from '@onward/domain/platform/own-value';

/** Everything is typed as text except a checkbox. */
export type CustomFieldEntry = string | boolean;
/** The field's name in a server error. */
export type CustomFieldName = `custom_field_values.${string}`;
export type CustomFieldEntries = Record<CustomFieldName, CustomFieldEntry>;

export const customFieldName = (key: string): CustomFieldName => `custom_field_values.${key}`;

export const fieldsOf = (all: readonly CustomField[], target: CustomFieldTarget): CustomField[] =>
  all.filter((field) => field.target === target);

export const toEntry = (field: CustomField, value: unknown): CustomFieldEntry =>
  field.field_type === 'checkbox' ? value === true : String(value ?? '');

function toValue(field: CustomField, entry: CustomFieldEntry | undefined): CustomFieldValue {
  if (typeof entry === 'boolean') return entry;
  const text = (entry ?? '').trim();
  if (text === '') return null;
  // Invalid numbers are sent as typed, so that the domain rule can report them.
  return field.field_type === 'number' && Number.isFinite(Number(text)) ? Number(text) : text;
}

export const customEntriesOf = (fields: readonly CustomField[], values: CustomFieldValues): CustomFieldEntries =>
  Object.fromEntries(fields.map((field) => [customFieldName(field.key), toEntry(field, ownValue(values, field.key))]));

export const customValuesOf = (
  fields: readonly CustomField[],
  entries: Partial<CustomFieldEntries>,
): Record<string, CustomFieldValue> =>
  Object.fromEntries(fields.map((field) => [field.key, toValue(field, entries[customFieldName(field.key)])]));

export const customEntryProblems = (
  fields: readonly CustomField[],
  entries: Partial<CustomFieldEntries>,
): Record<CustomFieldName, FieldProblem | null> =>
  Object.fromEntries(
    fields.map((field) => {
      const name = customFieldName(field.key);
      return [name, customFieldProblem(field, toValue(field, entries[name]))];
    }),
  );
