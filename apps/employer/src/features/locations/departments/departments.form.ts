// The form of a department; field names match those in server errors.

import type { EditConflict } from '@onward/contract/errors';
import type { CustomField } from '@onward/contract/locations/custom-fields';
import type { Department } from '@onward/contract/locations/departments';
import type { CustomFieldValues } from '@onward/domain/locations/custom-fields';
import { DEPARTMENT_DESCRIPTION_MAX, DEPARTMENT_NAME_MAX } from '@onward/domain/locations/departments';
import { type FieldProblem, problemEntries } from '@onward/domain/locations/field-problems';
import {
  type CustomFieldEntry,
  type CustomFieldName,
  customEntriesOf,
  customEntryProblems,
  customFieldName,
  customValuesOf,
  toEntry,
} from '../parts/custom-field-entries.ts';

export const LENGTH_LIMITS = { name: DEPARTMENT_NAME_MAX, description: DEPARTMENT_DESCRIPTION_MAX } as const;

export type DepartmentEntries = { name: string; description: string } & Record<CustomFieldName, CustomFieldEntry>;

/** The request body. */
export interface DepartmentInput {
  name: string;
  description: string | null;
  custom_field_values: CustomFieldValues;
}

export const entriesOf = (department: Department | null, fields: readonly CustomField[]): DepartmentEntries => ({
  name: department?.name ?? '',
  description: department?.description ?? '',
  ...customEntriesOf(fields, department?.custom_field_values ?? {}),
});

export const toInput = (entries: DepartmentEntries, fields: readonly CustomField[]): DepartmentInput => ({
  name: entries.name,
  description: entries.description,
  custom_field_values: customValuesOf(fields, entries),
});

/** The current values, to send again on undo. */
export const inputOf = ({ name, description, custom_field_values }: Department): DepartmentInput => ({
  name,
  description,
  custom_field_values,
});

export function entryProblems(
  entries: DepartmentEntries,
  fields: readonly CustomField[],
): Partial<Record<keyof DepartmentEntries & string, FieldProblem>> {
  const tooLong = (field: keyof typeof LENGTH_LIMITS): FieldProblem | null =>
    entries[field].length > LENGTH_LIMITS[field] ? { problem: 'too_long', count: LENGTH_LIMITS[field] } : null;
  return Object.fromEntries(
    problemEntries({
      name: entries.name.trim() === '' ? { problem: 'required' } : tooLong('name'),
      description: tooLong('description'),
      ...customEntryProblems(fields, entries),
    }),
  );
}

/** The values someone else saved, as the form shows them. */
export function theirEntries(conflict: EditConflict, fields: readonly CustomField[]): Partial<DepartmentEntries> {
  const custom = new Map(fields.map((field) => [customFieldName(field.key) as string, field]));
  return Object.fromEntries(
    Object.entries(conflict.fields).map(([name, { theirs }]) => {
      const field = custom.get(name);
      return [name, field ? toEntry(field, theirs) : String(theirs ?? '')];
    }),
  );
}
