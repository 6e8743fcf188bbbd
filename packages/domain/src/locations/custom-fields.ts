// Custom fields that a company adds to its locations, departments and employees (CMP-017).

import { ownValue } from '../platform/own-value.ts';
import type { FieldProblem } from './field-problems.ts';

export const CUSTOM_FIELD_TARGETS = ['location', 'department', 'employee'] as const;
export type CustomFieldTarget = (typeof CUSTOM_FIELD_TARGETS)[number];

export const CUSTOM_FIELD_TYPES = ['text', 'number', 'date', 'select', 'checkbox'] as const;
export type CustomFieldType = (typeof CUSTOM_FIELD_TYPES)[number];

export const CUSTOM_FIELD_LABEL_MAX = 60;
export const CUSTOM_FIELD_OPTIONS_MAX = 50;
export const CUSTOM_FIELDS_PER_TARGET = 30;
const TEXT_MAX = 500;

export interface CustomField {
  key: string;
  field_type: CustomFieldType;
  options: readonly string[];
  required: boolean;
}

export type CustomFieldValue = string | number | boolean | null;
export type CustomFieldValues = Readonly<Record<string, CustomFieldValue>>;

/** `Sales region` becomes `sales_region`, the permanent key of the field in the API. */
export const customFieldKey = (label: string): string =>
  label
    .slice(0, CUSTOM_FIELD_LABEL_MAX)
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '_')
    .replace(/^_+|_+$/g, '') || 'field';

const isDate = (text: string): boolean => {
  const date = new Date(`${text}T00:00:00Z`);
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
};

export const isBlank = (value: CustomFieldValue | undefined): boolean =>
  value === undefined || value === null || (typeof value === 'string' && value.trim() === '');

export function customFieldProblem(field: CustomField, value: CustomFieldValue | undefined): FieldProblem | null {
  if (isBlank(value)) return field.required ? { problem: 'required' } : null;
  switch (field.field_type) {
    case 'text':
      if (typeof value !== 'string') return { problem: 'not_an_option' };
      return value.length > TEXT_MAX ? { problem: 'too_long', count: TEXT_MAX } : null;
    case 'number':
      return typeof value === 'number' && Number.isFinite(value) ? null : { problem: 'not_a_number' };
    case 'date':
      return typeof value === 'string' && isDate(value) ? null : { problem: 'not_a_date' };
    case 'select':
      return typeof value === 'string' && field.options.includes(value) ? null : { problem: 'not_an_option' };
    case 'checkbox':
      return typeof value === 'boolean' ? null : { problem: 'not_yes_or_no' };
  }
}

/** Problems by key, `custom_field_values.<key>`; unknown keys are rejected. */
export function customFieldProblems(
  fields: readonly CustomField[],
  values: CustomFieldValues,
): Record<string, FieldProblem | null> {
  const known = new Set(fields.map((field) => field.key));
  return Object.fromEntries([
    ...fields.map((field) => [field.key, customFieldProblem(field, ownValue(values, field.key))] as const),
    ...Object.keys(values)
      .filter((key) => !known.has(key))
      .map((key) => [key, { problem: 'unknown_custom_field' }] as const),
  ]);
}
