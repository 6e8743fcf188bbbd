// Forms of onboarding: steps of fields, checked the same way on the phone and on the server (ONB-041, AHD-016).
import { ACCOUNTS_MAX, accountProblems, type BankAccount } from '../../employees/direct-deposit.ts';
import { type BirthProblem, birthProblem, type InformationGroup, TYPED_PHONE } from '../../employees/information.ts';
import type { PhotoMatched } from '../../everify/i9-documents.ts';
import { isPostalCode, stateProblem } from '../../locations/addresses.ts';
import { isEmail } from '../../platform/contact/email.ts';
import { isMaskedSsn, type SsnProblem, ssnProblem } from '../../platform/contact/ssn.ts';
import { isCalendarDay } from '../../platform/time/calendar-days.ts';
import { answerProblem, storedAnswer } from '../../questions/answers.ts';
import type { Question } from '../../questions/questions.ts';

/** An account with its number typed twice. */
export interface AccountAnswer extends BankAccount {
  account_number_again?: string;
}

export type FormAnswer = string | number | boolean | null | readonly string[] | readonly AccountAnswer[];
export type FormAnswers = Readonly<Record<string, FormAnswer>>;

/** Why a datum is asked for; each has a text of its own. */
export const WHYS = [
  'legal_name',
  'preferred_name',
  'birth_date',
  'ssn',
  'address',
  'contact',
  'emergency',
  'bank',
  'federal_tax',
  'state_tax',
  'work_permit',
  'helper',
  'tax_credit',
  'payroll',
  'employment',
  'papers',
  'company',
] as const;
export type Why = (typeof WHYS)[number];

type FieldKind =
  | { kind: 'text'; max: number; pattern?: RegExp }
  | { kind: 'email' | 'day' | 'birth_day' | 'ssn' | 'state' | 'postal_code' | 'flag' | 'accounts' | 'money' }
  /** The number's country is another field of the form; without one it is in the United States. */
  | { kind: 'phone'; region?: string }
  | { kind: 'count'; max: number }
  | { kind: 'choice'; options: readonly string[] }
  /** An uploaded file, as its id. */
  | { kind: 'file' }
  /** The company's departments or staff, as their ids. */
  | { kind: 'department' | 'staff' }
  | { kind: 'question'; question: Question };

/** The field of the employee record that has the same value. */
export interface RecordField {
  group: InformationGroup;
  field: string;
}

interface FieldTraits {
  required?: boolean;
  /** Has to be ticked. */
  mustBeTrue?: boolean;
  /** Masked when it is read again. */
  sensitive?: boolean;
  /** Without it the field is always asked. */
  isAsked?: (answers: FormAnswers) => boolean;
}

/** A field without its place in a form. */
export type FieldShape = FieldKind & FieldTraits;

export type FormField = FieldShape & { key: string; why: Why; record?: RecordField };

export interface FormStep {
  key: string;
  fields: readonly FormField[];
}

const FORM_KEYS = [
  'basic_information',
  'employment',
  'w4',
  'state_tax',
  'direct_deposit',
  'i9_section1',
  'i9_section2',
  'wotc',
  'questions',
  'payroll',
] as const;
export type FormKey = (typeof FORM_KEYS)[number];

export interface OnboardingForm {
  key: FormKey;
  steps: readonly FormStep[];
  /** The statement directly before the signature; null when nothing is signed. */
  signature: 'perjury' | 'authorization' | null;
  /** Of the official form. */
  edition: string | null;
  /** Saved in the employee record; the form keeps no copy of it. */
  isOfRecord?: boolean;
  rules?: (answers: FormAnswers, today: string) => FormProblems;
}

export type FormProblem =
  | 'required'
  | 'too_long'
  | 'email_invalid'
  | 'phone_invalid'
  | BirthProblem
  | 'in_the_past'
  | 'expired'
  | 'document_expired'
  | SsnProblem
  | 'state_unknown'
  | 'postal_code_invalid'
  | 'not_an_option'
  | 'not_chosen'
  | 'not_a_number'
  | 'negative'
  | 'number_too_large'
  | 'not_a_file'
  | 'not_yes_or_no'
  | 'must_agree'
  | 'po_box'
  | 'number_format'
  | 'single_only'
  | 'contradicts_exemption'
  | 'numbers_differ'
  | 'routing_invalid'
  | 'account_invalid'
  | 'account_zeros'
  | 'value_required'
  | 'value_invalid'
  | 'one_remainder'
  | 'remainder_last'
  | 'percent_total'
  | 'account_twice'
  | 'too_many_accounts'
  | 'video_needs_everify'
  | 'receipt_short_job'
  /** A copy of this document has to be kept. */
  | `copy_of_${PhotoMatched}`;

/** By field; those of accounts by place, `accounts.0.routing_number`. */
export type FormProblems = Record<string, FormProblem>;

const MONEY_MAX = 999_999.99;

export const fieldsOf = (form: OnboardingForm): FormField[] => form.steps.flatMap(({ fields }) => fields);

export const askedFields = (form: OnboardingForm, answers: FormAnswers): FormField[] =>
  fieldsOf(form).filter(({ isAsked }) => isAsked?.(answers) ?? true);

/** Steps that still have something to ask. */
export const askedSteps = (form: OnboardingForm, answers: FormAnswers): FormStep[] =>
  form.steps
    .map((step) => ({ ...step, fields: step.fields.filter(({ isAsked }) => isAsked?.(answers) ?? true) }))
    .filter(({ fields }) => fields.length > 0);

