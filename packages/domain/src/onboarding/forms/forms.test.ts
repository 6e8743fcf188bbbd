import { describe, expect, it } from 'vitest';
import { STATE_TAX_FORMS, STATES_WITHOUT_INCOME_TAX } from '../../employees/state-tax-forms.ts';
import { ACTION_TYPES, type ActionType } from '../module-types.ts';
import {
  askedFields,
  askedSteps,
  type FormAnswers,
  fieldsOf,
  fixedAnswers,
  formProblems,
  keptAnswers,
} from './form-fields.ts';
import {
  type FormContext,
  formOf,
  isCompleteFromStart,
  minutesOf,
  needsSignature,
  questionKey,
} from './form-of-action.ts';
import { recordedStateTax, stateTaxForm } from './state-tax.ts';
import { dependentsAmount, exemptionEnds } from './w4.ts';

const TODAY = '2026-11-18';
const CONTEXT: FormContext = {
  work_state: 'GA',
  questions: [],
  uses_everify: false,
  is_minor: false,
  work_status: null,
  missing: [],
};

function problemsOf(type: ActionType, answers: FormAnswers, context: Partial<FormContext> = {}) {
  const form = formOf(type, { ...CONTEXT, ...context });
  if (!form) throw new Error(`${type} has no form.`);
  return formProblems(form, answers, TODAY);
}

const PERSON = {
  legal_first_name: 'Marcus',
  legal_last_name: 'Bell',
  date_of_birth: '2004-05-14',
  ssn: '219-45-6789',
  address_line_1: '88 Candler Park Dr',
  city: 'Atlanta',
  state: 'GA',
  postal_code: '30307',
  country: 'US',
  phone: '4045550142',
  emergency_name: 'Rosa',
  emergency_phone: '4045550143',
};

describe('Basic information', () => {
  it('is complete with the legal name, identity, address, phone, and an emergency contact [ONB-042]', () => {
    expect(problemsOf('employee_fill_basic_information_form', PERSON)).toEqual({});
    const { country, ...others } = problemsOf('employee_fill_basic_information_form', {});
    expect(country).toBe('not_chosen');
    expect(Object.values(others)).toEqual(Array(11).fill('required'));
  });

  it.each<[string, FormAnswers[string], string]>([
    ['ssn', '000-12-3456', 'ssn_refused'],
    ['ssn', '900-12-3456', 'ssn_refused'],
    ['date_of_birth', '2015-01-01', 'too_young'],
    ['ssn', '219-08', 'ssn_invalid'],
    ['date_of_birth', '2030-01-01', 'in_the_future'],
    ['date_of_birth', '1890-01-01', 'too_long_ago'],
    ['date_of_birth', '1999-02-30', 'not_a_date'],
    ['postal_code', '303', 'postal_code_invalid'],
    ['state', 'Ontario', 'state_unknown'],
    ['email', 'nobody', 'email_invalid'],
    ['phone', 'call me', 'phone_invalid'],
    ['address_line_1', 'x'.repeat(36), 'too_long'],
    ['country', 'FR', 'not_an_option'],
  ])('refuses %s of %j: %s [ONB-042]', (field, value, problem) => {
    expect(problemsOf('employee_fill_basic_information_form', { ...PERSON, [field]: value })).toEqual({
      [field]: problem,
    });
  });

  it('takes a masked number as unchanged [ONB-042]', () => {
    expect(problemsOf('employee_fill_basic_information_form', { ...PERSON, ssn: '*****6789' })).toEqual({});
  });
});

describe('Form W-4', () => {
  it('needs a filing status, unless somebody is exempt [ONB-043]', () => {
    expect(problemsOf('w4_form', {})).toEqual({ filing_status: 'not_chosen' });
    expect(problemsOf('w4_form', { filing_status: 'married_filing_jointly' })).toEqual({});
    expect(problemsOf('w4_form', { exempt: true })).toEqual({
      exempt_last_year: 'must_agree',
      exempt_this_year: 'must_agree',
    });
    const certified = { exempt: true, exempt_last_year: true, exempt_this_year: true };
    expect(problemsOf('w4_form', certified)).toEqual({});
    expect(problemsOf('w4_form', { ...certified, extra_withholding: 10 })).toEqual({
      extra_withholding: 'contradicts_exemption',
    });
  });

  it('asks heads of household to confirm, and takes nonresident aliens as single only [ONB-043]', () => {
    expect(problemsOf('w4_form', { filing_status: 'head_of_household' })).toEqual({
      head_of_household_confirmed: 'must_agree',
    });
    const alien = { nonresident_alien: true, filing_status: 'married_filing_jointly' };
    expect(problemsOf('w4_form', alien)).toEqual({ filing_status: 'single_only' });
    expect(problemsOf('w4_form', { ...alien, filing_status: 'single_or_married_filing_separately' })).toEqual({});
  });

  it.each<[FormAnswers[string], string | undefined]>([
    [10.5, undefined],
    [-1, 'negative'],
    [10.555, 'not_a_number'],
    [1_000_000, 'number_too_large'],
    ['ten', 'not_a_number'],
  ])('takes %j as extra withholding: %s [ONB-043]', (amount, problem) => {
    const answers = { filing_status: 'married_filing_jointly', extra_withholding: amount };
    expect(problemsOf('w4_form', answers).extra_withholding).toBe(problem);
  });

  it('adds up the credits of its year [ONB-043]', () => {
    const answers = { children: 2, other_dependents: 1, other_credits: 100 };
    expect([dependentsAmount(answers), dependentsAmount(answers, 2025)]).toEqual([5000, 4600]);
    expect([2025, 2026].map(exemptionEnds)).toEqual(['2026-02-17', '2027-02-16']);
  });

  it('forgets what an exempt person does not fill in [ONB-043]', () => {
    const form = formOf('w4_form', CONTEXT);
    if (!form) throw new Error('There is no form.');
    const answers = { exempt: true, exempt_last_year: true, exempt_this_year: true, children: 3 };
    expect(keptAnswers(form, answers)).toEqual({ exempt: true, exempt_last_year: true, exempt_this_year: true });
  });
});

