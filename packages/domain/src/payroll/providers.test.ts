import { describe, expect, it } from 'vitest';
import type { SalaryUnit } from '../positions/postings.ts';
import { CODE_KINDS, PAYROLL_PROVIDERS, type PayrollHire, type PayrollProvider, payrollReference } from './hires.ts';
import { type ExpressedPay, expressPay, PAY_PERIODS } from './pay-basis.ts';
import { checkHire, codeKindsOf, HIRE_FIELDS, HIRE_PROBLEMS, type HireField, type HireProblem } from './providers.ts';

const HIRE: PayrollHire = {
  reference: 'OW1A',
  legalFirstName: 'Ana',
  legalMiddleName: 'Maria',
  legalLastName: 'Ortiz',
  preferredName: 'Annie',
  ssn: '132456789',
  dateOfBirth: '1996-04-12',
  gender: 'female',
  email: 'ana@mail.test',
  phone: '+14045550123',
  address: { line1: '412 Church St', line2: 'Apt 2', city: 'Decatur', state: 'GA', postalCode: '30030', country: 'US' },
  hiredDate: '2026-11-16',
  startDate: '2026-11-23',
  employmentType: 'part_time',
  flsaStatus: 'non_exempt',
  jobTitle: 'Barista',
  payRate: 17.5,
  payUnit: 'hour',
  workState: 'GA',
  codes: { position: 'BAR', department: '200', pay_unit: null, location: 'ATL' },
};

const without = (field: keyof PayrollHire): PayrollHire => ({
  ...HIRE,
  [field]: typeof HIRE[field] === 'string' ? ' ' : null,
});
const atHome = (address: Partial<PayrollHire['address']>): PayrollHire => ({
  ...HIRE,
  address: { ...HIRE.address, ...address },
});
const coded = (codes: Partial<PayrollHire['codes']>, more: Partial<PayrollHire> = {}): PayrollHire => ({
  ...HIRE,
  ...more,
  codes: { ...HIRE.codes, ...codes },
});
const yearly = { payRate: 52_000, payUnit: 'year' } as const;

describe('A hire for payroll', () => {
  it.each(PAYROLL_PROVIDERS)('that is complete can be sent to %s [EMP-032, AHD-013]', (provider) => {
    expect(checkHire(provider, HIRE)).toEqual([]);
  });

  it.each([
    ['legal_first_name', without('legalFirstName')],
    ['legal_last_name', without('legalLastName')],
    ['ssn', without('ssn')],
    ['date_of_birth', without('dateOfBirth')],
    ['address_line_1', atHome({ line1: '' })],
    ['city', atHome({ city: '' })],
    ['state', atHome({ state: '' })],
    ['postal_code', atHome({ postalCode: '' })],
    ['hired_date', without('hiredDate')],
    ['pay_rate', without('payRate')],
    ['pay_unit', { ...HIRE, payUnit: null }],
  ] satisfies [HireField, PayrollHire][])('needs %s for every provider [EMP-032]', (field, hire) => {
    for (const provider of PAYROLL_PROVIDERS) {
      expect(checkHire(provider, hire)).toEqual([{ field, problem: 'required' }]);
    }
  });

  it('needs nothing else, except what RUN asks for [EMP-032]', () => {
    const bare = { ...HIRE, gender: null, employmentType: null, workState: null, email: null, phone: null };
    for (const provider of ['adp', 'paychex', 'paylocity'] as const) expect(checkHire(provider, bare)).toEqual([]);
    expect(checkHire('adp_run', bare)).toEqual(
      ['gender', 'employment_type', 'work_state'].map((field) => ({ field, problem: 'required' })),
    );
  });

  it.each([
    ['paylocity', 'legal_middle_name', 'too_long', { ...HIRE, legalMiddleName: 'x'.repeat(21) }],
    ['paychex', 'address_line_1', 'too_long', atHome({ line1: 'x'.repeat(36) })],
    ['adp', 'city', 'too_long', atHome({ city: 'x'.repeat(41) })],
    ['adp_run', 'city', 'too_long', atHome({ city: 'x'.repeat(41) })],
    ['paylocity', 'job_title', 'too_long', { ...HIRE, jobTitle: 'x'.repeat(51) }],
    ['paylocity', 'codes.department', 'too_long', coded({ department: 'x'.repeat(11) })],
    ['adp', 'ssn', 'not_supported', { ...HIRE, ssn: '000456789' }],
    ['paychex', 'state', 'not_supported', atHome({ state: 'Georgia' })],
    ['paychex', 'work_state', 'not_supported', { ...HIRE, workState: 'Georgia' }],
    ['paylocity', 'country', 'not_supported', atHome({ country: 'CA' })],
    ['adp_run', 'employment_type', 'not_supported', { ...HIRE, employmentType: 'contract' }],
    ['adp', 'pay_unit', 'not_supported', { ...HIRE, payUnit: 'day' }],
    ['paylocity', 'codes.pay_unit', 'not_supported', coded({ pay_unit: 'X' }, yearly)],
    ['adp', 'codes.pay_unit', 'code_missing', coded({ pay_unit: null }, yearly)],
    ['paychex', 'codes.position', 'code_missing', coded({ position: null })],
    ['paylocity', 'codes.location', 'code_missing', coded({ location: null })],
  ] satisfies [PayrollProvider, HireField, HireProblem, PayrollHire][])(
    'is stopped before %s for %s: %s [INT-011, AHD-013]',
    (provider, field, problem, hire) => {
      expect(checkHire(provider, hire)).toEqual([{ field, problem }]);
    },
  );

  it('needs no code that the provider does not use, and none for a department [INT-011]', () => {
    const unmapped = { position: null, department: null, pay_unit: null, location: null };
    expect(checkHire('adp_run', { ...HIRE, codes: unmapped })).toEqual([]);
    expect(checkHire('paychex', { ...HIRE, jobTitle: null, codes: unmapped })).toEqual([]);
    expect(codeKindsOf('paychex')).toEqual(['position', 'department']);
  });

  it('is named by the fields of the employee, and by the four mappings [EMP-032, INT-011]', () => {
    const known: readonly string[] = HIRE_FIELDS;
    expect(known.filter((name) => name.startsWith('codes.'))).toEqual(CODE_KINDS.map((kind) => `codes.${kind}`));
    expect(HIRE_PROBLEMS).toEqual(['required', 'too_long', 'not_supported', 'code_missing']);
  });

  it('has a reference that fits every provider and is never given twice [EMP-031]', () => {
    const ids = [1, 35, 36, 99_999, 2_147_483_647];
    const references = ids.map(payrollReference);
    expect(new Set(references).size).toBe(ids.length);
    for (const reference of references) expect(reference).toMatch(/^OW[0-9A-Z]{1,8}$/);
  });
});

