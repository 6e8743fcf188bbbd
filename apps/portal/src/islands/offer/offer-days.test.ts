import { describe, expect, it } from 'vitest';
import { dateText, timeText, weekdayText } from '../../texts/date-texts.ts';
import { daysLeft } from './offer-days.ts';

const DECATUR = 'America/New_York';

describe('Days of an offer', () => {
  it.each([
    ['2026-11-10T15:00:00Z', '2026-11-17T04:59:00Z', 6],
    ['2026-11-10T15:00:00Z', '2026-11-11T04:59:00Z', 0],
    // Already the next day in UTC, still the same day at the location.
    ['2026-11-11T03:00:00Z', '2026-11-12T04:59:00Z', 1],
    ['2026-11-12T15:00:00Z', '2026-11-10T04:59:00Z', 0],
    // Clocks change in between.
    ['2026-10-30T15:00:00Z', '2026-11-03T04:59:00Z', 3],
  ])('from %s until %s are %d at the location [CAR-018]', (now, expiresAt, days) => {
    expect(daysLeft(now, expiresAt, DECATUR)).toBe(days);
  });

  it('are written in the language of the page [CAR-018, PLT-039]', () => {
    expect(weekdayText('en', '2026-11-23')).toBe('Mon, Nov 23');
    expect(dateText('en', '2026-11-11T03:00:00Z', DECATUR)).toBe('Nov 10, 2026');
    expect(timeText('en', '2026-11-11T03:00:00Z', DECATUR)).toBe('10:00 PM');
    expect(weekdayText('fr', '2026-11-23')).toBe('lun. 23 nov.');
  });
});
