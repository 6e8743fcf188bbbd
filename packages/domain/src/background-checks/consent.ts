// What an applicant gives to allow a check, and how it is checked (CHK-010, CAR-019).
import { isEmail } from '../platform/contact/email.ts';
import { type SsnProblem, ssnDigits, ssnProblem } from '../platform/contact/ssn.ts';
import { isCalendarDay } from '../platform/time/calendar-days.ts';

export const CONSENT_DAYS = 7;
/** An identity that could not be passed on is erased after this time. */
export const IDENTITY_DAYS = 30;
export const LEGAL_NAME_MAX = 120;
const AGE_MIN = 16;
const AGE_MAX = 120;

/** Changes with the texts, so that each consent says what was agreed to. */
export const CONSENT_VERSION = '2026-11';

export interface ConsentInput {
  full_legal_name: string;
  /** `1999-03-22` */
  date_of_birth: string;
  ssn: string;
  postal_code: string;
  /** For applicants who applied without one: the provider writes to it. */
  email?: string | null;
}

export type ConsentField = keyof ConsentInput;
export type ConsentProblem =
  | 'required'
  | 'name_incomplete'
  | 'not_a_date'
  | 'too_young'
  | SsnProblem
  | 'postal_code_invalid'
  | 'email_invalid';

/** `today` at the location. */
export function consentProblems(
  input: ConsentInput,
  { today, needsEmail }: { today: string; needsEmail: boolean },
): Partial<Record<ConsentField, ConsentProblem>> {
  const problems = {
    full_legal_name: nameProblem(input.full_legal_name),
    date_of_birth: birthProblem(input.date_of_birth.trim(), today),
    ssn: numberProblem(input.ssn),
    postal_code: postalCodeProblem(input.postal_code.trim()),
    email: needsEmail ? emailProblem(input.email?.trim() ?? '') : null,
  };
  return Object.fromEntries(Object.entries(problems).filter(([, problem]) => problem !== null));
}

function nameProblem(name: string): ConsentProblem | null {
  const { first, last } = splitLegalName(name);
  if (first === '') return 'required';
  return last === '' ? 'name_incomplete' : null;
}

function birthProblem(day: string, today: string): ConsentProblem | null {
  if (day === '') return 'required';
  if (!isCalendarDay(day) || day < yearsBefore(today, AGE_MAX) || day > today) return 'not_a_date';
  return day > yearsBefore(today, AGE_MIN) ? 'too_young' : null;
}

/** The same day of an earlier year, as text; February 29 compares correctly without being a day there. */
const yearsBefore = (day: string, years: number): string =>
  `${String(Number(day.slice(0, 4)) - years).padStart(4, '0')}${day.slice(4)}`;

/** The birth dates a form offers. */
export const birthDateRange = (today: string): { min: string; max: string } => ({
  min: yearsBefore(today, AGE_MAX),
  max: yearsBefore(today, AGE_MIN),
});

function numberProblem(ssn: string): ConsentProblem | null {
  if (ssnDigits(ssn) === '') return 'required';
  return ssnProblem(ssn);
}

function postalCodeProblem(code: string): ConsentProblem | null {
  if (code === '') return 'required';
  return /^\d{5}(-?\d{4})?$/.test(code) ? null : 'postal_code_invalid';
}

function emailProblem(email: string): ConsentProblem | null {
  if (email === '') return 'required';
  return isEmail(email) ? null : 'email_invalid';
}

export interface LegalName {
  first: string;
  middle: string;
  last: string;
}

/** Everything between the first and the last word is the middle name. */
export function splitLegalName(name: string): LegalName {
  const words = name.trim().split(/\s+/);
  const [first = ''] = words;
  return { first, middle: words.slice(1, -1).join(' '), last: words.length > 1 ? (words.at(-1) ?? '') : '' };
}
