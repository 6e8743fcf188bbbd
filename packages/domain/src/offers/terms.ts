// What an offer promises, and what its documents need to be filled (OFR-002, OFR-004, OFR-011).
import type { DocumentTag } from '../documents/content.ts';
import { SALARY_MAX, type SalaryUnit } from '../positions/postings.ts';
import type { OfferStatus } from './states.ts';

export const OFFER_EXPIRY_DAYS = { min: 1, max: 60, usual: 7 } as const;
export const OFFERS_AT_ONCE_MAX = 100;
export const OFFER_TEMPLATES_MAX = 10;
export const COMPANY_SIGNERS_MAX = 3;
export const OFFER_MESSAGE_MAX = 1000;
export const OFFER_REASON_MAX = 1000;
export const START_DAYS_MAX = 365;

export interface OfferTerms {
  salary: number | null;
  salary_unit: SalaryUnit | null;
  /** A day at the location. */
  start_date: string | null;
}

export type OfferTerm = keyof OfferTerms;

const NEEDED: Partial<Record<DocumentTag, readonly OfferTerm[]>> = {
  salary: ['salary', 'salary_unit'],
  salary_unit: ['salary_unit'],
  start_date: ['start_date'],
};

/** Terms that the documents mention. */
export const termsUsed = (tags: readonly DocumentTag[]): OfferTerm[] => [
  ...new Set(tags.flatMap((tag) => NEEDED[tag] ?? [])),
];

/** Each missing term on its own: nothing is sent, and no rule is saved, while there are any. */
export const missingTerms = (tags: readonly DocumentTag[], terms: OfferTerms): OfferTerm[] =>
  termsUsed(tags).filter((term) => terms[term] === null);

type TermProblem = 'pay_out_of_range' | 'start_date_past';

/** `today` is the day at the location. */
export function termProblems(
  { salary, start_date }: OfferTerms,
  today: string,
): Partial<Record<OfferTerm, TermProblem>> {
  const isAmount = salary === null || (salary > 0 && salary <= SALARY_MAX);
  return {
    ...(!isAmount && { salary: 'pay_out_of_range' as const }),
    ...(start_date !== null && start_date < today && { start_date: 'start_date_past' as const }),
  };
}

export interface PayRange {
  min: number | null;
  max: number | null;
  unit: SalaryUnit | null;
}

/** Full-time hours of each pay unit. */
const HOURS: Record<SalaryUnit, number> = { hour: 1, day: 8, week: 40, month: 173, year: 2080 };
const HIGH_PER_HOUR = 200;
/** How far outside the range of the job pay is worth a second look. */
const FAR_BELOW = 0.75;
const FAR_ABOVE = 1.5;

export type PayWarning = 'unusually_high' | 'far_below_range' | 'far_above_range';

/** Only warns: a slip of the decimal point looks like this, and so may a good offer. */
export function payWarning({ salary, salary_unit }: OfferTerms, range: PayRange | null): PayWarning | null {
  if (salary === null || salary_unit === null) return null;
  const hourly = salary / HOURS[salary_unit];
  if (range?.unit) {
    const hours = HOURS[range.unit];
    if (range.min !== null && hourly < (range.min / hours) * FAR_BELOW) return 'far_below_range';
    if (range.max !== null && hourly > (range.max / hours) * FAR_ABOVE) return 'far_above_range';
  }
  return hourly > HIGH_PER_HOUR ? 'unusually_high' : null;
}

/** Somebody who signed an offer is hired for its first day; others, and those whose first day has passed, today. */
export const usualHireDate = (
  offer: { status: OfferStatus; start_date: string | null } | null,
  today: string,
): string => {
  const start = offer?.status === 'signed' ? offer.start_date : null;
  return start !== null && start > today ? start : today;
};

/** What a rule sends to each applicant who enters its stage. */
export interface RuleOffer {
  offer_template_ids: readonly number[];
  salary: number | null;
  salary_unit: SalaryUnit | null;
  /** Days from sending to the start date. */
  start_days: number | null;
  signer_ids: readonly number[];
  expires_in_days: number;
}

export type RuleOfferProblem = 'offer_required' | 'salary_required' | 'salary_unit_required' | 'start_date_required';

const PROBLEM_OF: Record<OfferTerm, RuleOfferProblem> = {
  salary: 'salary_required',
  salary_unit: 'salary_unit_required',
  start_date: 'start_date_required',
};

/** Each missing part on its own; `tags` are those of the chosen documents. */
export function ruleOfferProblems(offer: RuleOffer | null, tags: readonly DocumentTag[]): RuleOfferProblem[] {
  if (!offer || offer.offer_template_ids.length === 0) return ['offer_required'];
  const { salary, salary_unit, start_days } = offer;
  const terms = { salary, salary_unit, start_date: start_days === null ? null : 'later' };
  return missingTerms(tags, terms).map((term) => PROBLEM_OF[term]);
}
