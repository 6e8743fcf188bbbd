import { describe, expect, it } from 'vitest';
import { hasPayRange, type Pay, payProblems, SALARY_MAX, SALARY_UNITS, TITLE_MAX } from './postings.ts';

const pay = (salary_min: number | null, salary_max: number | null, salary_unit: Pay['salary_unit'] = 'hour'): Pay => ({
  salary_min,
  salary_max,
  salary_unit,
});

describe('pay', () => {
  it.each([
    [pay(null, null, null), {}],
    [pay(null, null), {}],
    [pay(15, 15), {}],
    [pay(15, 20.5), {}],
    [pay(15, null), { salary_max: 'both_or_none' }],
    [pay(null, 15), { salary_min: 'both_or_none' }],
    [pay(20, 15), { salary_max: 'min_above_max' }],
    [pay(15, 20, null), { salary_unit: 'unit_required' }],
    [pay(0, 20), { salary_min: 'out_of_range' }],
    [pay(-1, 20), { salary_min: 'out_of_range' }],
    [pay(15, SALARY_MAX + 1), { salary_max: 'out_of_range' }],
  ])('%j has the problems %j [JOB-012]', (given, problems) => {
    expect(payProblems(given)).toEqual(problems);
  });

  it('is a range with both ends and a unit [JOB-012]', () => {
    expect(hasPayRange(pay(15, 20))).toBe(true);
    expect([pay(15, null), pay(null, 20), pay(15, 20, null), pay(null, null)].some(hasPayRange)).toBe(false);
  });

  it('is for an hour, a day, a week, a month or a year, and titles have 120 characters [JOB-001, JOB-004]', () => {
    expect(SALARY_UNITS).toEqual(['hour', 'day', 'week', 'month', 'year']);
    expect(TITLE_MAX).toBe(120);
  });
});
