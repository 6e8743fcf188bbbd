// A failed call in the words a form can show (PLT-005).
import { ApiError } from '@onward/client/api-error';
import type { EditConflict } from '@onward/contract/errors';

export interface Failure {
  /** Null when no answer came at all. */
  code: number | null;
  /** The server's words; empty when it had none. */
  message: string;
  /** Its words about single fields, the first of each. */
  fields: Record<string, string>;
  /** Someone else saved first. */
  conflict: EditConflict | null;
}

export function readFailure(error: unknown): Failure {
  if (!(error instanceof ApiError)) return { code: null, message: '', fields: {}, conflict: null };
  const fields = Object.entries(error.errors).flatMap(([name, [first]]) => (first ? [[name, first]] : []));
  return {
    code: error.error_code,
    message: error.message,
    fields: Object.fromEntries(fields),
    conflict: error.conflict,
  };
}

/** Whether every word of the refusal finds its place at one of these fields. */
export const belongsToFields = ({ fields }: Failure, names: readonly string[]): boolean => {
  const refused = Object.keys(fields);
  return refused.length > 0 && refused.every((name) => names.includes(name));
};
