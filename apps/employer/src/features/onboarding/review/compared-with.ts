// How many answers the reviewer has compared with the paper.
import type { FormSubmission } from '@onward/contract/onboarding/onboarding-forms';
import type { FormField } from '@onward/domain/onboarding/forms/form-fields';
import { answersOf } from './form-of-submission.ts';
import type { Review } from './use-review.ts';

/** Null when there is no paper, or nothing beside it. */
export function comparedWith(
  submission: Pick<FormSubmission, 'files' | 'answers' | 'accounts'>,
  fields: readonly FormField[],
  { matching }: Pick<Review, 'matching'>,
): { done: number; count: number } | null {
  const answers = answersOf(submission);
  const isFile = (key: string) => submission.files.some(({ field }) => field === key);
  const isAnswered = (key: string) => ![undefined, null, ''].includes(answers[key] as null);
  const comparable = fields.filter(({ key }) => isAnswered(key) && !isFile(key));
  if (submission.files.length === 0 || comparable.length === 0) return null;
  return { done: comparable.filter(({ key }) => matching.has(key)).length, count: comparable.length };
}
