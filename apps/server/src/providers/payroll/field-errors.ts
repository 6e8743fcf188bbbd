// Finds our field in what a provider says about its own.
import type { PayrollHire } from '@onward/domain/payroll/hires';
import type { HireField } from '@onward/domain/payroll/providers';
import { type PayrollFieldError, safeMessage } from './payroll-problem.ts';

/** Tried in order; the first that matches the provider's path, or else its words, decides. */
export type FieldPatterns = readonly (readonly [RegExp, HireField])[];

interface Said {
  /** Where the provider points to; empty when it doesn't. */
  path: string;
  words: string;
}

const READ_MAX = 2_000;

export function fieldError(
  patterns: FieldPatterns,
  { path, words }: Said,
  hire: PayrollHire | null,
): PayrollFieldError {
  const fieldIn = (text: string) => patterns.find(([pattern]) => pattern.test(text.slice(0, READ_MAX)))?.[1];
  return { field: fieldIn(path) ?? fieldIn(words) ?? null, message: safeMessage({ text: words, hire }) };
}