type Outcome = [basis: string, amount: number, code: string | null] | string;

const shown = (pay: ExpressedPay): Outcome => (pay.isExpressed ? [pay.basis, pay.amount, pay.periodCode] : pay.problem);

/** 800 a unit, with biweekly pay where a code is mapped. */
const PAY: Record<PayrollProvider, Record<SalaryUnit, Outcome>> = {
  adp: {
    hour: ['hourly', 800, null],
    day: 'not_supported',
    week: ['pay_period', 1600, 'B'],
    month: ['pay_period', 369.23, 'B'],
    year: ['pay_period', 30.77, 'B'],
  },
  adp_run: {
    hour: ['hourly', 800, null],
    day: 'not_supported',
    week: ['pay_period', 1600, 'B'],
    month: ['pay_period', 369.23, 'B'],
    year: ['pay_period', 30.77, 'B'],
  },
  paychex: {
    hour: ['hourly', 800, null],
    day: ['daily', 800, null],
    week: ['annual', 41_600, null],
    month: ['annual', 9600, null],
    year: ['annual', 800, null],
  },
  paylocity: {
    hour: ['hourly', 800, null],
    day: 'not_supported',
    week: ['weekly', 800, null],
    month: ['pay_period', 369.23, 'B'],
    year: ['pay_period', 30.77, 'B'],
  },
};

describe('Pay at a payroll provider', () => {
  it.each(
    PAYROLL_PROVIDERS.flatMap((provider) =>
      Object.entries(PAY[provider]).map(([unit, outcome]) => [provider, unit as SalaryUnit, outcome] as const),
    ),
  )('%s, per %s: %j [EMP-032]', (provider, payUnit, outcome) => {
    expect(shown(expressPay(provider, { payRate: 800, payUnit, codes: { pay_unit: 'B' } }))).toEqual(outcome);
  });

  it('is divided by the pay periods of a year, and only for known codes [INT-011]', () => {
    for (const [code, periods] of Object.entries(PAY_PERIODS)) {
      const pay = expressPay('adp', { payRate: 52_000, payUnit: 'year', codes: { pay_unit: code } });
      expect(pay).toMatchObject({ amount: Math.round((52_000 / periods) * 100) / 100 });
    }
    for (const code of ['', 'X', 'constructor', null]) {
      expect(shown(expressPay('adp', { payRate: 1, payUnit: 'year', codes: { pay_unit: code } }))).toBe('code_missing');
    }
  });
});
