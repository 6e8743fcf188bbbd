import { describe, expect, it } from 'vitest';
import { addSeconds } from '../platform/time/time-units.ts';
import {
  decideGuess,
  delaySeconds,
  type GuessCount,
  type GuessCounter,
  guessLimits,
  PAIR_LIMIT,
} from './guess-limits.ts';

const LIMITS = guessLimits(PAIR_LIMIT);
const START = new Date('2026-01-01T08:00:00Z');

/** Guesses every `pause` seconds until one is rejected. */
function guessesUntilRefused(counter: GuessCounter, pause: number): { guesses: number; retryAfterSeconds: number } {
  let count: GuessCount | null = null;
  for (let guesses = 0; ; guesses += 1) {
    const decision = decideGuess(LIMITS[counter], count, addSeconds(START, guesses * pause));
    if (!decision.allowed) return { guesses, retryAfterSeconds: decision.retryAfterSeconds };
    count = decision.count;
  }
}

describe('guess limits', () => {
  it.each([
    ['pair', 5],
    ['browser', 5],
    ['account', 20],
    ['address', 60],
  ] as const)('allow a %s %i wrong attempts in 15 minutes [IDN-005, PLT-022]', (counter, tries) => {
    expect(LIMITS[counter]).toMatchObject({ tries, seconds: 900 });
  });

  it('reject the sixth attempt of a pair until the 15 minutes are over [IDN-005]', () => {
    expect(guessesUntilRefused('pair', 1)).toEqual({ guesses: 5, retryAfterSeconds: 895 });
    const full = { startedAt: START, wrong: 5, lastAt: START };
    expect(decideGuess(LIMITS.pair, full, addSeconds(START, 899)).allowed).toBe(false);
    expect(decideGuess(LIMITS.pair, full, addSeconds(START, 900))).toEqual({
      allowed: true,
      count: { startedAt: addSeconds(START, 900), wrong: 1, lastAt: addSeconds(START, 900) },
    });
  });

  it('slow down guesses at one account before they stop them [IDN-005]', () => {
    // One guess a second passes until the delay is longer than a second.
    expect(guessesUntilRefused('account', 1)).toEqual({ guesses: 11, retryAfterSeconds: 1 });
    expect([9, 10, 11, 12, 15, 16, 19].map((wrong) => delaySeconds(LIMITS.account, wrong))).toEqual([
      0, 1, 2, 4, 32, 60, 60,
    ]);
  });

  it('allow several attempts at the same moment, in any order [IDN-005]', () => {
    const meanwhile = { startedAt: START, wrong: 2, lastAt: addSeconds(START, 1) };
    expect(decideGuess(LIMITS.address, meanwhile, START).allowed).toBe(true);
  });

  it('slow down guesses from one address, whatever the account [IDN-005]', () => {
    expect([29, 30, 40].map((wrong) => delaySeconds(LIMITS.address, wrong))).toEqual([0, 1, 60]);
  });

  it('do not count a rejected attempt [IDN-005]', () => {
    const full = { startedAt: START, wrong: 5, lastAt: START };
    expect(decideGuess(LIMITS.pair, full, addSeconds(START, 10))).toEqual({ allowed: false, retryAfterSeconds: 890 });
  });
});
