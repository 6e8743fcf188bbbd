// Reads a failed call into what a form can show (PLT-005).
import { ApiError } from '@onward/client/api-error';
import { isFault } from '@onward/client/lost-connections';
import { type EditConflict, errorCodes } from '@onward/contract/errors';

export interface Failure {
  /** Null when there was no response. */
  code: number | null;
  /** The server's message; empty when it had none. */
  message: string;
  /** The first message for each field. */
  fields: Record<string, string>;
  /** Someone else saved first. */
  conflict: EditConflict | null;
}

export function readFailure(error: unknown): Failure {
  if (!(error instanceof ApiError)) {
    // A fault of the program is no trouble with the connection.
    const code = isFault(error) ? errorCodes.serverError : null;
    return { code, message: '', fields: {}, conflict: null };
  }
  const fields = Object.entries(error.errors).flatMap(([name, [first]]) => (first ? [[name, first]] : []));
  return {
    code: error.error_code,
    message: error.message,
    fields: Object.fromEntries(fields),
    conflict: error.conflict,
  };
}

/** Whether all field errors belong to one of these fields. */
export const belongsToFields = ({ fields }: Failure, names: readonly string[]): boolean => {
  const refused = Object.keys(fields);
  return refused.length > 0 && refused.every((name) => names.includes(name));
};
