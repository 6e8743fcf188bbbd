import { describe, expect, it } from 'vitest';
import { dayIn, isCalendarDay } from './calendar-days.ts';

describe('days', () => {
  it.each([
    ['America/New_York', '2026-11-14'],
    ['UTC', '2026-11-15'],
    ['Asia/Tokyo', '2026-11-15'],
    ['Pacific/Honolulu', '2026-11-14'],
  ])('in %s are the local day: %s [JOB-012]', (zone, day) => {
    expect(dayIn(new Date('2026-11-15T03:30:00Z'), zone)).toBe(day);
  });

  it.each([
    ['2026-02-28', true],
    ['2024-02-29', true],
    ['2026-02-29', false],
    ['2026-13-01', false],
    ['0000-01-01', false],
    ['26-01-01', false],
    ['2026-1-1', false],
    ['', false],
  ])('%j is valid: %s [CAR-009, JOB-001]', (text, expected) => {
    expect(isCalendarDay(text)).toBe(expected);
  });
});
