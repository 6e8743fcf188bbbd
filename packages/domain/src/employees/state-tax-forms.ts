// Which certificate each state asks a new employee for, and what is chosen on it (EMP-022). Facts of the states' own
// forms; the federal W-4 serves where a state has none.

export type FilingStatus =
  | 'single'
  | 'single_or_separate'
  | 'married'
  | 'married_one_income'
  | 'married_both_working'
  | 'married_separate'
  | 'married_single_rate'
  | 'married_jointly'
  | 'head_of_household'
  | 'surviving_spouse'
  | 'no_exemption'
  | 'no_deduction'
  | 'nonresident_alien'
  | 'other'
  | 'code_a'
  | 'code_b'
  | 'code_c'
  | 'code_d'
  | 'code_e'
  | 'code_f';

/** `allowances` counts, `amount` is in dollars, `percent` is a share of wages, `none` has neither. */
export type AllowanceKind = 'allowances' | 'amount' | 'percent' | 'none';

export interface StateTaxForm {
  /** Null where the federal W-4 serves. */
  form: string | null;
  filingStatuses: readonly FilingStatus[];
  allowance: AllowanceKind;
  /** Extra dollars per pay period. */
  additional: boolean;
  exempt: boolean;
}

const THREE: readonly FilingStatus[] = ['single', 'married', 'married_single_rate'];

const form = (
  name: string | null,
  filingStatuses: readonly FilingStatus[],
  more: Partial<Omit<StateTaxForm, 'form' | 'filingStatuses'>> = {},
): StateTaxForm => ({
  form: name,
  filingStatuses,
  allowance: 'allowances',
  additional: true,
  exempt: true,
  ...more,
});

const federal = form(null, ['single_or_separate', 'married_jointly', 'head_of_household'], { allowance: 'none' });

export const STATES_WITHOUT_INCOME_TAX = ['AK', 'FL', 'NV', 'NH', 'SD', 'TN', 'TX', 'WA', 'WY'] as const;

/** What Arizona's A-4 offers, as tenths of a percent with their unit (EMP-020). */
export const ARIZONA_PERCENTS = [
  '0_percent',
  '5_percent',
  '10_percent',
  '15_percent',
  '20_percent',
  '25_percent',
  '30_percent',
  '35_percent',
] as const;

export const STATE_TAX_FORMS: Readonly<Record<string, StateTaxForm>> = {
  AL: form('A-4', ['no_exemption', 'single', 'married_separate', 'married', 'head_of_household']),
  AZ: form('A-4', [], { allowance: 'percent' }),
  AR: form('AR4EC', ['single', 'married_jointly', 'head_of_household']),
  CA: form('DE 4', ['single', 'married_one_income', 'head_of_household']),
  CO: form('DR 0004', ['single_or_separate', 'married_jointly', 'head_of_household'], { allowance: 'amount' }),
  CT: form('CT-W4', ['code_a', 'code_b', 'code_c', 'code_d', 'code_e', 'code_f'], { allowance: 'none' }),
  DE: form('W-4DE', THREE),
  DC: form('D-4', ['single', 'married_jointly', 'married_separate', 'head_of_household']),
  GA: form('G-4', ['single', 'married_one_income', 'married_both_working', 'married_separate', 'head_of_household']),
  HI: form('HW-4', THREE),
  ID: form('ID W-4', THREE),
  IL: form('IL-W-4', []),
  IN: form('WH-4', []),
  IA: form('IA W-4', ['other', 'head_of_household', 'married_jointly'], { allowance: 'amount' }),
  KS: form('K-4', ['single', 'married_jointly']),
  KY: form('K-4', [], { allowance: 'none' }),
  LA: form('L-4', ['single_or_separate', 'married_jointly', 'no_deduction']),
  ME: form('W-4ME', THREE),
  MD: form('MW507', THREE),
  MA: form('M-4', ['single', 'head_of_household']),
  MI: form('MI-W4', []),
  MN: form('W-4MN', THREE),
  MS: form('89-350', ['single', 'married_both_working', 'married_one_income', 'head_of_household'], {
    allowance: 'amount',
  }),
  MO: form('MO W-4', ['single_or_separate', 'married_one_income', 'head_of_household'], { allowance: 'none' }),
  MT: form('MW-4', ['single_or_separate', 'married_jointly', 'head_of_household'], { allowance: 'none' }),
  NE: form('W-4N', THREE),
  NJ: form('NJ-W4', ['single', 'married_jointly', 'married_separate', 'head_of_household', 'surviving_spouse']),
  NM: federal,
  NY: form('IT-2104', THREE),
  NC: form('NC-4', ['single_or_separate', 'head_of_household', 'married_jointly']),
  ND: federal,
  OH: form('IT 4', []),
  OK: form('OK-W-4', [...THREE, 'nonresident_alien']),
  OR: form('OR-W-4', THREE),
  PA: form(null, [], { allowance: 'none' }),
  RI: form('RI W-4', []),
  SC: form('SC W-4', THREE),
  UT: federal,
  VT: form('W-4VT', ['single', 'married_jointly', 'married_separate', 'married_single_rate', 'head_of_household']),
  VA: form('VA-4', []),
  WV: form('WV/IT-104', ['single', 'married_both_working']),
  WI: form('WT-4', THREE),
};
