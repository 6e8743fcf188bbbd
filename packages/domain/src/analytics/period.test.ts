import { describe, expect, it } from 'vitest';
import { periodBefore, periodOf, periodProblem, presetOf, presetPeriod, weekOf, weeksOf } from './period.ts';

const TODAY = '2026-11-10';

describe('A period', () => {
  it('is twelve weeks up to today when nothing is asked for [RPT-022]', () => {
    expect(periodOf({}, TODAY)).toEqual({ from: '2026-08-19', to: TODAY });
    expect(periodOf({ to: '2026-03-31' }, TODAY)).toEqual({ from: '2026-01-07', to: '2026-03-31' });
    expect(periodOf({ from: '2026-11-01' }, TODAY)).toEqual({ from: '2026-11-01', to: TODAY });
  });

  it.each([
    ['2026-11-10', '2026-11-10', null],
    ['2026-11-11', '2026-11-10', 'period_reversed'],
    ['2024-01-01', '2025-12-31', null],
    ['2024-01-01', '2026-01-01', 'period_too_long'],
  ])('from %s to %s has the problem %s [RPT-022]', (from, to, problem) => {
    expect(periodProblem({ from, to })).toBe(problem);
  });

  it.each([
    ['2026-11-10', '2026-11-10', '2026-11-09', '2026-11-09'],
    ['2026-03-01', '2026-03-31', '2026-01-29', '2026-02-28'],
    ['2026-08-19', '2026-11-10', '2026-05-27', '2026-08-18'],
  ])('from %s to %s is compared with %s to %s [RPT-021]', (from, to, before, until) => {
    expect(periodBefore({ from, to })).toEqual({ from: before, to: until });
  });

  it('is recognized as a preset only up to today [RPT-020]', () => {
    const week = presetPeriod('days_7', TODAY);
    expect(week).toEqual({ from: '2026-11-04', to: TODAY });
    expect(presetOf(week, TODAY)).toBe('days_7');
    expect(presetOf(week, '2026-11-11')).toBeNull();
    expect(periodProblem(presetPeriod('years_2', TODAY))).toBeNull();
  });
});

describe('Weeks', () => {
  it.each([
    ['2026-11-09', '2026-11-09'],
    ['2026-11-10', '2026-11-09'],
    ['2026-11-15', '2026-11-09'],
    ['2026-01-01', '2025-12-29'],
  ])('the week of %s begins on %s [RPT-021]', (day, monday) => {
    expect(weekOf(day)).toBe(monday);
  });

  it('cover a period exactly, the first and the last only in part [RPT-021]', () => {
    expect(weeksOf({ from: '2026-11-04', to: TODAY })).toEqual([
      { week: '2026-11-02', from: '2026-11-04', to: '2026-11-08' },
      { week: '2026-11-09', from: '2026-11-09', to: '2026-11-10' },
    ]);
    expect(weeksOf({ from: '2024-11-11', to: TODAY })).toHaveLength(105);
  });
});
