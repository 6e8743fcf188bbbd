// What can go wrong at a payroll provider, in words that contain neither secrets nor personal data.
import type { PayrollHire } from '@onward/domain/payroll/hires';
import { amountsOfPay } from '@onward/domain/payroll/pay-basis';
import type { HireField } from '@onward/domain/payroll/providers';

/**
 * `unauthorized`: the credentials don't work. `busy`: asked to wait. `unavailable`: no answer, or an error of the
 * service. `refused`: it understood the request and said no. `garbled`: an answer that cannot be the provider's.
 */
export type PayrollProblemKind = 'unauthorized' | 'busy' | 'unavailable' | 'refused' | 'garbled';

export interface PayrollFieldError {
  /** Null when it belongs to none of our fields. */
  field: HireField | null;
  /** The provider's own words for people, shortened and without sensitive values. */
  message: string;
}

interface Details {
  status?: number | null;
  fieldErrors?: PayrollFieldError[];
  isDuplicate?: boolean;
}

export class PayrollProblem extends Error {
  readonly kind: PayrollProblemKind;
  /** Null without an answer. */
  readonly status: number | null;
  readonly fieldErrors: PayrollFieldError[];
  /** The provider says that it already has this person; clients then look for the record. */
  readonly isDuplicate: boolean;

  constructor(kind: PayrollProblemKind, message: string, details: Details = {}) {
    super(message);
    this.kind = kind;
    this.status = details.status ?? null;
    this.fieldErrors = details.fieldErrors ?? [];
    this.isDuplicate = details.isDuplicate ?? false;
  }
}

const HIDDEN = '***';
const MESSAGE_MAX = 300;
const READ_MAX = 2_000;
export const FIELD_ERRORS_MAX = 50;

type Sensitive = Pick<PayrollHire, 'ssn' | 'dateOfBirth' | 'payRate' | 'payUnit' | 'codes'>;

/** A provider's message for people: one line, short, and without the values that were sent confidentially. */
export function safeMessage({ text, hire }: { text: string; hire: Sensitive | null }): string {
  const line = text
    .slice(0, READ_MAX)
    .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, ' ')
    .replace(/ {2,}/g, ' ')
    .trim();
  const masked = hire ? withoutValues(line, hire) : line;
  return masked.length > MESSAGE_MAX ? `${masked.slice(0, MESSAGE_MAX - 1)}…` : masked;
}

function withoutValues(line: string, hire: Sensitive): string {
  const withoutDays = daysAs(hire.dateOfBirth).reduce((text, day) => text.replaceAll(day, HIDDEN), line);
  // Salaries are sent per pay period, so the provider names another amount than the record has.
  const amounts = [...(hire.payRate === null ? [] : [hire.payRate]), ...amountsOfPay(hire)];
  const withoutPay = amounts
    .flatMap(amountsAs)
    .reduce((text, amount) => text.replace(whole(amount), HIDDEN), withoutDays);
  // Digits with separators between them count as one number.
  return withoutPay.replace(/\d(?:[ .-]?\d){3,}/g, (number) => {
    const digits = number.replace(/\D/g, '');
    const isPart = digits.length > 4 && hire.ssn.includes(digits);
    return hire.ssn !== '' && (digits.includes(hire.ssn) || isPart) ? `*****${hire.ssn.slice(-4)}` : number;
  });
}

/** The amount itself, not the same digits within a longer number or a date. */
const whole = (amount: string): RegExp =>
  new RegExp(`(?<![\\d.,/-])${amount.replaceAll('.', '\\.')}(?![\\d/-]|[.,]\\d)`, 'g');

function daysAs(day: string): string[] {
  const [year, month, date] = day.split('-');
  if (!year || !month || !date) return [];
  return [
    day,
    `${month}-${date}-${year}`,
    `${month}/${date}/${year}`,
    `${Number(month)}/${Number(date)}/${year}`,
  ].concat(`${year}${month}${date}`, `${month}${date}${year}`);
}

const amountsAs = (amount: number): string[] => [
  amount.toLocaleString('en-US', { minimumFractionDigits: 2 }),
  ...(Number.isInteger(amount) ? [amount.toLocaleString('en-US')] : []),
  amount.toFixed(2),
  String(amount),
];
