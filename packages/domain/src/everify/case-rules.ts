// Deadlines, delays, duplicates, and closing of E-Verify cases (EVF-017..019). Days are calendar days such as `2026-11-18`.
import { addBusinessDays } from '../platform/time/business-days.ts';
import { dayAfter } from '../platform/time/zoned-time.ts';
import type { CaseStatus } from './case-states.ts';

const CASE_BUSINESS_DAYS = 3;
const DECISION_WORKING_DAYS = 10;
const CONTACT_WORKING_DAYS = 8;
const DUPLICATE_DAYS = 365;

/** The last day to create the case. */
export const caseDueOn = (firstDay: string): string => addBusinessDays(firstDay, CASE_BUSINESS_DAYS);

/** The last day to tell the employee about a mismatch and to record what they decided. */
export const decisionDueOn = (mismatchOn: string): string => addBusinessDays(mismatchOn, DECISION_WORKING_DAYS);

/** The last day for the employee to contact the government. */
export const contactDueOn = (referredOn: string): string => addBusinessDays(referredOn, CONTACT_WORKING_DAYS);

/** The deadline of the next step of HR or of the employee; null when none runs. */
export function caseDeadline(facts: {
  status: CaseStatus;
  firstDay: string;
  mismatchOn: string | null;
  referredOn: string | null;
}): string | null {
  switch (facts.status) {
    case 'NOT_STARTED':
    case 'DRAFT':
    case 'SUBMISSION_FAILED':
    case 'UNCONFIRMED_DATA':
    case 'PHOTO_MATCH':
    case 'SCAN_AND_UPLOAD':
      return caseDueOn(facts.firstDay);
    case 'PENDING_REFERRAL':
      return facts.mismatchOn === null ? null : decisionDueOn(facts.mismatchOn);
    case 'REFERRED':
      return facts.referredOn === null ? null : contactDueOn(facts.referredOn);
    default:
      return null;
  }
}

export const DELAY_REASONS = [
  'awaiting_ssn',
  'technical_problems',
  'audit_revealed',
  'federal_contractor',
  'awaiting_incorrect_case',
  'other',
] as const;
export type DelayReason = (typeof DELAY_REASONS)[number];

export const CASE_TEXT_MAX = 250;

export type DelayProblem = 'delay_reason_required' | 'delay_text_required' | 'delay_text_quotes';

/** A case that is created late has to say why. */
export function delayProblem(
  firstDay: string,
  today: string,
  { reason, text }: { reason: DelayReason | null; text: string | null },
): DelayProblem | null {
  if (today <= caseDueOn(firstDay)) return null;
  if (reason === null) return 'delay_reason_required';
  if (reason !== 'other') return null;
  if (!text?.trim()) return 'delay_text_required';
  return text.includes('"') ? 'delay_text_quotes' : null;
}

export const DUPLICATE_REASONS = ['rehired', 'data_was_wrong', 'name_changed', 'status_changed', 'other'] as const;
export type DuplicateReason = (typeof DUPLICATE_REASONS)[number];

export interface EarlierCase {
  status: CaseStatus;
  createdOn: string;
}

export type DuplicateProblem = 'case_open' | 'duplicate_reason_required';

/** An open case blocks another one; a recent one needs a reason. */
export function duplicateProblem(
  earlier: readonly EarlierCase[],
  today: string,
  reason: DuplicateReason | null,
): DuplicateProblem | null {
  if (earlier.some(({ status }) => status !== 'CLOSED')) return 'case_open';
  const isRecent = earlier.some(({ createdOn }) => createdOn > dayAfter(today, -DUPLICATE_DAYS));
  return isRecent && reason === null ? 'duplicate_reason_required' : null;
}

export const CLOSURE_REASONS = [
  'employment_authorized',
  'continues_after_final_nonconfirmation',
  'terminated_for_final_nonconfirmation',
  'did_not_contest',
  'incorrect_data',
  'quit_or_terminated_otherwise',
  'duplicate_case',
  'instructed_by_dhs',
  'instructed_by_ssa',
  'other',
] as const;
export type ClosureReason = (typeof CLOSURE_REASONS)[number];

const ENDS_EMPLOYMENT: readonly ClosureReason[] = [
  'terminated_for_final_nonconfirmation',
  'quit_or_terminated_otherwise',
];
const MAY_END_EMPLOYMENT: readonly ClosureReason[] = ['did_not_contest'];

/** Whether a case closed for this reason says that the employment is over, or that it may be ended. */
export function endOfEmployment(reason: ClosureReason): 'ended' | 'allowed' | null {
  if (ENDS_EMPLOYMENT.includes(reason)) return 'ended';
  return MAY_END_EMPLOYMENT.includes(reason) ? 'allowed' : null;
}

const FINAL: readonly ClosureReason[] = [
  'continues_after_final_nonconfirmation',
  'terminated_for_final_nonconfirmation',
];
const NEEDS_TEXT: readonly ClosureReason[] = ['continues_after_final_nonconfirmation', 'other'];
const WITHOUT_RESULT: readonly ClosureReason[] = [
  'incorrect_data',
  'quit_or_terminated_otherwise',
  'duplicate_case',
  'instructed_by_dhs',
  'instructed_by_ssa',
  'other',
];

/** The reasons a case can be closed with, by its state. */
export function closureReasons(status: CaseStatus): readonly ClosureReason[] {
  switch (status) {
    case 'EMPLOYMENT_AUTHORIZED':
      return ['employment_authorized'];
    case 'FINAL_NONCONFIRMATION':
      return [...FINAL, 'quit_or_terminated_otherwise', 'other'];
    case 'PENDING_REFERRAL':
      return ['did_not_contest'];
    case 'CLOSE_CASE_AND_RESUBMIT':
      return ['incorrect_data', 'instructed_by_dhs', 'instructed_by_ssa'];
    case 'DRAFT':
    case 'SUBMISSION_FAILED':
      return WITHOUT_RESULT;
    default:
      return [];
  }
}

export type ClosureProblem = 'reason_not_offered' | 'text_required';

export function closureProblem(status: CaseStatus, reason: ClosureReason, text: string | null): ClosureProblem | null {
  if (!closureReasons(status).includes(reason)) return 'reason_not_offered';
  return NEEDS_TEXT.includes(reason) && !text?.trim() ? 'text_required' : null;
}

export const CLOSED_RESULTS = ['authorized', 'nonconfirmation', 'other'] as const;
export type ClosedResult = (typeof CLOSED_RESULTS)[number];

export function closedResult(reason: ClosureReason): ClosedResult {
  if (reason === 'employment_authorized') return 'authorized';
  return FINAL.includes(reason) || reason === 'did_not_contest' ? 'nonconfirmation' : 'other';
}

export type ReferralProblem = 'notice_not_given' | 'notice_not_signed';

/** The employee reads the notice in private and signs it before the case continues. */
export function referralProblem(notice: { given: boolean; signed: boolean }): ReferralProblem | null {
  if (!notice.given) return 'notice_not_given';
  return notice.signed ? null : 'notice_not_signed';
}

/** Hours until the next attempt after so many failed ones: 15 minutes at first, four hours at most. */
export const pollDelayMinutes = (failures: number): number => Math.min(15 * 2 ** Math.min(failures, 4), 240);

/** `2026323482085KD`: year, day of the year, six digits, two letters. */
export const isCaseNumber = (text: string): boolean => /^\d{4}[0-3]\d{2}\d{6}[A-Z]{2}$/.test(text);
