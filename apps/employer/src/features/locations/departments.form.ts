// What may be entered for a department, and what to make of a refusal.
import { ApiError } from '@onward/client/api-error';
import { errorCodes } from '@onward/contract/errors';
import type { Department } from '@onward/contract/locations';
import { DEPARTMENT_DESCRIPTION_MAX, DEPARTMENT_NAME_MAX } from '@onward/domain/locations/departments';

export interface DepartmentEntries {
  name: string;
  description: string;
}
export type DepartmentField = keyof DepartmentEntries;

export const DEPARTMENT_FIELDS: readonly DepartmentField[] = ['name', 'description'];
export const LENGTH_LIMITS = {
  name: DEPARTMENT_NAME_MAX,
  description: DEPARTMENT_DESCRIPTION_MAX,
} as const satisfies Record<DepartmentField, number>;

export const entriesOf = (department: Department | null): DepartmentEntries => ({
  name: department?.name ?? '',
  description: department?.description ?? '',
});

export type EntryFault = 'required' | 'too_long';

export function faultOf(field: DepartmentField, entries: DepartmentEntries): EntryFault | null {
  const text = entries[field];
  if (field === 'name' && text.trim() === '') return 'required';
  return text.length > LENGTH_LIMITS[field] ? 'too_long' : null;
}

export const isChanged = (entries: DepartmentEntries, base: DepartmentEntries): boolean =>
  DEPARTMENT_FIELDS.some((field) => entries[field] !== base[field]);

/** After someone else's change: what was typed here stays, what was not touched becomes theirs. */
export const mergeEntries = (
  typed: DepartmentEntries,
  base: DepartmentEntries,
  latest: DepartmentEntries,
): DepartmentEntries => ({
  name: typed.name === base.name ? latest.name : typed.name,
  description: typed.description === base.description ? latest.description : typed.description,
});

export type Refusal = { kind: 'fields'; messages: Partial<Record<DepartmentField, string>> } | { kind: 'changed' };

/** What the dialog itself can answer to; null for everything that concerns the whole program. */
export function readRefusal(error: unknown): Refusal | null {
  if (!(error instanceof ApiError)) return null;
  const messages = Object.fromEntries(
    DEPARTMENT_FIELDS.flatMap((field) => {
      const message = error.errors[field]?.[0];
      return message ? [[field, message]] : [];
    }),
  );
  if (Object.keys(messages).length > 0) return { kind: 'fields', messages };
  return error.error_code === errorCodes.conflict ? { kind: 'changed' } : null;
}
