// Turns field problems found by a domain rule into a refusal.
import { type FieldProblem, problemEntries } from '@onward/domain/locations/field-problems';
import type { FieldTexts } from '../../platform/http/errors.ts';

export const problemTexts = (problems: Record<string, FieldProblem | null | undefined>, within?: string): FieldTexts =>
  Object.fromEntries(
    problemEntries(problems).map(([field, found]) => [
      within ? `${within}.${field}` : field,
      [{ key: `fields.${found.problem}`, values: 'count' in found ? { count: found.count } : undefined }],
    ]),
  );
