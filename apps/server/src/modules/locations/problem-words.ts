// Turns field problems found by a domain rule into a refusal.
import { type FieldProblem, problemEntries } from '@onward/domain/locations/field-problems';
import type { FieldWords } from '../../platform/http/errors.ts';

export const problemWords = (problems: Record<string, FieldProblem | null | undefined>, within?: string): FieldWords =>
  Object.fromEntries(
    problemEntries(problems).map(([field, found]) => [
      within ? `${within}.${field}` : field,
      [{ key: `fields.${found.problem}`, values: 'count' in found ? { count: found.count } : undefined }],
    ]),
  );
