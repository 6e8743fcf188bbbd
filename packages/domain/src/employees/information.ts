// What a company knows about an employee, in six groups that are edited and saved one at a time (EMP-010, EMP-011).
import { isPostalCode, stateProblem } from '../locations/addresses.ts';
import { isEmail } from '../platform/contact/email.ts';
import { isMaskedSsn, type SsnProblem, ssnProblem } from '../platform/contact/ssn.ts';
import { isCalendarDay } from '../platform/time/calendar-days.ts';
import { EMPLOYMENT_TYPES, SALARY_UNITS } from '../positions/postings.ts';

export const INFORMATION_GROUPS = [
  'basic_information',
  'address',
  'emergency_contact',
  'employment_details',
  'work_location',
  'compensation',
] as const;
export type InformationGroup = (typeof INFORMATION_GROUPS)[number];

export const FLSA_STATUSES = ['exempt', 'non_exempt'] as const;
export type FlsaStatus = (typeof FLSA_STATUSES)[number];

export const GENDERS = ['female', 'male', 'non_binary', 'undisclosed'] as const;
export type Gender = (typeof GENDERS)[number];

type FieldKind =
  | { kind: 'text'; max: number }
  | { kind: 'email' | 'phone' | 'day' | 'birth_day' | 'ssn' | 'state' | 'postal_code' | 'id' | 'flag' | 'amount' }
  | { kind: 'choice'; options: readonly string[] };

type Field = FieldKind & {
  required?: boolean;
  /** Encrypted, and masked for those without the right to sensitive data (EMP-018). */
  sensitive?: boolean;
};

const text = (max: number, more: Pick<Field, 'required'> = {}): Field => ({ kind: 'text', max, ...more });
const choice = (options: readonly string[]): Field => ({ kind: 'choice', options });

/** Names fit every payroll provider. */
const NAME_MAX = 40;

const INFORMATION_FIELDS = {
  basic_information: {
    legal_first_name: text(NAME_MAX, { required: true }),
    legal_middle_name: text(NAME_MAX),
    legal_last_name: text(NAME_MAX, { required: true }),
    preferred_name: text(NAME_MAX),
    date_of_birth: { kind: 'birth_day', sensitive: true },
    ssn: { kind: 'ssn', sensitive: true },
    gender: choice(GENDERS),
    email: { kind: 'email' },
    phone: { kind: 'phone' },
    region_number: text(4),
  },
  address: {
    address_line_1: text(35),
    address_line_2: text(15),
    city: text(60),
    state: { kind: 'state' },
    postal_code: { kind: 'postal_code' },
    country: text(2),
  },
  emergency_contact: {
    name: text(120),
    relationship: text(60),
    phone: { kind: 'phone' },
    email: { kind: 'email' },
  },
  employment_details: {
    job_title: text(120),
    department_id: { kind: 'id' },
    employment_type: choice(EMPLOYMENT_TYPES),
    hired_date: { kind: 'day' },
    start_date: { kind: 'day' },
    manager_id: { kind: 'id' },
  },
  work_location: {
    location_id: { kind: 'id', required: true },
    is_remote: { kind: 'flag' },
    work_state: { kind: 'state' },
  },
  compensation: {
    pay_rate: { kind: 'amount', sensitive: true },
    pay_unit: choice(SALARY_UNITS),
    flsa_status: choice(FLSA_STATUSES),
    effective_date: { kind: 'day' },
  },
} as const satisfies Record<InformationGroup, Record<string, Field>>;

export type InformationValue = string | number | boolean | null;
export type InformationValues = Readonly<Record<string, InformationValue>>;

const fieldsOf = (group: InformationGroup): Readonly<Record<string, Field>> => INFORMATION_FIELDS[group];

export const informationFields = (group: InformationGroup): string[] => Object.keys(fieldsOf(group));

export const isSensitiveField = (group: InformationGroup, name: string): boolean =>
  Object.hasOwn(fieldsOf(group), name) && fieldsOf(group)[name]?.sensitive === true;

