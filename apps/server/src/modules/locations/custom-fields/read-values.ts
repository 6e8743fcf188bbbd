// Custom field values sent with a location or department: merged, normalized, validated (CMP-017).
import {
  type CustomField,
  type CustomFieldValues,
  customFieldProblems,
  isBlank,
} from '@onward/domain/locations/custom-fields';
import { ownValue } from '@onward/domain/platform/own-value';
import type { FieldTexts } from '../../../platform/http/errors.ts';
import { problemTexts } from '../problem-texts.ts';

export interface CheckedValues {
  values: CustomFieldValues;
  problems: FieldTexts;
}

/** Omitted values stay; an empty value removes the old one. */
export function checkCustomFieldValues(
  fields: readonly CustomField[],
  current: CustomFieldValues,
  given: CustomFieldValues,
  { demandRequired }: { demandRequired: boolean },
): CheckedValues {
  const values = Object.fromEntries(
    Object.entries({ ...current, ...given })
      .filter(([, value]) => !isBlank(value))
      .map(([key, value]) => [key, typeof value === 'string' ? value.trim() : value]),
  );
  const checked = demandRequired ? fields : fields.map((field) => ({ ...field, required: false }));
  return { values, problems: problemTexts(customFieldProblems(checked, values), 'custom_field_values') };
}

/** One line per key for comparing two versions; keys that only one of them has are empty in the other. */
export const customFieldLines = (values: CustomFieldValues, keys: readonly string[]): Record<string, unknown> =>
  Object.fromEntries(keys.map((key) => [`custom_field_values.${key}`, ownValue(values, key) ?? null]));
