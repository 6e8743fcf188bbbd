// How each provider expresses pay: most take hourly pay and pay per period only, so a yearly salary is divided by the
// number of pay periods of the mapped code.
import { ownValue } from '../platform/own-value.ts';
import { SALARY_UNITS, type SalaryUnit } from '../positions/postings.ts';
import { PAYROLL_PROVIDERS, type PayrollHire, type PayrollProvider } from './hires.ts';

export type PayBasis = 'hourly' | 'daily' | 'weekly' | 'annual' | 'pay_period';

/** Null: the provider has no way to express it. */
const BASES = {
  adp: { hour: 'hourly', day: null, week: 'pay_period', month: 'pay_period', year: 'pay_period' },
  adp_run: { hour: 'hourly', day: null, week: 'pay_period', month: 'pay_period', year: 'pay_period' },
  paychex: { hour: 'hourly', day: 'daily', week: 'annual', month: 'annual', year: 'annual' },
  paylocity: { hour: 'hourly', day: null, week: 'weekly', month: 'pay_period', year: 'pay_period' },
} as const satisfies Record<PayrollProvider, Record<SalaryUnit, PayBasis | null>>;

/** The codes of pay periods that ADP and Paylocity have in common, and how many of them a year has. */
export const PAY_PERIODS: Readonly<Record<string, number>> = { W: 52, B: 26, S: 24, M: 12, Q: 4, A: 1 };

const PER_YEAR = { week: 52, month: 12, year: 1 } as const;

export type ExpressedPay =
  | { isExpressed: true; basis: PayBasis; amount: number; periodCode: string | null }
  | { isExpressed: false; problem: 'required' | 'not_supported' | 'code_missing' };

type Pay = Pick<PayrollHire, 'payRate' | 'payUnit'> & { codes: Pick<PayrollHire['codes'], 'pay_unit'> };

export function expressPay(provider: PayrollProvider, { payRate, payUnit, codes }: Pay): ExpressedPay {
  if (payRate === null || payUnit === null) return { isExpressed: false, problem: 'required' };
  const basis = BASES[provider][payUnit];
  if (basis === null) return { isExpressed: false, problem: 'not_supported' };
  const expressed = (amount: number, periodCode: string | null = null): ExpressedPay => ({
    isExpressed: true,
    basis,
    amount: Math.round(amount * 100) / 100,
    periodCode,
  });
  if (payUnit === 'hour' || payUnit === 'day') return expressed(payRate);
  if (basis === 'weekly') return expressed(payRate);
  const yearly = payRate * PER_YEAR[payUnit];
  if (basis === 'annual') return expressed(yearly);
  const periods = ownValue(PAY_PERIODS, codes.pay_unit ?? '');
  return periods ? expressed(yearly / periods, codes.pay_unit) : { isExpressed: false, problem: 'code_missing' };
}

/** Every amount a provider may get for somebody's pay, so that all of them can be kept confidential. */
export const amountsOfPay = (pay: Pay): number[] =>
  PAYROLL_PROVIDERS.flatMap((provider) => {
    const expressed = expressPay(provider, pay);
    return expressed.isExpressed ? [expressed.amount] : [];
  });

/** Units of pay that are expressed per pay period, so that the period's code is needed. */
export const payUnitsWithCodes = (provider: PayrollProvider): SalaryUnit[] =>
  SALARY_UNITS.filter((payUnit) => {
    const pay = expressPay(provider, { payRate: 1, payUnit, codes: { pay_unit: null } });
    return !pay.isExpressed && pay.problem === 'code_missing';
  });
