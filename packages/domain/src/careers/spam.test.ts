import { describe, expect, it } from 'vitest';
import { detectSpam, MIN_SECONDS_TO_APPLY } from './spam.ts';

const NOW = new Date('2026-11-15T12:00:00Z');
const before = (seconds: number): Date => new Date(NOW.getTime() - seconds * 1000);

describe('An application counts as spam', () => {
  it.each([
    ['when the hidden field is filled in', { honeypot: 'x', startedAt: null }, { spam: true, reason: 'honeypot' }],
    ['not when the hidden field is blank', { honeypot: ' ', startedAt: null }, { spam: false }],
    [
      'when it is faster than a person',
      { honeypot: '', startedAt: before(MIN_SECONDS_TO_APPLY - 1) },
      { spam: true, reason: 'too_fast' },
    ],
    ['not at the speed of a fast person', { honeypot: '', startedAt: before(MIN_SECONDS_TO_APPLY) }, { spam: false }],
    ['not when its start time is unknown', { honeypot: '', startedAt: null }, { spam: false }],
  ])('%s [CAR-010]', (_when, entry, verdict) => {
    expect(detectSpam(entry, NOW)).toEqual(verdict);
  });
});