export const isEmptyAnswer = (value: FormAnswer | undefined): boolean =>
  value == null || (typeof value === 'string' && value.trim() === '') || (Array.isArray(value) && value.length === 0);

/** Everything that keeps the form from being submitted; `today` at the place of work. */
export function formProblems(form: OnboardingForm, answers: FormAnswers, today: string): FormProblems {
  const problems: FormProblems = {};
  for (const field of askedFields(form, answers)) {
    Object.assign(problems, fieldProblems(field, answers, today));
  }
  return { ...form.rules?.(answers, today), ...problems };
}

/** The problems of one field, by its key. */
export function fieldProblems(field: FormField, answers: FormAnswers, today: string): FormProblems {
  const value = answers[field.key];
  if (field.kind === 'accounts') return accountsProblems(field, value);
  if (field.mustBeTrue && value !== true) return { [field.key]: 'must_agree' };
  if (field.kind === 'question') {
    const problem = answerProblem(field.question, (value ?? null) as Parameters<typeof answerProblem>[1]);
    return problem ? { [field.key]: problem } : {};
  }
  if (isEmptyAnswer(value)) return field.required ? { [field.key]: emptyProblem(field) } : {};
  const problem = valueProblem(field, value as FormAnswer, { answers, today });
  return problem ? { [field.key]: problem } : {};
}

/** What is chosen or added isn't filled in. */
const emptyProblem = ({ kind }: FormField): FormProblem =>
  kind === 'choice' ? 'not_chosen' : kind === 'file' ? 'not_a_file' : 'required';

interface Around {
  answers: FormAnswers;
  today: string;
}

function valueProblem(field: FormField, value: FormAnswer, around: Around): FormProblem | null {
  switch (field.kind) {
    case 'flag':
      return typeof value === 'boolean' ? null : 'not_yes_or_no';
    case 'count':
      return numberProblem(value, field.max, true);
    case 'money':
      return numberProblem(value, MONEY_MAX, false);
    case 'file':
    case 'department':
    case 'staff':
      return Number.isSafeInteger(value) && Number(value) > 0 ? null : 'not_a_file';
    default:
      return typeof value === 'string' ? textProblem(field, value.trim(), around) : 'required';
  }
}

function numberProblem(value: FormAnswer, max: number, isWhole: boolean): FormProblem | null {
  if (typeof value !== 'number' || !Number.isFinite(value)) return 'not_a_number';
  if (value < 0) return 'negative';
  if (isWhole ? !Number.isInteger(value) : Math.abs(value * 100 - Math.round(value * 100)) > 1e-6)
    return 'not_a_number';
  return value > max ? 'number_too_large' : null;
}

function textProblem(field: FormField, text: string, { answers, today }: Around): FormProblem | null {
  const country = typeof answers.country === 'string' && answers.country !== '' ? answers.country : 'US';
  switch (field.kind) {
    case 'text':
      if (text.length > field.max) return 'too_long';
      return field.pattern && !field.pattern.test(text) ? 'number_format' : null;
    case 'email':
      return isEmail(text) ? null : 'email_invalid';
    case 'phone':
      return TYPED_PHONE.test(text) ? null : 'phone_invalid';
    case 'day':
      return isCalendarDay(text) ? null : 'not_a_date';
    case 'birth_day':
      return birthProblem(text, today);
    case 'ssn':
      return isMaskedSsn(text) ? null : ssnProblem(text);
    case 'state':
      return stateProblem(country, text) ? 'state_unknown' : null;
    case 'postal_code':
      return isPostalCode(country, text) ? null : 'postal_code_invalid';
    case 'choice':
      return field.options.includes(text) ? null : 'not_an_option';
    default:
      return null;
  }
}

function accountsProblems({ key, required }: FormField, value: FormAnswer | undefined): FormProblems {
  const accounts = accountsIn(value);
  if (accounts.length === 0) return required ? { [key]: 'required' } : {};
  if (accounts.length > ACCOUNTS_MAX) return { [key]: 'too_many_accounts' };
  const problems: FormProblems = {};
  accounts.forEach(({ account_number, account_number_again }, place) => {
    if (account_number_again !== undefined && account_number_again.trim() !== account_number.trim()) {
      problems[`${key}.${place}.account_number_again`] = 'numbers_differ';
    }
  });
  for (const [at, problem] of Object.entries(accountProblems(accounts))) problems[`${key}.${at}`] = problem;
  return problems;
}

export const accountsIn = (value: FormAnswer | undefined): readonly AccountAnswer[] =>
  Array.isArray(value) ? value.filter((each): each is AccountAnswer => typeof each === 'object') : [];

/** What is kept: answers to fields that are asked, trimmed; anything else is left out. */
export function keptAnswers(form: OnboardingForm, answers: FormAnswers): FormAnswers {
  return Object.fromEntries(
    askedFields(form, answers).flatMap((field): [string, FormAnswer][] => {
      const value = answers[field.key];
      if (isEmptyAnswer(value) || value === undefined) return [];
      if (field.kind === 'question') {
        return [[field.key, storedAnswer(field.question, value as Parameters<typeof storedAnswer>[1]) as FormAnswer]];
      }
      return [[field.key, typeof value === 'string' ? value.trim() : value]];
    }),
  );
}

/** After a request to fix some fields only these change; the rest stays as it was sent (AHD-016). */
export const fixedAnswers = (stored: FormAnswers, given: FormAnswers, toFix: readonly string[]): FormAnswers =>
  toFix.length === 0
    ? given
    : { ...stored, ...Object.fromEntries(Object.entries(given).filter(([key]) => toFix.includes(key))) };
