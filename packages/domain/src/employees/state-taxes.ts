// The state income tax of an employee: chosen by the state of work, checked by its form (EMP-021, EMP-022).
import { findState } from '../locations/addresses.ts';
import { ownValue } from '../platform/own-value.ts';
import {
  ARIZONA_PERCENTS,
  type FilingStatus,
  STATE_TAX_FORMS,
  STATES_WITHOUT_INCOME_TAX,
  type StateTaxForm,
} from './state-tax-forms.ts';

export type StateTax =
  | { kind: 'form'; state: string; form: StateTaxForm }
  | { kind: 'no_income_tax'; state: string }
  | { kind: 'unknown_state' };

/** By code or name. */
export function stateTaxOf(workState: string): StateTax {
  const state = findState('US', workState);
  if (state === null) return { kind: 'unknown_state' };
  const form = ownValue(STATE_TAX_FORMS, state);
  if (form) return { kind: 'form', state, form };
  const isUntaxed = STATES_WITHOUT_INCOME_TAX.some((code) => code === state);
  return isUntaxed ? { kind: 'no_income_tax', state } : { kind: 'unknown_state' };
}

export interface StateTaxValues {
  filing_status: string | null;
  /** A count, or dollars where the form says so. */
  allowances: number | null;
  percent_withheld: string | null;
  /** Dollars per pay period. */
  additional_withholding: number | null;
  exempt: boolean;
}

export type StateTaxProblem = 'required' | 'not_an_option' | 'not_a_number' | 'not_on_this_form';

const ALLOWANCES_MAX = 99;
const AMOUNT_MAX = 1_000_000;

/** Somebody exempt fills in nothing else. */
export function stateTaxProblems(
  form: StateTaxForm,
  values: StateTaxValues,
): Partial<Record<keyof StateTaxValues, StateTaxProblem>> {
  if (values.exempt) return form.exempt ? {} : { exempt: 'not_on_this_form' };
  const problems = {
    filing_status: filingProblem(form, values.filing_status),
    allowances: allowanceProblem(form, values.allowances),
    percent_withheld: percentProblem(form, values.percent_withheld),
    additional_withholding: isAmount(values.additional_withholding, AMOUNT_MAX) ? null : ('not_a_number' as const),
  };
  return Object.fromEntries(Object.entries(problems).filter(([, problem]) => problem !== null));
}

function filingProblem({ filingStatuses }: StateTaxForm, chosen: string | null): StateTaxProblem | null {
  if (filingStatuses.length === 0) return chosen === null ? null : 'not_on_this_form';
  if (chosen === null) return 'required';
  return filingStatuses.includes(chosen as FilingStatus) ? null : 'not_an_option';
}

function allowanceProblem({ allowance }: StateTaxForm, given: number | null): StateTaxProblem | null {
  if (allowance === 'percent' || allowance === 'none') return given === null ? null : 'not_on_this_form';
  const isCount = allowance === 'allowances';
  const isValid = isAmount(given, isCount ? ALLOWANCES_MAX : AMOUNT_MAX) && (!isCount || Number.isInteger(given ?? 0));
  return isValid ? null : 'not_a_number';
}

function percentProblem({ allowance }: StateTaxForm, given: string | null): StateTaxProblem | null {
  if (allowance !== 'percent') return given === null ? null : 'not_on_this_form';
  if (given === null) return 'required';
  return ARIZONA_PERCENTS.some((one) => one === given) ? null : 'not_an_option';
}

const isAmount = (value: number | null, max: number): boolean =>
  value === null || (Number.isFinite(value) && value >= 0 && value <= max);
