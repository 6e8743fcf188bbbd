// How often a secret can be guessed (IDN-005): passwords, codes and links alike.
import { SECONDS } from '../platform/time/time-units.ts';

/**
 * `pair`: one account from one address. `account`: one account from all addresses. `address`: all accounts from one
 * address. `browser`: one account from a browser that signed in to it before, counted on its own, so that a stranger's
 * guesses never lock the owner out.
 */
const GUESS_COUNTERS = ['pair', 'account', 'address', 'browser'] as const;
export type GuessCounter = (typeof GUESS_COUNTERS)[number];

export interface GuessLimit {
  tries: number;
  seconds: number;
  /** From this many wrong attempts on, the required wait doubles with each attempt. */
  delayedFrom: number | null;
}

export const PAIR_LIMIT = { tries: 5, seconds: 15 * SECONDS.minute };

/** Derived from the one limit that operators can configure. */
export const guessLimits = (pair: { tries: number; seconds: number }): Record<GuessCounter, GuessLimit> => ({
  pair: { ...pair, delayedFrom: null },
  browser: { ...pair, delayedFrom: null },
  account: { tries: pair.tries * 4, seconds: pair.seconds, delayedFrom: pair.tries * 2 },
  address: { tries: pair.tries * 12, seconds: pair.seconds, delayedFrom: pair.tries * 6 },
});

/** Attempts in one window; an attempt counts as wrong until it turns out to be right. */
export interface GuessCount {
  startedAt: Date;
  wrong: number;
  lastAt: Date;
}

export type GuessDecision = { allowed: true; count: GuessCount } | { allowed: false; retryAfterSeconds: number };

export function decideGuess(limit: GuessLimit, count: GuessCount | null, now: Date): GuessDecision {
  const endsAt = count ? count.startedAt.getTime() + limit.seconds * 1000 : 0;
  if (!count || endsAt <= now.getTime()) return { allowed: true, count: { startedAt: now, wrong: 1, lastAt: now } };
  if (count.wrong >= limit.tries) return refuseUntil(endsAt, now);
  const delay = delaySeconds(limit, count.wrong);
  const nextAt = count.lastAt.getTime() + delay * 1000;
  // Without a delay, the last attempt can even be slightly later than this one, because several run at once.
  if (delay > 0 && nextAt > now.getTime()) return refuseUntil(nextAt, now);
  return { allowed: true, count: { startedAt: count.startedAt, wrong: count.wrong + 1, lastAt: now } };
}

const LONGEST_DELAY_SECONDS = SECONDS.minute;

/** 1, 2, 4, 8 … seconds, at most a minute. */
export const delaySeconds = ({ delayedFrom }: GuessLimit, wrong: number): number =>
  delayedFrom === null || wrong < delayedFrom ? 0 : Math.min(LONGEST_DELAY_SECONDS, 2 ** (wrong - delayedFrom));

const refuseUntil = (moment: number, now: Date): GuessDecision => ({
  allowed: false,
  retryAfterSeconds: Math.max(1, Math.ceil((moment - now.getTime()) / 1000)),
});
