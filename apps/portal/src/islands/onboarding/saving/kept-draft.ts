// What was typed without a connection is kept on this device, except sensitive values (AHD-016). Storage may be blocked.
import type { FormAnswer, FormAnswers, OnboardingForm } from '@onward/domain/onboarding/forms/form-fields';
import { fieldsOf } from '@onward/domain/onboarding/forms/form-fields';
import { draftKey } from './draft-keys.ts';
import { isSame } from './merge-answers.ts';

export interface KeptDraft {
  /** The version of the submission that was changed. */
  version: number;
  /** Values before and after, by field. */
  changes: Record<string, { from: FormAnswer | null; to: FormAnswer | null }>;
}

/** Social Security numbers, bank accounts, and document numbers stay in memory. */
const sensitiveFields = (form: OnboardingForm): string[] =>
  fieldsOf(form)
    .filter(({ sensitive }) => sensitive)
    .map(({ key }) => key);

export function draftOf(form: OnboardingForm, version: number, base: FormAnswers, answers: FormAnswers): KeptDraft {
  const hidden = sensitiveFields(form);
  const fields = [...new Set([...Object.keys(base), ...Object.keys(answers)])].filter(
    (field) => !hidden.includes(field) && !isSame(base[field], answers[field]),
  );
  const changes = fields.map((field) => [field, { from: base[field] ?? null, to: answers[field] ?? null }] as const);
  return { version, changes: Object.fromEntries(changes) };
}

/** Sensitive fields that would have to be typed again if the page were closed now. */
export const unkeptFields = (form: OnboardingForm, base: FormAnswers, answers: FormAnswers): string[] =>
  sensitiveFields(form).filter((field) => !isSame(base[field], answers[field]));

/** What both devices began with, and what this one had: for merging with what the server has now. */
export function fromDraft(draft: KeptDraft, current: FormAnswers): { base: FormAnswers; mine: FormAnswers } {
  const base: Record<string, FormAnswer> = { ...current };
  const mine: Record<string, FormAnswer> = { ...current };
  for (const [field, { from, to }] of Object.entries(draft.changes)) {
    base[field] = from;
    mine[field] = to;
  }
  return { base, mine };
}

export function recallDraft(submissionKey: string): KeptDraft | null {
  try {
    return JSON.parse(localStorage.getItem(draftKey(submissionKey)) ?? 'null') as KeptDraft | null;
  } catch {
    return null;
  }
}

export function keepDraft(submissionKey: string, draft: KeptDraft): void {
  try {
    if (Object.keys(draft.changes).length === 0) localStorage.removeItem(draftKey(submissionKey));
    else localStorage.setItem(draftKey(submissionKey), JSON.stringify(draft));
  } catch {
    // The page itself still has the answers.
  }
}

export function forgetDraft(submissionKey: string): void {
  try {
    localStorage.removeItem(draftKey(submissionKey));
  } catch {
    // Nothing could have been stored either.
  }
}
