// The withholding certificate of the state of work, with the fields each state asks for (ONB-043, EMP-022).
import { ARIZONA_PERCENTS, type StateTaxForm } from '../../employees/state-tax-forms.ts';
import { stateTaxOf } from '../../employees/state-taxes.ts';
import type { FormAnswers, FormField, OnboardingForm } from './form-fields.ts';

type Extra = Pick<FormField, 'key'> &
  (
    | { kind: 'text'; max: number }
    | { kind: 'flag' | 'money' }
    | { kind: 'count'; max: number }
    | { kind: 'choice'; options: readonly string[] }
  );

const text = (key: string, max = 60): Extra => ({ key, kind: 'text', max });
const flag = (key: string): Extra => ({ key, kind: 'flag' });
const money = (key: string): Extra => ({ key, kind: 'money' });
const count = (key: string): Extra => ({ key, kind: 'count', max: 99 });
const choice = (key: string, options: readonly string[]): Extra => ({ key, kind: 'choice', options });

/** Beyond filing status, allowances, and additional withholding. */
const EXTRAS: Readonly<Record<string, readonly Extra[]>> = {
  AL: [count('dependents'), flag('military_spouse')],
  AR: [count('personal_exemptions'), count('dependents'), flag('low_income')],
  CA: [count('deduction_allowances'), flag('military_spouse')],
  CO: [count('number_of_jobs')],
  CT: [money('reduced_withholding'), flag('military_spouse')],
  DC: [flag('resident')],
  GA: [count('dependents'), count('additional_allowances'), flag('military_spouse')],
  HI: [flag('disabled'), flag('military_spouse')],
  IL: [count('additional_allowances')],
  IN: [
    text('county_of_residence'),
    text('county_of_work'),
    count('spouse_exemptions'),
    count('dependents'),
    count('additional_dependents'),
    money('extra_county'),
  ],
  KY: [choice('exemption_reason', ['low_income', 'reciprocal_state', 'military_spouse', 'fort_campbell'])],
  LA: [money('decreased_withholding')],
  MD: [text('county_of_residence'), choice('exemption_reason', ['low_income', 'other_state', 'military_spouse'])],
  MA: [flag('blind'), flag('spouse_blind'), flag('full_time_student')],
  MI: [text('license_number', 20)],
  MN: [
    choice('exemption_reason', [
      'no_liability',
      'military_spouse',
      'reservation',
      'national_guard',
      'military_pension',
    ]),
  ],
  MS: [count('dependents'), flag('military_spouse')],
  MO: [money('reduced_withholding'), choice('exemption_reason', ['low_income', 'military_spouse', 'military'])],
  MT: [flag('two_earners')],
  NJ: [choice('wage_chart', ['a', 'b', 'c', 'd', 'e'])],
  NY: [
    flag('nyc_resident'),
    flag('yonkers_resident'),
    count('nyc_allowances'),
    money('nyc_extra'),
    money('yonkers_extra'),
  ],
  OH: [
    text('school_district'),
    text('school_district_number', 4),
    count('spouse_exemptions'),
    count('dependents'),
    choice('exemption_reason', ['reciprocal_state', 'military', 'military_spouse']),
  ],
  OR: [choice('exemption_code', ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'j', 'k', 'l', 'm'])],
  PA: [text('county_of_residence'), text('psd_code', 6)],
  VA: [count('age_exemptions'), flag('military_spouse')],
  WV: [flag('nonresident'), flag('military_spouse')],
};

/** States whose certificate asks for a place that decides about local taxes. */
const REQUIRED_EXTRAS: readonly string[] = ['county_of_residence', 'county_of_work', 'school_district'];

const isTaxed = ({ exempt }: FormAnswers): boolean => exempt !== true;

/** Null where there is nothing to fill in: no state income tax, or no known work state. */
export function stateTaxForm(workState: string | null): (OnboardingForm & { state: string }) | null {
  const tax = stateTaxOf(workState ?? '');
  if (tax.kind !== 'form') return null;
  const { state, form } = tax;
  return {
    key: 'state_tax',
    state,
    signature: 'perjury',
    edition: form.form === null ? `${state} (W-4)` : `${state} ${form.form}`,
    steps: [
      { key: 'status', fields: [...exemptField(form), ...mainFields(form)] },
      { key: 'details', fields: (EXTRAS[state] ?? []).map(extraField) },
    ],
  };
}

const exemptField = ({ exempt }: StateTaxForm): FormField[] =>
  exempt ? [{ key: 'exempt', kind: 'flag', why: 'state_tax' }] : [];

function mainFields({ filingStatuses, allowance, additional }: StateTaxForm): FormField[] {
  const fields: FormField[] = [];
  const common = { why: 'state_tax', isAsked: isTaxed } as const;
  if (filingStatuses.length > 0) {
    fields.push({ key: 'filing_status', kind: 'choice', options: filingStatuses, required: true, ...common });
  }
  if (allowance === 'allowances') fields.push({ key: 'allowances', kind: 'count', max: 99, ...common });
  if (allowance === 'amount') fields.push({ key: 'allowances', kind: 'money', ...common });
  if (allowance === 'percent') {
    fields.push({ key: 'percent_withheld', kind: 'choice', options: ARIZONA_PERCENTS, required: true, ...common });
  }
  if (additional) fields.push({ key: 'additional_withholding', kind: 'money', ...common });
  return fields;
}

/** Reasons and codes of an exemption are asked from those who claim one. */
const extraField = (extra: Extra): FormField => ({
  ...extra,
  why: 'state_tax',
  required: REQUIRED_EXTRAS.includes(extra.key),
  isAsked: (answers) => isTaxed(answers) !== extra.key.startsWith('exemption_'),
});

/** The part that the employee record keeps. */
export const recordedStateTax = (answers: FormAnswers) => ({
  filing_status: typeof answers.filing_status === 'string' ? answers.filing_status : null,
  allowances: typeof answers.allowances === 'number' ? answers.allowances : null,
  percent_withheld: typeof answers.percent_withheld === 'string' ? answers.percent_withheld : null,
  additional_withholding: typeof answers.additional_withholding === 'number' ? answers.additional_withholding : null,
  exempt: answers.exempt === true,
});