export type InformationProblem =
  | 'required'
  | 'too_long'
  | 'email_invalid'
  | 'phone_invalid'
  | BirthProblem
  | SsnProblem
  | 'state_unknown'
  | 'postal_code_invalid'
  | 'not_an_option'
  | 'not_a_number'
  | 'pay_out_of_range'
  | 'unknown';

const PAY_RATE_MIN = 0.01;
const PAY_RATE_DECIMALS = 4;
const PAY_RATE_MAX = 10_000_000;
const AGE_MIN = 14;
const EARLIEST_BIRTH = '1900-01-01';
/** As people type it; numbers are read in full when they are stored. */
export const TYPED_PHONE = /^[\d\s().+-]{7,24}$/;

/** The wrong values of a group by field; `today` at the location. Only what is given is checked. */
export function informationProblems(
  group: InformationGroup,
  values: InformationValues,
  today: string,
): Record<string, InformationProblem> {
  const fields = fieldsOf(group);
  const problems: Record<string, InformationProblem> = {};
  for (const [name, value] of Object.entries(values)) {
    const field = Object.hasOwn(fields, name) ? fields[name] : undefined;
    const problem = field ? fieldProblem(field, value, { values, today }) : 'unknown';
    if (problem) problems[name] = problem;
  }
  return problems;
}

interface Around {
  values: InformationValues;
  today: string;
}

function fieldProblem(field: Field, value: InformationValue, around: Around): InformationProblem | null {
  if (value === null || value === '') return field.required ? 'required' : null;
  if (field.kind === 'flag') return typeof value === 'boolean' ? null : 'not_an_option';
  if (field.kind === 'id')
    return typeof value === 'number' && Number.isSafeInteger(value) && value > 0 ? null : 'unknown';
  if (field.kind === 'amount') return amountProblem(value);
  if (typeof value !== 'string') return 'unknown';
  return textProblem(field, value.trim(), around) ?? (field.required && value.trim() === '' ? 'required' : null);
}

function amountProblem(value: InformationValue): InformationProblem | null {
  if (typeof value !== 'number' || !Number.isFinite(value)) return 'not_a_number';
  if (value < PAY_RATE_MIN || value > PAY_RATE_MAX) return 'pay_out_of_range';
  return Number(value.toFixed(PAY_RATE_DECIMALS)) === value ? null : 'not_a_number';
}

function textProblem(field: Field, value: string, { values, today }: Around): InformationProblem | null {
  const country = typeof values.country === 'string' && values.country !== '' ? values.country : 'US';
  switch (field.kind) {
    case 'text':
      return value.length > field.max ? 'too_long' : null;
    case 'email':
      return isEmail(value) ? null : 'email_invalid';
    case 'phone':
      return TYPED_PHONE.test(value) ? null : 'phone_invalid';
    case 'day':
      return isCalendarDay(value) ? null : 'not_a_date';
    case 'birth_day':
      return birthProblem(value, today);
    case 'ssn':
      return isMaskedSsn(value) ? null : ssnProblem(value);
    case 'state':
      return stateProblem(country, value) ? 'state_unknown' : null;
    case 'postal_code':
      return isPostalCode(country, value) ? null : 'postal_code_invalid';
    case 'choice':
      return field.options.includes(value) ? null : 'not_an_option';
    default:
      return null;
  }
}

export type BirthProblem = 'not_a_date' | 'in_the_future' | 'too_long_ago' | 'too_young';

/** Federal law allows work from 14; a masked date means unchanged. */
export function birthProblem(day: string, today: string): BirthProblem | null {
  if (day.includes('*')) return null;
  if (!isCalendarDay(day)) return 'not_a_date';
  if (day > today) return 'in_the_future';
  if (day < EARLIEST_BIRTH) return 'too_long_ago';
  const earliest = `${Number(today.slice(0, 4)) - AGE_MIN}${today.slice(4)}`;
  return day > earliest ? 'too_young' : null;
}
