// The filters of a report, and what is wrong with one (RPT-005).
import { isCalendarDay } from '../platform/time/calendar-days.ts';
import { dayAfter, weekStart } from '../platform/time/zoned-time.ts';
import { type ColumnType, FILTER_OPERATORS, type FilterOperator, operatorsOf, type ReportColumn } from './columns.ts';

/**
 * Values by operator: `is` and `is_not` any of several, `between` two of them or the name of a period, `is_empty` none,
 * all others one.
 */
export interface ReportFilter {
  key: string;
  operator: FilterOperator;
  value: readonly string[];
}

export const FILTERS_MAX = 20;
export const FILTER_VALUES_MAX = 100;
export const FILTER_VALUE_MAX_LENGTH = 200;

/** Named spans of days, so that a scheduled report stays about the time before it runs. */
export const PERIODS = [
  'today',
  'yesterday',
  'last_7_days',
  'last_30_days',
  'last_90_days',
  'this_week',
  'last_week',
  'this_month',
  'last_month',
  'this_year',
  'last_year',
] as const;
export type Period = (typeof PERIODS)[number];

export const isPeriod = (text: string): text is Period => (PERIODS as readonly string[]).includes(text);

export interface Days {
  from: string;
  /** Included. */
  to: string;
}

const monthStart = (day: string): string => `${day.slice(0, 7)}-01`;
const yearStart = (day: string): string => `${day.slice(0, 4)}-01-01`;
/** Weeks begin on Monday, as working weeks do. */

/** The days of a period as seen on this day; the last days include it. */
export function daysOf(period: Period, today: string): Days {
  const lastDays = (count: number): Days => ({ from: dayAfter(today, 1 - count), to: today });
  const before = (start: string, startOf: (day: string) => string): Days => {
    const to = dayAfter(start, -1);
    return { from: startOf(to), to };
  };
  switch (period) {
    case 'today':
      return lastDays(1);
    case 'yesterday':
      return { from: dayAfter(today, -1), to: dayAfter(today, -1) };
    case 'last_7_days':
      return lastDays(7);
    case 'last_30_days':
      return lastDays(30);
    case 'last_90_days':
      return lastDays(90);
    case 'this_week':
      return { from: weekStart(today), to: today };
    case 'last_week':
      return before(weekStart(today), weekStart);
    case 'this_month':
      return { from: monthStart(today), to: today };
    case 'last_month':
      return before(monthStart(today), monthStart);
    case 'this_year':
      return { from: yearStart(today), to: today };
    case 'last_year':
      return before(yearStart(today), yearStart);
  }
}

export type FilterProblem =
  | 'column_unknown'
  | 'column_sensitive'
  | 'operator_unknown'
  | 'value_missing'
  | 'value_excess'
  | 'number_invalid'
  | 'date_invalid'
  | 'choice_unknown'
  | 'order_wrong';

const NUMBER = /^-?\d{1,12}(\.\d{1,4})?$/;

export function filterProblem(column: ReportColumn | undefined, filter: ReportFilter): FilterProblem | null {
  if (!column) return 'column_unknown';
  if (column.sensitive) return 'column_sensitive';
  if (!FILTER_OPERATORS.includes(filter.operator) || !operatorsOf(column).includes(filter.operator))
    return 'operator_unknown';
  return countProblem(filter) ?? contentProblem(column, filter);
}

function countProblem({ operator, value }: ReportFilter): FilterProblem | null {
  if (operator === 'is_empty') return value.length > 0 ? 'value_excess' : null;
  if (value.length === 0 || value.some((each) => each.trim() === '')) return 'value_missing';
  const isNamed = operator === 'between' && value.length === 1 && isPeriod(value[0] ?? '');
  if (operator === 'between' && !isNamed) {
    if (value.length < 2) return 'value_missing';
    return value.length > 2 ? 'value_excess' : null;
  }
  const isList = operator === 'is' || operator === 'is_not';
  return value.length > (isList ? FILTER_VALUES_MAX : 1) ? 'value_excess' : null;
}

const isDays = (type: ColumnType): boolean => type === 'date' || type === 'moment';

function contentProblem(column: ReportColumn, { operator, value }: ReportFilter): FilterProblem | null {
  const [first = '', second = ''] = value;
  if (column.choices) {
    const isChoice = (each: string) => column.choices?.includes(each) || column.isOwnChoice?.(each);
    return value.every(isChoice) ? null : 'choice_unknown';
  }
  if (isDays(column.type)) {
    if (operator === 'between' && value.length === 1) return null;
    if (!value.every(isCalendarDay)) return 'date_invalid';
    return operator === 'between' && first > second ? 'order_wrong' : null;
  }
  if (column.type === 'number' || column.type === 'money') {
    if (!value.every((each) => NUMBER.test(each))) return 'number_invalid';
    return operator === 'between' && Number(first) > Number(second) ? 'order_wrong' : null;
  }
  return null;
}
