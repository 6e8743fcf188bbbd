// What follows from the two sections of a Form I-9 once they are signed (ONB-044, AHD-011).
import type { FormAnswers, OnboardingForm } from '../onboarding/forms/form-fields.ts';
import { i9Section1 } from '../onboarding/forms/i9-section1.ts';
import { i9Section2, papersIn, receiptOf } from '../onboarding/forms/i9-section2.ts';
import type { I9Section } from './i9-changes.ts';
import { type I9DocumentKey, i9Document, receiptUntil, reverifyBy } from './i9-documents.ts';
import { isWorkStatus, type WorkStatus } from './work-statuses.ts';

const ADULT_AGE = 18;

export interface Attested {
  work_status: WorkStatus | null;
  /** On the first day. */
  is_minor: boolean;
}

export const attestedIn = ({ work_status, date_of_birth }: FormAnswers, firstDay: string): Attested => ({
  work_status: isWorkStatus(work_status) ? work_status : null,
  is_minor:
    typeof date_of_birth === 'string' &&
    `${Number(firstDay.slice(0, 4)) - ADULT_AGE}${firstDay.slice(4)}` < date_of_birth,
});

/** The form that a section was filled in with. */
export const formOfSection = (
  section: I9Section,
  { uses_everify, ...attested }: Attested & { uses_everify: boolean },
): OnboardingForm =>
  section === 'section1'
    ? i9Section1(uses_everify)
    : i9Section2({ isMinor: attested.is_minor, usesEverify: uses_everify, workStatus: attested.work_status });

const dayOf = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null);

/** The papers that Section 2 names. */
export const papersOf = (answers: FormAnswers): { key: I9DocumentKey; expires: string | null }[] =>
  papersIn(answers).flatMap((list) => {
    const key = String(answers[`${list}_document`] ?? '');
    if (i9Document(key) === null) return [];
    return [{ key: key as I9DocumentKey, expires: dayOf(answers[`${list}_expires`]) }];
  });

export interface Proven {
  is_short_job: boolean;
  /** The last day of the first receipt that ends; null when all papers were shown. */
  receipt_until: string | null;
  reverify_by: string | null;
}

export function provenBy(section1: FormAnswers, section2: FormAnswers): Proven {
  const firstDay = String(section2.first_day ?? '');
  const receipts = papersIn(section2).flatMap((list) => {
    const kind = receiptOf(list, section2);
    return kind ? [receiptUntil(kind, firstDay, dayOf(section2[`${list}_expires`]))] : [];
  });
  const { work_status, work_until } = section1;
  return {
    is_short_job: section2.short_job === true,
    receipt_until: receipts.sort()[0] ?? null,
    reverify_by: isWorkStatus(work_status) ? reverifyBy(work_status, dayOf(work_until), papersOf(section2)) : null,
  };
}