describe('A state tax form', () => {
  it.each(Object.keys(STATE_TAX_FORMS))('of %s can be filled in with its first options [ONB-043, EMP-022]', (state) => {
    const form = stateTaxForm(state);
    if (!form) throw new Error(`${state} has no form.`);
    const answers: Record<string, FormAnswers[string]> = {};
    for (const field of askedFields(form, {})) {
      if (!field.required) continue;
      answers[field.key] = field.kind === 'choice' ? (field.options[0] ?? '') : 'DeKalb';
    }
    expect(formProblems(form, answers, TODAY)).toEqual({});
    expect(form.edition).toContain(state);
  });

  it.each(STATES_WITHOUT_INCOME_TAX)('is not asked for in %s [ONB-043, EMP-022]', (state) => {
    expect(isCompleteFromStart('employee_fill_us_state_tax_form', { ...CONTEXT, work_state: state })).toBe(true);
  });

  it('waits while the state of work is unknown [ONB-043]', () => {
    expect(isCompleteFromStart('employee_fill_us_state_tax_form', { ...CONTEXT, work_state: null })).toBe(false);
  });

  it.each([
    ['IN', 'county_of_residence'],
    ['OH', 'school_district'],
    ['NY', 'nyc_resident'],
    ['AZ', 'percent_withheld'],
    ['CT', 'reduced_withholding'],
  ])('of %s asks for %s [EMP-022]', (state, field) => {
    const form = stateTaxForm(state);
    expect(form && fieldsOf(form).map(({ key }) => key)).toContain(field);
  });

  it('gives the record what it keeps [EMP-022]', () => {
    expect(recordedStateTax({ filing_status: 'single', allowances: 2, county_of_residence: 'Lake' })).toEqual({
      filing_status: 'single',
      allowances: 2,
      percent_withheld: null,
      additional_withholding: null,
      exempt: false,
    });
  });
});

describe('Direct deposit', () => {
  const account = {
    bank_name: null,
    account_type: 'checking',
    routing_number: '021000021',
    account_number: '12345678',
    split: 'remainder',
    value: null,
  } as const;

  it.each<[string, FormAnswers, Record<string, string>]>([
    ['one account', { pay_method: 'direct_deposit', accounts: [account] }, {}],
    ['a paper check', { pay_method: 'paper_check' }, {}],
    ['nothing', {}, { pay_method: 'not_chosen' }],
    ['no account', { pay_method: 'direct_deposit', accounts: [] }, { accounts: 'required' }],
    [
      'a wrong routing number',
      { pay_method: 'direct_deposit', accounts: [{ ...account, routing_number: '123456789' }] },
      { 'accounts.0.routing_number': 'routing_invalid' },
    ],
    [
      'two different numbers',
      { pay_method: 'direct_deposit', accounts: [{ ...account, account_number_again: '12345679' }] },
      { 'accounts.0.account_number_again': 'numbers_differ' },
    ],
    [
      'a fourth account',
      { pay_method: 'direct_deposit', accounts: [account, account, account, account] },
      { accounts: 'too_many_accounts' },
    ],
  ])('with %s has the problems it should [ONB-043]', (_name, answers, problems) => {
    expect(problemsOf('direct_deposit_form', answers)).toEqual(problems);
  });
});

