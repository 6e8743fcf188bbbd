// Bank accounts that an employee's pay goes to: numbers, split, and what is shown of them (EMP-018).

export const ACCOUNT_TYPES = ['checking', 'savings', 'pay_card'] as const;
export type AccountType = (typeof ACCOUNT_TYPES)[number];

export const SPLIT_KINDS = ['flat_amount', 'percentage', 'remainder'] as const;
export type SplitKind = (typeof SPLIT_KINDS)[number];

export const ACCOUNTS_MAX = 3;

export interface BankAccount {
  bank_name: string | null;
  account_type: AccountType;
  routing_number: string;
  account_number: string;
  split: SplitKind;
  /** Dollars or percent; null for the remainder. */
  value: number | null;
}

export type AccountProblem =
  | 'routing_invalid'
  | 'account_invalid'
  | 'account_zeros'
  | 'value_required'
  | 'value_invalid'
  | 'one_remainder'
  | 'remainder_last'
  | 'percent_total'
  | 'account_twice';

/** Keyed by place and field, `1.routing_number`. */
export type AccountProblems = Record<string, AccountProblem>;

const WEIGHTS = [3, 7, 1, 3, 7, 1, 3, 7, 1];
const DISTRICTS: readonly [from: number, to: number][] = [
  [0, 12],
  [21, 32],
  [61, 72],
  [80, 80],
];

/** Nine digits of a known district with a right check digit. */
export function isRoutingNumber(text: string): boolean {
  if (!/^\d{9}$/.test(text) || text === '000000000') return false;
  const district = Number(text.slice(0, 2));
  const sum = [...text].reduce((total, digit, place) => total + Number(digit) * (WEIGHTS[place] ?? 0), 0);
  return sum % 10 === 0 && DISTRICTS.some(([from, to]) => district >= from && district <= to);
}

/** No bank has an account of zeros only. */
function accountNumberProblem(text: string): AccountProblem | null {
  if (/^0{4,17}$/.test(text)) return 'account_zeros';
  return /^[A-Za-z0-9-]{4,17}$/.test(text) ? null : 'account_invalid';
}

export const isAccountNumber = (text: string): boolean => accountNumberProblem(text) === null;

const MASK = '••••';

/** `••••6620`; a routing number is masked the same way. */
export const maskAccountNumber = (number: string): string => `${MASK}${shownDigits(number)}`;

/** A number of four characters would be shown whole. */
const shownDigits = (number: string): string => (number.length > 4 ? number.slice(-4) : '');

/** A masked number that comes back from a form means unchanged. */
export const isMaskedAccountNumber = (typed: string): boolean => /[•*]/.test(typed);

/**
 * Puts the stored numbers in place of masked ones. A masked account is recognized by its last digits, because accounts may
 * be added, removed, and reordered; a mask that fits no stored account gives no number.
 */
export const unmaskAccounts = (given: readonly BankAccount[], stored: readonly BankAccount[]): BankAccount[] =>
  given.map((account, place) => {
    const [first, ...others] = stored.filter((one) => isMaskOf(account, one));
    const at = stored[place];
    const source = at !== undefined && others.includes(at) ? at : first;
    return {
      ...account,
      routing_number: unmasked(account.routing_number, source?.routing_number),
      account_number: unmasked(account.account_number, source?.account_number),
    };
  });

const isMaskOf = (given: BankAccount, stored: BankAccount): boolean =>
  (['routing_number', 'account_number'] as const).every(
    (field) =>
      !isMaskedAccountNumber(given[field]) ||
      given[field].replaceAll(/[•*]/g, '').trim() === shownDigits(stored[field]),
  );

const unmasked = (typed: string, stored: string | undefined): string =>
  isMaskedAccountNumber(typed) ? (stored ?? '') : typed.trim();

export function accountProblems(accounts: readonly BankAccount[]): AccountProblems {
  const problems: AccountProblems = {};
  const seen = new Set<string>();
  accounts.forEach((account, place) => {
    if (!isRoutingNumber(account.routing_number)) problems[`${place}.routing_number`] = 'routing_invalid';
    const numberProblem = accountNumberProblem(account.account_number);
    if (numberProblem) problems[`${place}.account_number`] = numberProblem;
    const problem = valueProblem(account);
    if (problem) problems[`${place}.value`] = problem;
    const key = `${account.routing_number}:${account.account_number}`;
    if (seen.has(key)) problems[`${place}.account_number`] = 'account_twice';
    seen.add(key);
  });
  return { ...problems, ...splitProblems(accounts) };
}

function valueProblem({ split, value }: BankAccount): AccountProblem | null {
  if (split === 'remainder') return null;
  if (value === null) return 'value_required';
  const max = split === 'percentage' ? 100 : 1_000_000;
  const hasCents = Math.abs(value * 100 - Math.round(value * 100)) < 1e-6;
  return Number.isFinite(value) && value > 0 && value <= max && hasCents ? null : 'value_invalid';
}

/** One account takes the rest, as the last; without it the percentages make up the whole pay. */
function splitProblems(accounts: readonly BankAccount[]): AccountProblems {
  if (accounts.length === 0) return {};
  const last = accounts.length - 1;
  const rests = accounts.flatMap(({ split }, place) => (split === 'remainder' ? [place] : []));
  const [, second] = rests;
  if (second !== undefined) return { [`${second}.split`]: 'one_remainder' };
  const percents = accounts.filter(({ split }) => split === 'percentage');
  const total = percents.reduce((sum, { value }) => sum + (value ?? 0), 0);
  const [rest] = rests;
  if (rest === undefined) {
    const isWhole = percents.length === accounts.length && Math.abs(total - 100) < 1e-6;
    return isWhole ? {} : { [`${last}.split`]: 'percent_total' };
  }
  if (rest !== last) return { [`${rest}.split`]: 'remainder_last' };
  return total > 100 ? { [`${last}.split`]: 'percent_total' } : {};
}
