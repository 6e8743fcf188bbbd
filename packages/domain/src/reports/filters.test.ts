import { describe, expect, it } from 'vitest';
import type { FilterOperator } from './columns.ts';
import { daysOf, FILTER_VALUES_MAX, filterProblem, PERIODS } from './filters.ts';
import { columnOf } from './sources.ts';

const problemOf = (key: string, operator: FilterOperator, ...value: string[]) =>
  filterProblem(columnOf('applicants', key), { key, operator, value });

describe('A filter', () => {
  it.each([
    ['name', 'contains', ['ann']],
    ['name', 'is', ['Ann Lee', 'Bo Diaz']],
    ['status', 'is_not', ['hired', 'rejected']],
    ['rating', 'between', ['2', '4.5']],
    ['rating', 'after', ['3']],
    ['applied_at', 'between', ['2026-01-01', '2026-01-31']],
    ['applied_at', 'between', ['last_90_days']],
    ['hired_date', 'is', ['2026-02-28']],
    ['email', 'is_empty', []],
  ] as const)('%s %s %j can be used [RPT-005]', (key, operator, value) => {
    expect(problemOf(key, operator, ...value)).toBeNull();
  });

  it.each([
    ['nickname', 'is', ['x'], 'column_unknown'],
    ['status', 'contains', ['hir'], 'operator_unknown'],
    ['name', 'between', ['a', 'b'], 'operator_unknown'],
    ['name', 'contains', [], 'value_missing'],
    ['name', 'contains', [' '], 'value_missing'],
    ['name', 'contains', ['a', 'b'], 'value_excess'],
    ['name', 'is', Array(FILTER_VALUES_MAX + 1).fill('a'), 'value_excess'],
    ['email', 'is_empty', ['x'], 'value_excess'],
    ['status', 'is', ['promoted'], 'choice_unknown'],
    ['rating', 'is', ['four'], 'number_invalid'],
    ['rating', 'between', ['4', '2'], 'order_wrong'],
    ['rating', 'between', ['4'], 'value_missing'],
    ['applied_at', 'before', ['2026-02-30'], 'date_invalid'],
    ['applied_at', 'before', ['last_week'], 'date_invalid'],
    ['applied_at', 'between', ['2026-02-02', '2026-02-01'], 'order_wrong'],
    ['applied_at', 'between', ['next_week'], 'value_missing'],
  ] as const)('%s %s %j is refused: %s [RPT-005]', (key, operator, value, problem) => {
    expect(problemOf(key, operator, ...value)).toBe(problem);
  });

  it('never searches encrypted values [RPT-004]', () => {
    const filter = { key: 'ssn', operator: 'is', value: ['123456789'] } as const;
    expect(filterProblem(columnOf('employees', 'ssn'), filter)).toBe('column_sensitive');
  });
});

describe('A period', () => {
  // A Wednesday.
  const TODAY = '2026-03-04';

  it.each([
    ['today', '2026-03-04', '2026-03-04'],
    ['yesterday', '2026-03-03', '2026-03-03'],
    ['last_7_days', '2026-02-26', '2026-03-04'],
    ['last_30_days', '2026-02-03', '2026-03-04'],
    ['last_90_days', '2025-12-05', '2026-03-04'],
    ['this_week', '2026-03-02', '2026-03-04'],
    ['last_week', '2026-02-23', '2026-03-01'],
    ['this_month', '2026-03-01', '2026-03-04'],
    ['last_month', '2026-02-01', '2026-02-28'],
    ['this_year', '2026-01-01', '2026-03-04'],
    ['last_year', '2025-01-01', '2025-12-31'],
  ] as const)('%s is from %s to %s [RPT-005]', (period, from, to) => {
    expect(daysOf(period, TODAY)).toEqual({ from, to });
  });

  it.each(PERIODS)('%s starts no later than it ends, also on the first day of a year [RPT-005]', (period) => {
    for (const today of ['2026-01-01', '2024-02-29', '2026-12-31']) {
      const { from, to } = daysOf(period, today);
      expect(from <= to && to <= today).toBe(true);
    }
  });
});
