import { expect, test } from 'vitest';
import { clockDays, daysLeft } from './clock-days.ts';

test('the clock has the first day and three business days, without holidays [ONB-044, AHD-011]', () => {
  expect(clockDays('2026-11-09', '2026-11-10')).toEqual([
    { date: '2026-11-09', state: 'gone' },
    { date: '2026-11-10', state: 'today' },
    { date: '2026-11-12', state: 'to_come' },
    { date: '2026-11-13', state: 'to_come' },
  ]);
});

test('every day of the clock is late after the due day [ONB-044]', () => {
  expect(clockDays('2026-11-02', '2026-11-20').map(({ state }) => state)).toEqual(['late', 'late', 'late', 'late']);
});

test('days left count business days; none are left on the due day [ONB-044]', () => {
  expect(daysLeft('2026-11-13', '2026-11-10')).toBe(2);
  expect(daysLeft('2026-11-13', '2026-11-13')).toBe(0);
  expect(daysLeft('2026-11-13', '2026-11-16')).toBe(-1);
});
