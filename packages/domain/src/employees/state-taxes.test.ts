import { describe, expect, it } from 'vitest';
import { statesOf } from '../platform/contact/regions.ts';
import { STATE_TAX_FORMS, STATES_WITHOUT_INCOME_TAX } from './state-tax-forms.ts';
import { type StateTaxValues, stateTaxOf, stateTaxProblems } from './state-taxes.ts';

const BLANK: StateTaxValues = {
  filing_status: null,
  allowances: null,
  percent_withheld: null,
  additional_withholding: null,
  exempt: false,
};

const problems = (state: string, values: Partial<StateTaxValues>) => {
  const tax = stateTaxOf(state);
  return tax.kind === 'form' ? stateTaxProblems(tax.form, { ...BLANK, ...values }) : tax.kind;
};

describe('The state income tax', () => {
  it('is known for 50 states and the District of Columbia [EMP-022]', () => {
    const codes = [...Object.keys(STATE_TAX_FORMS), ...STATES_WITHOUT_INCOME_TAX];
    expect(new Set(codes).size).toBe(51);
    const known = statesOf('US').map(({ code }) => code);
    expect(codes.filter((code) => !known.includes(code))).toEqual([]);
  });

  it.each([
    ['CO', 'DR 0004'],
    ['Colorado', 'DR 0004'],
    ['ga', 'G-4'],
    ['New York', 'IT-2104'],
    ['UT', null],
  ])('in %s asks for the form %s [EMP-022]', (state, name) => {
    expect(stateTaxOf(state)).toMatchObject({ kind: 'form', form: { form: name } });
  });

  it.each(STATES_WITHOUT_INCOME_TAX)('does not exist in %s [EMP-022]', (state) => {
    expect(stateTaxOf(state)).toEqual({ kind: 'no_income_tax', state });
  });

  it.each(['', 'Nowhere', 'constructor', 'ON'])('of “%s” is unknown [EMP-022]', (state) => {
    expect(stateTaxOf(state)).toEqual({ kind: 'unknown_state' });
  });

  it.each([
    ['GA', { filing_status: 'single', allowances: 2 }, {}],
    ['GA', {}, { filing_status: 'required' }],
    ['GA', { filing_status: 'code_a' }, { filing_status: 'not_an_option' }],
    ['GA', { filing_status: 'single', allowances: 1.5 }, { allowances: 'not_a_number' }],
    ['GA', { filing_status: 'single', allowances: -1 }, { allowances: 'not_a_number' }],
    ['GA', { filing_status: 'single', percent_withheld: '25_percent' }, { percent_withheld: 'not_on_this_form' }],
    ['CO', { filing_status: 'single_or_separate', allowances: 1250.5 }, {}],
    ['AZ', { percent_withheld: '25_percent' }, {}],
    ['AZ', {}, { percent_withheld: 'required' }],
    ['AZ', { percent_withheld: '26_percent' }, { percent_withheld: 'not_an_option' }],
    ['AZ', { percent_withheld: '5_percent', filing_status: 'single' }, { filing_status: 'not_on_this_form' }],
    ['CT', { filing_status: 'code_d', allowances: 1 }, { allowances: 'not_on_this_form' }],
    ['IL', { allowances: 3, additional_withholding: 10 }, {}],
    ['IL', { additional_withholding: -5 }, { additional_withholding: 'not_a_number' }],
    ['GA', { exempt: true }, {}],
    ['TX', {}, 'no_income_tax'],
  ] as const)('in %s with %j has the problems %j [EMP-021, EMP-022]', (state, values, expected) => {
    expect(problems(state, values)).toEqual(expected);
  });
});
