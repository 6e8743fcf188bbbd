// Every field, option, reason, problem, and step of the onboarding forms has its texts.
import { STATE_TAX_FORMS } from '@onward/domain/employees/state-tax-forms';
import { BASIC_INFORMATION, EMPLOYMENT, payrollForm } from '@onward/domain/onboarding/forms/basic-information';
import { DIRECT_DEPOSIT } from '@onward/domain/onboarding/forms/direct-deposit';
import { type FormProblem, fieldsOf, type OnboardingForm, WHYS } from '@onward/domain/onboarding/forms/form-fields';
import { i9Section1 } from '@onward/domain/onboarding/forms/i9-section1';
import { i9Section2 } from '@onward/domain/onboarding/forms/i9-section2';
import { stateTaxForm } from '@onward/domain/onboarding/forms/state-tax';
import { W4 } from '@onward/domain/onboarding/forms/w4';
import { WOTC } from '@onward/domain/onboarding/forms/wotc';
import { describe, expect, it } from 'vitest';
import texts from './en/onboarding-forms.json' with { type: 'json' };

const PAYROLL_FIELDS = ['gender', ...fieldsOf(BASIC_INFORMATION).map(({ key }) => key)];

const FORMS: OnboardingForm[] = [
  BASIC_INFORMATION,
  payrollForm(PAYROLL_FIELDS),
  EMPLOYMENT,
  W4,
  DIRECT_DEPOSIT,
  i9Section1(true),
  i9Section2({ isMinor: true, usesEverify: false, workStatus: null }),
  WOTC,
  ...Object.keys(STATE_TAX_FORMS).flatMap((state) => stateTaxForm(state) ?? []),
];

const PROBLEMS: Record<FormProblem, true> = {
  required: true,
  too_long: true,
  email_invalid: true,
  phone_invalid: true,
  not_a_date: true,
  in_the_past: true,
  expired: true,
  too_young: true,
  in_the_future: true,
  too_long_ago: true,
  document_expired: true,
  ssn_invalid: true,
  ssn_refused: true,
  state_unknown: true,
  postal_code_invalid: true,
  not_an_option: true,
  not_a_number: true,
  negative: true,
  number_too_large: true,
  not_a_file: true,
  not_yes_or_no: true,
  not_chosen: true,
  must_agree: true,
  po_box: true,
  number_format: true,
  single_only: true,
  contradicts_exemption: true,
  numbers_differ: true,
  routing_invalid: true,
  account_invalid: true,
  account_zeros: true,
  value_required: true,
  value_invalid: true,
  one_remainder: true,
  remainder_last: true,
  percent_total: true,
  account_twice: true,
  too_many_accounts: true,
  video_needs_everify: true,
  copy_of_us_passport: true,
  copy_of_us_passport_card: true,
  copy_of_i551: true,
  copy_of_i766: true,
  receipt_short_job: true,
};

const isText = (path: string): boolean =>
  typeof path.split('.').reduce<unknown>((at, part) => (at as Record<string, unknown> | undefined)?.[part], texts) ===
  'string';

const missing = (paths: readonly string[]): string[] => [...new Set(paths)].filter((path) => !isText(path));

describe('The texts of onboarding forms', () => {
  it('name every field and every option, in all states [ONB-042, ONB-043, ONB-044, ONB-048]', () => {
    const paths = FORMS.flatMap((form) =>
      fieldsOf(form).flatMap((field) => [
        `fields.${form.key}.${field.key}.label`,
        ...(field.kind === 'choice' ? field.options.map((each) => `options.${form.key}.${field.key}.${each}`) : []),
      ]),
    );
    expect(missing(paths)).toEqual([]);
  });

  it('have a title for every step, and a statement for every form that is signed [ONB-043, ONB-044]', () => {
    const steps = FORMS.flatMap((form) => form.steps.map((step) => `steps.${form.key}.${step.key}.title`));
    const statements = FORMS.filter(({ signature }) => signature !== null).map(({ key }) => `statements.${key}`);
    expect(missing([...steps, 'steps.questions.questions.title', ...statements])).toEqual([]);
  });

  it('say why each datum is asked for [AHD-016]', () => {
    expect(missing(WHYS.map((why) => `whys.${why}`))).toEqual([]);
  });

  it('explain every problem [ONB-041]', () => {
    expect(missing(Object.keys(PROBLEMS).map((problem) => `problems.${problem}`))).toEqual([]);
  });

  it('name nothing that no form asks for [ONB-041]', () => {
    const asked = new Set(FORMS.flatMap((form) => fieldsOf(form).map(({ key }) => `${form.key}.${key}`)));
    const named = Object.entries(texts.fields).flatMap(([form, fields]) =>
      Object.keys(fields).map((field) => `${form}.${field}`),
    );
    expect(named.filter((each) => !asked.has(each))).toEqual([]);
  });
});