describe('Form I-9, Section 1', () => {
  const person = {
    first_name: 'Marcus',
    last_name: 'Bell',
    date_of_birth: '2004-05-14',
    street_address: '88 Candler Park Dr',
    city: 'Atlanta',
    state: 'GA',
    postal_code: '30307',
  };
  const alien = { ...person, work_status: 'alien_authorized_to_work', work_until: '2027-01-01' };

  it.each<[string, FormAnswers, Record<string, string>]>([
    ['a citizen', { ...person, work_status: 'us_citizen' }, {}],
    ['no status', person, { work_status: 'not_chosen' }],
    [
      'a P.O. box',
      { ...person, street_address: 'P.O. Box 12', work_status: 'us_citizen' },
      { street_address: 'po_box' },
    ],
    ['a permanent resident', { ...person, work_status: 'lawful_permanent_resident', alien_number: 'A123456789' }, {}],
    [
      'a permanent resident without a number',
      { ...person, work_status: 'lawful_permanent_resident' },
      { alien_number: 'required' },
    ],
    ['an authorized alien', { ...alien, identifier: 'admission_number', admission_number: '123456789A1' }, {}],
    [
      'a wrong admission number',
      { ...alien, identifier: 'admission_number', admission_number: '12' },
      { admission_number: 'number_format' },
    ],
    [
      'an expired permit',
      { ...alien, work_until: '2026-11-01', identifier: 'alien_number', alien_number: '1234567' },
      { work_until: 'expired' },
    ],
    [
      'a permit without an end',
      { ...alien, work_until: null, work_until_unlimited: true, identifier: 'alien_number', alien_number: '1234567' },
      {},
    ],
    [
      'a passport without its country',
      { ...alien, identifier: 'foreign_passport', passport_number: 'AB1234567' },
      { passport_country: 'required' },
    ],
  ])('with %s has the problems it should [ONB-044]', (_name, answers, problems) => {
    expect(problemsOf('employee_fill_i9_form', answers)).toEqual(problems);
  });

  it('asks a preparer for name, address, and signature [ONB-044]', () => {
    const problems = problemsOf('formi9_section1', { ...person, work_status: 'us_citizen', used_preparer: true });
    expect(Object.keys(problems).every((key) => key.startsWith('preparer_'))).toBe(true);
    expect(Object.keys(problems)).toHaveLength(7);
  });

  it('needs the Social Security number only with E-Verify [ONB-044]', () => {
    const answers = { ...person, work_status: 'us_citizen' };
    expect(problemsOf('formi9_section1', answers, { uses_everify: true })).toEqual({ ssn: 'required' });
  });
});

describe('The tax credit form', () => {
  it('can be declined without a signature [ONB-048]', () => {
    const form = formOf('employee_fill_wotc_form', CONTEXT);
    if (!form) throw new Error('There is no form.');
    expect(formProblems(form, {}, TODAY)).toEqual({ participates: 'not_chosen' });
    expect(formProblems(form, { participates: 'declined' }, TODAY)).toEqual({});
    expect(needsSignature(form, { participates: 'declined' })).toBe(false);
    expect(needsSignature(form, { participates: 'yes' })).toBe(true);
    expect(askedSteps(form, { participates: 'declined' })).toHaveLength(1);
  });
});

describe('Questions of the company', () => {
  it('of every kind are answered and kept as they are stored [ONB-041]', () => {
    const question = (
      id: number,
      question_type: 'yes_no' | 'multiple_choice' | 'number' | 'file',
      is_required = true,
    ) => ({
      id,
      title: `Question ${id}`,
      question_type,
      is_required,
      options: ['S', 'M', 'L'],
      acceptable_answers: [],
      needs: 'any' as const,
      sequence: id,
    });
    const questions = [
      question(1, 'yes_no'),
      question(2, 'multiple_choice'),
      question(3, 'number'),
      question(4, 'file', false),
    ];
    const form = formOf('employee_fill_form', { ...CONTEXT, questions });
    if (!form) throw new Error('There is no form.');
    const answers = { [questionKey(1)]: 'yes', [questionKey(2)]: ['L', 'S'], [questionKey(3)]: '2,5', nobody: 'asked' };
    expect(formProblems(form, answers, TODAY)).toEqual({});
    expect(keptAnswers(form, answers)).toEqual({ question_1: 'yes', question_2: ['S', 'L'], question_3: 2.5 });
    expect(formProblems(form, { ...answers, question_1: 'maybe' }, TODAY)).toEqual({ question_1: 'not_yes_or_no' });
  });
});

describe('Any form', () => {
  it('asks payroll for what the record lacks only [AHD-016, ONB-047]', () => {
    const context = { ...CONTEXT, missing: ['ssn', 'gender'] };
    const form = formOf('employee_fill_adp_form', context);
    expect(form && fieldsOf(form).map(({ key }) => key)).toEqual(['ssn', 'gender']);
    expect(isCompleteFromStart('employee_fill_adp_form', context)).toBe(false);
    expect(isCompleteFromStart('employee_fill_paychex_form', CONTEXT)).toBe(true);
  });

  it('opens only the fields that are to be fixed [AHD-016]', () => {
    const stored = { routing: '1', bank: 'A', share: 100 };
    expect(fixedAnswers(stored, { routing: '2', bank: 'B' }, ['routing'])).toEqual({
      routing: '2',
      bank: 'A',
      share: 100,
    });
    expect(fixedAnswers(stored, { bank: 'B' }, [])).toEqual({ bank: 'B' });
  });

  it('has a time for each task of an employee, and none for the company [AHD-016]', () => {
    const timed = ACTION_TYPES.filter((type) => minutesOf(type) > 0);
    expect(timed.every((type) => !type.startsWith('hr_') && !type.startsWith('review_'))).toBe(true);
    expect(minutesOf('w4_form')).toBe(4);
  });
});
