// Form I-9, Section 1: who somebody is and why they may work, with up to one helper (ONB-044).
import { WORK_STATUSES } from '../../everify/work-statuses.ts';
import type { FieldShape, FormAnswers, FormField, FormProblems, FormStep, OnboardingForm, Why } from './form-fields.ts';

export const I9_EDITION = 'Form I-9 (01/20/25), expires 05/31/2027';

/** Exactly one identifies somebody with a limited permit. */
const WORK_IDENTIFIERS = ['alien_number', 'admission_number', 'foreign_passport'] as const;

const ALIEN_NUMBER = /^A?\d{7,9}$/i;
const ADMISSION_NUMBER = /^\d{9}[A-Za-z0-9]\d$/;
const PASSPORT_NUMBER = /^[A-Za-z0-9]{6,12}$/;
const PO_BOX = /^p\.?\s?o\.?\s?box\b/i;

const isLimited = ({ work_status }: FormAnswers): boolean => work_status === 'alien_authorized_to_work';
const isIdentifiedBy =
  (identifier: (typeof WORK_IDENTIFIERS)[number]) =>
  (answers: FormAnswers): boolean =>
    isLimited(answers) && answers.identifier === identifier;
const hasHelper = ({ used_preparer }: FormAnswers): boolean => used_preparer === true;

const givesAlienNumber = (answers: FormAnswers): boolean =>
  answers.work_status === 'lawful_permanent_resident' || isIdentifiedBy('alien_number')(answers);

function rules(answers: FormAnswers, today: string): FormProblems {
  const problems: FormProblems = {};
  for (const field of ['street_address', 'preparer_address']) {
    const street = answers[field];
    if (typeof street === 'string' && PO_BOX.test(street.trim())) problems[field] = 'po_box';
  }
  const until = answers.work_until;
  if (isLimited(answers) && answers.work_until_unlimited !== true) {
    if (typeof until !== 'string' || until === '') problems.work_until = 'required';
    else if (until < today) problems.work_until = 'expired';
  }
  return problems;
}

const known = (
  key: string,
  [group, field]: ['basic_information' | 'address', string],
  why: Why,
  more: FieldShape,
): FormField => ({ key, why, record: { group, field }, ...more });

const preparer = (key: string, max: number, required = true): FormField => ({
  key: `preparer_${key}`,
  kind: 'text',
  max,
  required,
  why: 'helper',
  isAsked: hasHelper,
});

const ADDRESS: FormStep = {
  key: 'address',
  fields: [
    known('street_address', ['address', 'address_line_1'], 'address', { kind: 'text', max: 35, required: true }),
    known('apt_number', ['address', 'address_line_2'], 'address', { kind: 'text', max: 15 }),
    known('city', ['address', 'city'], 'address', { kind: 'text', max: 60, required: true }),
    known('state', ['address', 'state'], 'address', { kind: 'state', required: true }),
    known('postal_code', ['address', 'postal_code'], 'address', { kind: 'postal_code', required: true }),
  ],
};

const STATUS: FormStep = {
  key: 'status',
  fields: [
    { key: 'work_status', kind: 'choice', options: WORK_STATUSES, required: true, why: 'work_permit' },
    { key: 'work_until_unlimited', kind: 'flag', why: 'work_permit', isAsked: isLimited },
    {
      key: 'work_until',
      kind: 'day',
      why: 'work_permit',
      isAsked: (answers) => isLimited(answers) && answers.work_until_unlimited !== true,
    },
    {
      key: 'identifier',
      kind: 'choice',
      options: WORK_IDENTIFIERS,
      required: true,
      why: 'work_permit',
      isAsked: isLimited,
    },
    {
      key: 'alien_number',
      kind: 'text',
      max: 10,
      pattern: ALIEN_NUMBER,
      required: true,
      sensitive: true,
      why: 'work_permit',
      isAsked: givesAlienNumber,
    },
    {
      key: 'admission_number',
      kind: 'text',
      max: 11,
      pattern: ADMISSION_NUMBER,
      required: true,
      sensitive: true,
      why: 'work_permit',
      isAsked: isIdentifiedBy('admission_number'),
    },
    {
      key: 'passport_number',
      kind: 'text',
      max: 12,
      pattern: PASSPORT_NUMBER,
      required: true,
      sensitive: true,
      why: 'work_permit',
      isAsked: isIdentifiedBy('foreign_passport'),
    },
    {
      key: 'passport_country',
      kind: 'text',
      max: 60,
      required: true,
      why: 'work_permit',
      isAsked: isIdentifiedBy('foreign_passport'),
    },
  ],
};

const HELPER: FormStep = {
  key: 'helper',
  fields: [
    { key: 'used_preparer', kind: 'flag', why: 'helper' },
    preparer('first_name', 40),
    preparer('last_name', 40),
    preparer('middle_initial', 1, false),
    preparer('address', 60),
    preparer('city', 60),
    { key: 'preparer_state', kind: 'state', required: true, why: 'helper', isAsked: hasHelper },
    { key: 'preparer_postal_code', kind: 'postal_code', required: true, why: 'helper', isAsked: hasHelper },
    { key: 'preparer_signature', kind: 'text', max: 80, required: true, why: 'helper', isAsked: hasHelper },
  ],
};

/** Photos of papers for whoever does Section 2; the originals are still looked at. */
export const COPY_FIELDS = ['copy_1', 'copy_2', 'copy_3', 'copy_4'] as const;

const COPIES: FormStep = {
  key: 'copies',
  fields: COPY_FIELDS.map((key): FormField => ({ key, kind: 'file', why: 'papers' })),
};

/** E-Verify needs the Social Security number; otherwise it is voluntary. */
export const i9Section1 = (usesEverify: boolean): OnboardingForm => ({
  key: 'i9_section1',
  signature: 'perjury',
  edition: I9_EDITION,
  rules,
  steps: [
    {
      key: 'person',
      fields: [
        known('last_name', ['basic_information', 'legal_last_name'], 'legal_name', {
          kind: 'text',
          max: 40,
          required: true,
        }),
        known('first_name', ['basic_information', 'legal_first_name'], 'legal_name', {
          kind: 'text',
          max: 40,
          required: true,
        }),
        known('middle_initial', ['basic_information', 'legal_middle_name'], 'legal_name', { kind: 'text', max: 40 }),
        { key: 'other_last_names', kind: 'text', max: 80, why: 'legal_name' },
        known('date_of_birth', ['basic_information', 'date_of_birth'], 'birth_date', {
          kind: 'birth_day',
          required: true,
          sensitive: true,
        }),
        known('ssn', ['basic_information', 'ssn'], 'ssn', {
          kind: 'ssn',
          required: usesEverify,
          sensitive: true,
        }),
        known('email', ['basic_information', 'email'], 'contact', { kind: 'email' }),
        known('phone', ['basic_information', 'phone'], 'contact', { kind: 'phone' }),
      ],
    },
    ADDRESS,
    STATUS,
    HELPER,
    COPIES,
  ],
});
