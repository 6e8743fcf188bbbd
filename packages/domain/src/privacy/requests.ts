// People who ask for a copy of their data or to be forgotten, and until when the company has to answer (AHD-020).
import { addSeconds, SECONDS } from '../platform/time/time-units.ts';

export const PRIVACY_REQUEST_KINDS = ['copy', 'erase'] as const;
export type PrivacyRequestKind = (typeof PRIVACY_REQUEST_KINDS)[number];

/** `refused` needs a reason, because the person has to be told one. */
export const PRIVACY_REQUEST_OUTCOMES = ['done', 'refused'] as const;
export type PrivacyRequestOutcome = (typeof PRIVACY_REQUEST_OUTCOMES)[number];

/** California Consumer Privacy Act. */
export const ANSWER_DAYS = 45;

/** Less than this many days left is shown as urgent. */
export const URGENT_DAYS = 7;

export const answerDue = (receivedOn: string): string =>
  addSeconds(new Date(`${receivedOn}T00:00:00Z`), ANSWER_DAYS * SECONDS.day)
    .toISOString()
    .slice(0, 10);

/** Negative when it is late. */
export const daysLeft = (dueOn: string, today: string): number =>
  Math.round((Date.parse(`${dueOn}T00:00:00Z`) - Date.parse(`${today}T00:00:00Z`)) / (SECONDS.day * 1000));

export type CloseProblem = 'closed_already' | 'reason_missing' | 'not_erased';

/** A person who wants to be erased has been answered only once they are. */
export function decideClose(
  request: { kind: PrivacyRequestKind; isClosed: boolean; isErased: boolean },
  { outcome, reason }: { outcome: PrivacyRequestOutcome; reason: string },
): { allowed: true } | { allowed: false; reason: CloseProblem } {
  if (request.isClosed) return { allowed: false, reason: 'closed_already' };
  if (outcome === 'refused' && reason.trim() === '') return { allowed: false, reason: 'reason_missing' };
  if (outcome === 'done' && request.kind === 'erase' && !request.isErased)
    return { allowed: false, reason: 'not_erased' };
  return { allowed: true };
}
