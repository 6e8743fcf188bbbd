import type { Fields } from './everify-world.ts';

/** What E-Verify checks, independent of what the product checks before it sends. */

export interface FieldError {
  field: string;
  code: 'REQUIRED' | 'INVALID';
}

export const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const text = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');

const isDay = (value: unknown): boolean =>
  /^\d{4}-\d{2}-\d{2}$/.test(text(value)) && !Number.isNaN(Date.parse(text(value)));

const name = /^[\p{L}\p{M}' -]{1,40}$/u;
const suffix = / (jr|sr|ii|iii|iv)$/i;
const email = /^[^@\s]+@[^@\s]+$/;
const ssn = /^(?!000|666|9)\d{3}(?!00)\d{2}(?!0000)\d{4}$/;

const citizenship = ['US_CITIZEN', 'NONCITIZEN', 'LAWFUL_PERMANENT_RESIDENT', 'ALIEN_AUTHORIZED_TO_WORK'];

const delayReasons = [
  'AWAITING_SSN',
  'TECHNICAL_PROBLEMS',
  'AUDIT_REVEALED',
  'FEDERAL_CONTRACTOR',
  'AWAITING_INCORRECT_CASE',
  'OTHER',
];

const required = [
  'client_company_id',
  'employer_case_id',
  'case_creator_name',
  'case_creator_phone_number',
  'case_creator_email_address',
  'first_name',
  'last_name',
  'date_of_birth',
  'ssn',
  'citizenship_status_code',
  'date_of_hire',
];

const formats: Record<string, (value: unknown) => boolean> = {
  first_name: (value) => name.test(text(value)) && !suffix.test(text(value)),
  last_name: (value) => name.test(text(value)) && !suffix.test(text(value)),
  middle_initial: (value) => /^\p{L}?$/u.test(text(value)),
  date_of_birth: isDay,
  date_of_hire: isDay,
  ssn: (value) => ssn.test(text(value)),
  citizenship_status_code: (value) => citizenship.includes(text(value)),
  case_creator_email_address: (value) => email.test(text(value)),
  employee_email_address: (value) => email.test(text(value)),
  alien_number: (value) => /^A\d{9}$/.test(text(value)),
  i94_number: (value) => /^[A-Z0-9]{11}$/.test(text(value)),
  foreign_passport_number: (value) => /^[A-Z0-9]{6,12}$/.test(text(value)),
  expiration_date: isDay,
};

export function caseErrors(fields: Fields): FieldError[] {
  const missing = required.filter((field) => text(fields[field]) === '');
  const wrong = Object.entries(formats)
    .filter(([field, isRight]) => text(fields[field]) !== '' && !isRight(fields[field]))
    .map(([field]) => field);
  return [
    ...missing.map((field): FieldError => ({ field, code: 'REQUIRED' })),
    ...wrong.map((field): FieldError => ({ field, code: 'INVALID' })),
    ...paperErrors(fields),
    ...personErrors(fields),
    ...lateErrors(fields),
  ];
}

/** One paper of List A, or one of List B and one of List C. */
function paperErrors(fields: Fields): FieldError[] {
  const [a, b, c] = ['document_a_type_code', 'document_b_type_code', 'document_c_type_code'].map((field) =>
    text(fields[field]),
  );
  if (a ? b || c : !(b && c)) return [{ field: 'document_a_type_code', code: 'REQUIRED' }];
  const isLicense = b === 'DRIVERS_LICENSE' || b === 'STATE_ID';
  return isLicense && !/^[A-Z]{2}$/.test(text(fields.us_state_code))
    ? [{ field: 'us_state_code', code: 'REQUIRED' }]
    : [];
}

function personErrors(fields: Fields): FieldError[] {
  const status = text(fields.citizenship_status_code);
  const has = (field: string) => text(fields[field]) !== '';
  const isUnknown =
    (status === 'LAWFUL_PERMANENT_RESIDENT' && !has('alien_number')) ||
    (status === 'ALIEN_AUTHORIZED_TO_WORK' &&
      !has('alien_number') &&
      !has('i94_number') &&
      !has('foreign_passport_number'));
  const isOwnEmail =
    has('employee_email_address') &&
    text(fields.employee_email_address).toLowerCase() === text(fields.case_creator_email_address).toLowerCase();
  return [
    ...(isUnknown ? [{ field: 'alien_number', code: 'REQUIRED' } as const] : []),
    ...(status === 'ALIEN_AUTHORIZED_TO_WORK' && has('foreign_passport_number') && !has('country_code')
      ? [{ field: 'country_code', code: 'REQUIRED' } as const]
      : []),
    ...(isOwnEmail ? [{ field: 'employee_email_address', code: 'INVALID' } as const] : []),
  ];
}

function lateErrors(fields: Fields): FieldError[] {
  const reason = text(fields.reason_for_delay_code);
  const words = text(fields.reason_for_delay_description);
  if (reason === '') return [];
  if (!delayReasons.includes(reason)) return [{ field: 'reason_for_delay_code', code: 'INVALID' }];
  const isWrong = words.includes('"') || (reason === 'OTHER' && words === '');
  return isWrong ? [{ field: 'reason_for_delay_description', code: 'INVALID' }] : [];
}
