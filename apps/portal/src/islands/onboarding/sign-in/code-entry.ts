// The code on a new device: what was typed, and how long it still works.
import type { CodeSent } from '@onward/contract/onboarding/onboarding-portal';
import { CODE_DIGITS } from '@onward/domain/onboarding/portal-codes';

const MINUTE_MS = 60_000;
/** A new code can be asked for after this time. */
const RESEND_MS = 30_000;

/** Also from a pasted text such as `Your code is 123 456`. */
export const codeDigits = (typed: string): string => typed.replace(/\D/g, '').slice(0, CODE_DIGITS);

export const isWholeCode = (code: string): boolean => code.length === CODE_DIGITS;

export const minutesLeft = (expiresAt: string, now: number): number =>
  Math.max(0, Math.ceil((Date.parse(expiresAt) - now) / MINUTE_MS));

export const secondsUntilResend = (requestedAt: number, now: number): number =>
  Math.max(0, Math.ceil((requestedAt + RESEND_MS - now) / 1000));

/** Kept for this visit, so that reloading the page sends no second code. */
export interface KnownCode {
  sent: CodeSent;
  requestedAt: number;
}

const keyOf = (processKey: string): string => `onward.onboarding.code.${processKey}`;

/** Null when none was asked for, or it works no longer. */
export function recallCode(processKey: string, now: number): KnownCode | null {
  try {
    const known = JSON.parse(sessionStorage.getItem(keyOf(processKey)) ?? 'null') as KnownCode | null;
    return known && known.sent.tries_left > 0 && minutesLeft(known.sent.expires_at, now) > 0 ? known : null;
  } catch {
    return null;
  }
}

export function rememberCode(processKey: string, known: KnownCode | null): void {
  try {
    if (known) sessionStorage.setItem(keyOf(processKey), JSON.stringify(known));
    else sessionStorage.removeItem(keyOf(processKey));
  } catch {
    // Reloading the page asks for another code.
  }
}
