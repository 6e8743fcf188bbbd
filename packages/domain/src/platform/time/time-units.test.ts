import { describe, expect, it } from 'vitest';
import { addSeconds, SECONDS } from './time-units.ts';

describe('time units', () => {
  it.each([
    ['hour', 3600],
    ['day', 86400],
    ['week', 604800],
    ['month', 2592000],
    ['year', 31536000],
  ] as const)('counts a %s as %i seconds [PLT-044]', (unit, seconds) => {
    expect(SECONDS[unit]).toBe(seconds);
  });

  it('builds the longer units from the shorter ones [PLT-044]', () => {
    expect(SECONDS.hour).toBe(60 * SECONDS.minute);
    expect(SECONDS.week).toBe(7 * SECONDS.day);
    expect(SECONDS.month).toBe(30 * SECONDS.day);
    expect(SECONDS.year).toBe(365 * SECONDS.day);
  });

  it.each([
    [SECONDS.day, '2026-03-05T09:30:00.000Z'],
    [-SECONDS.hour, '2026-03-04T08:30:00.000Z'],
    [0.5, '2026-03-04T09:30:00.500Z'],
    [0, '2026-03-04T09:30:00.000Z'],
  ])('moves a moment by %d seconds to %s without changing the given one [PLT-044]', (seconds, moved) => {
    const moment = new Date('2026-03-04T09:30:00Z');
    expect(addSeconds(moment, seconds).toISOString()).toBe(moved);
    expect(moment.toISOString()).toBe('2026-03-04T09:30:00.000Z');
  });
});
