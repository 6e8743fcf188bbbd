import { describe, expect, it } from 'vitest';
import { judgeApplication, LEAST_SECONDS_TO_APPLY } from './spam.ts';

const NOW = new Date('2026-11-15T12:00:00Z');
const before = (seconds: number): Date => new Date(NOW.getTime() - seconds * 1000);

describe('An application is taken for a machine’s', () => {
  it.each([
    ['when it fills in what people do not see', { honeypot: 'x', startedAt: null }, { spam: true, reason: 'honeypot' }],
    ['not for a blank there', { honeypot: ' ', startedAt: null }, { spam: false }],
    [
      'when it is faster than a person',
      { honeypot: '', startedAt: before(LEAST_SECONDS_TO_APPLY - 1) },
      { spam: true, reason: 'too_fast' },
    ],
    ['not at the speed of a fast person', { honeypot: '', startedAt: before(LEAST_SECONDS_TO_APPLY) }, { spam: false }],
    ['not when nobody knows when it began', { honeypot: '', startedAt: null }, { spam: false }],
  ])('%s [CAR-010]', (_when, entry, verdict) => {
    expect(judgeApplication(entry, NOW)).toEqual(verdict);
  });
});
