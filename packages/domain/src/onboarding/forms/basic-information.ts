// What a new employee says about themselves, once for all other forms (ONB-042, AHD-016).
import { FLSA_STATUSES, GENDERS, informationFields } from '../../employees/information.ts';
import { EMPLOYMENT_TYPES, SALARY_UNITS } from '../../positions/postings.ts';
import type { FieldShape, FormField, OnboardingForm, Why } from './form-fields.ts';

const NAME_MAX = 40;

const basic = (key: string, more: FieldShape, why: Why): FormField => ({
  key,
  why,
  record: { group: 'basic_information', field: key },
  ...more,
});

const address = (key: string, more: FieldShape): FormField => ({
  key,
  why: 'address',
  record: { group: 'address', field: key },
  ...more,
});

const emergency = (key: string, more: FieldShape): FormField => ({
  key: `emergency_${key}`,
  why: 'emergency',
  record: { group: 'emergency_contact', field: key },
  ...more,
});

export const BASIC_INFORMATION: OnboardingForm = {
  key: 'basic_information',
  signature: null,
  edition: null,
  isOfRecord: true,
  steps: [
    {
      key: 'name',
      fields: [
        basic('legal_first_name', { kind: 'text', max: NAME_MAX, required: true }, 'legal_name'),
        basic('legal_middle_name', { kind: 'text', max: NAME_MAX }, 'legal_name'),
        basic('legal_last_name', { kind: 'text', max: NAME_MAX, required: true }, 'legal_name'),
        basic('preferred_name', { kind: 'text', max: NAME_MAX }, 'preferred_name'),
      ],
    },
    {
      key: 'identity',
      fields: [
        basic('date_of_birth', { kind: 'birth_day', required: true, sensitive: true }, 'birth_date'),
        basic('ssn', { kind: 'ssn', required: true, sensitive: true }, 'ssn'),
      ],
    },
    {
      key: 'address',
      fields: [
        address('address_line_1', { kind: 'text', max: 35, required: true }),
        address('address_line_2', { kind: 'text', max: 15 }),
        address('city', { kind: 'text', max: 60, required: true }),
        address('state', { kind: 'state', required: true }),
        address('postal_code', { kind: 'postal_code', required: true }),
        address('country', { kind: 'choice', options: ['US', 'CA'], required: true }),
      ],
    },
    {
      key: 'contact',
      fields: [
        basic('phone', { kind: 'phone', region: 'region_number', required: true }, 'contact'),
        basic('region_number', { kind: 'text', max: 4 }, 'contact'),
        basic('email', { kind: 'email' }, 'contact'),
      ],
    },
    {
      key: 'emergency',
      fields: [
        emergency('name', { kind: 'text', max: 120, required: true }),
        emergency('relationship', { kind: 'text', max: 60 }),
        emergency('phone', { kind: 'phone', required: true }),
      ],
    },
  ],
};

const GENDER: FormField = {
  key: 'gender',
  kind: 'choice',
  options: GENDERS,
  why: 'payroll',
  record: { group: 'basic_information', field: 'gender' },
};

/** What payroll providers may need from the employee, asked only if the record lacks it. */
export const PAYROLL_FIELDS = [
  'legal_first_name',
  'legal_last_name',
  'date_of_birth',
  'ssn',
  'address_line_1',
  'city',
  'state',
  'postal_code',
  'gender',
] as const;

/** `missing` are the record's fields without a value. */
export function payrollForm(missing: readonly string[]): OnboardingForm {
  const known = [...BASIC_INFORMATION.steps.flatMap(({ fields }) => fields), GENDER];
  const asked = PAYROLL_FIELDS.filter((key) => missing.includes(key)).flatMap(
    (key) => known.find((field) => field.key === key) ?? [],
  );
  return {
    key: 'payroll',
    signature: null,
    edition: null,
    isOfRecord: true,
    steps: [{ key: 'payroll', fields: asked.map((field) => ({ ...field, required: true, why: 'payroll' })) }],
  };
}

const details = (field: string, more: FieldShape): FormField => ({
  key: field,
  why: 'employment',
  record: { group: informationFields('compensation').includes(field) ? 'compensation' : 'employment_details', field },
  ...more,
});

/** What the company adds: job and pay. */
export const EMPLOYMENT: OnboardingForm = {
  key: 'employment',
  signature: null,
  edition: null,
  isOfRecord: true,
  steps: [
    {
      key: 'job',
      fields: [
        details('job_title', { kind: 'text', max: 120, required: true }),
        details('employment_type', {
          kind: 'choice',
          options: EMPLOYMENT_TYPES,
          required: true,
        }),
        details('department_id', { kind: 'department' }),
        details('manager_id', { kind: 'staff' }),
        details('start_date', { kind: 'day', required: true }),
      ],
    },
    {
      key: 'pay',
      fields: [
        details('pay_rate', { kind: 'money', required: true, sensitive: true }),
        details('pay_unit', { kind: 'choice', options: SALARY_UNITS, required: true }),
        details('flsa_status', { kind: 'choice', options: FLSA_STATUSES }),
      ],
    },
  ],
};
