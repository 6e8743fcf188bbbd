// Whether a paper goes with what the employee attested in Section 1.
import type { FormSubmission } from '@onward/contract/onboarding/onboarding-forms';
import { fitsStatus, type I9DocumentKey, type I9List, i9Document } from '@onward/domain/everify/i9-documents';
import type { FormAnswers } from '@onward/domain/onboarding/forms/form-fields';

const LAST_DIGITS = 4;

const lastDigits = (text: unknown): string =>
  typeof text === 'string' ? text.replace(/\D/g, '').slice(-LAST_DIGITS) : '';

/** Null while there is nothing to compare: of a paper that fits, only the number of a Social Security card is in Section 1 too. */
export function matchesSection1(
  list: I9List,
  answers: FormAnswers,
  { work_status: status, person }: Pick<FormSubmission['context'], 'work_status' | 'person'>,
): boolean | null {
  const key = String(answers[`${list}_document`] ?? '') as I9DocumentKey;
  const paper = i9Document(key);
  if (!paper || status === null) return null;
  if (paper.number === 'required' && !answers[`${list}_number`]) return null;
  if (paper.expiry === 'required' && !answers[`${list}_expires`]) return null;
  if (!fitsStatus(key, status)) return false;
  const attested = lastDigits(person.ssn);
  return key !== 'ss_card' || attested === '' ? null : lastDigits(answers[`${list}_number`]) === attested;
}
