// When a delivery is tried again, when it is given up, and what an answer means (AHD-018).
import { SECONDS } from '../../platform/time/time-units.ts';

/** After each failed try; the last one repeats until the time is over. */
const PAUSES = [
  SECONDS.minute,
  9 * SECONDS.minute,
  20 * SECONDS.minute,
  SECONDS.hour,
  6 * SECONDS.hour,
  24 * SECONDS.hour,
] as const;

const RETRIED_SECONDS = 3 * SECONDS.day;

/** Null: it is given up. The last try is at the end of the three days. */
export function nextAttempt(attempts: number, firstAt: Date, now: Date): Date | null {
  const pause = PAUSES[Math.min(attempts, PAUSES.length) - 1] ?? PAUSES[0];
  const end = firstAt.getTime() + RETRIED_SECONDS * 1000;
  if (now.getTime() >= end) return null;
  return new Date(Math.min(now.getTime() + pause * 1000, end));
}

/** `refused`: tried again later. `gone`: the receiver wants nothing anymore. Redirects are not followed. */
export type AnswerMeaning = 'delivered' | 'refused' | 'gone';

export const meaningOf = (status: number): AnswerMeaning => {
  if (status >= 200 && status < 300) return 'delivered';
  return status === 410 ? 'gone' : 'refused';
};

export type TryProblem = 'no_answer' | 'not_reachable' | 'address_not_allowed' | 'answered';

/** How long both secrets sign after a new one was made. */
export const SECRET_OVERLAP_SECONDS = SECONDS.day;

export const WEBHOOKS_MAX = 20;
export const WEBHOOK_NAME_MAX = 80;
export const WEBHOOK_URL_MAX = 500;
export const DELIVERY_TIMEOUT_MS = 10_000;
