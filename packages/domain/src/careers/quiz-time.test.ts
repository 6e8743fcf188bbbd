import { describe, expect, it } from 'vitest';
import { extendedMinutes, grantExtraTime } from './quiz-time.ts';

const NOW = new Date('2026-03-02T15:00:00Z');
const minutesAgo = (minutes: number): Date => new Date(NOW.getTime() - minutes * 60_000);

describe('The time limit of an applicant', () => {
  it.each([
    [10, null, 10],
    [10, '25_percent', 13],
    [10, '50_percent', 15],
    [10, '100_percent', 20],
    [10, 'no_limit', null],
    [1, '25_percent', 2],
    [null, null, null],
    [null, '50_percent', null],
  ] as const)('of a quiz of %s minutes with %s is %s [CAR-016]', (minutes, extra, limit) => {
    expect(extendedMinutes(minutes, extra)).toBe(limit);
  });
});

describe('Giving more time', () => {
  it.each([
    ['before the start', null, null, '50_percent', null],
    ['while it runs', null, minutesAgo(4), '50_percent', minutesAgo(4)],
    ['a second time, more than before', '25_percent', minutesAgo(4), 'no_limit', minutesAgo(4)],
    ['after time ran out, from now on', null, minutesAgo(60), '50_percent', minutesAgo(10)],
  ] as const)('is possible %s [CAR-016]', (_case, extra, startedAt, wanted, from) => {
    expect(grantExtraTime({ minutes: 10, extra, startedAt }, wanted, NOW)).toEqual({ allowed: true, startedAt: from });
  });

  it.each([
    ['a quiz without a limit', null, null, 'quiz_without_limit'],
    ['a quiz whose limit was lifted', 10, 'no_limit', 'quiz_without_limit'],
    ['the same as before', 10, '50_percent', 'quiz_time_not_longer'],
    ['less than before', 10, '100_percent', 'quiz_time_not_longer'],
  ] as const)('is refused for %s [CAR-016]', (_case, minutes, extra, reason) => {
    const decision = grantExtraTime({ minutes, extra, startedAt: null }, '50_percent', NOW);
    expect(decision).toEqual({ allowed: false, reason });
  });
});
