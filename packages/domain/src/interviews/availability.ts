// When a team member can be booked: a weekly schedule, exceptions by day, and booking rules (SCH-004).
import { isCalendarDay } from '../platform/time/calendar-days.ts';
import { isTimeZone } from '../platform/time/zoned-time.ts';

/** `09:00` to `17:30`; `24:00` is the end of a day. */
export interface TimeRange {
  start: string;
  end: string;
}

export interface WeeklyRange extends TimeRange {
  /** Sunday is 0. */
  weekday: number;
}

/** A day with different hours; without any hours it is a day off. */
export interface DayException {
  date: string;
  ranges: readonly TimeRange[];
  note?: string | null;
}

export interface Calendar {
  time_zone: string;
  availabilities: readonly WeeklyRange[];
  exceptions: readonly DayException[];
  buffer_minutes: number;
  min_notice_hours: number;
  max_days_ahead: number;
}

export const CALENDAR_LIMITS = {
  bufferMinutes: 240,
  noticeHours: 24 * 14,
  daysAhead: 90,
  weeklyRanges: 70,
  exceptions: 400,
} as const;

/** Nobody can be booked until they set their hours. */
export const emptyCalendar = (timeZone: string): Calendar => ({
  time_zone: timeZone,
  availabilities: [],
  exceptions: [],
  buffer_minutes: 15,
  min_notice_hours: 12,
  max_days_ahead: 14,
});

export interface CalendarProblem {
  /** Path of the field, e.g. `availabilities.2.end`. */
  field: string;
  key: 'time_invalid' | 'ends_before_start' | 'overlaps' | 'date_invalid' | 'date_twice' | 'time_zone_unknown';
}

const TIME = /^([01]\d|2[0-3]):([0-5]\d)$|^24:00$/;

export function minutesOf(time: string): number | null {
  if (!TIME.test(time)) return null;
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
}

export const timeOf = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;

export function calendarProblems({ time_zone, availabilities, exceptions }: Calendar): CalendarProblem[] {
  const days = exceptions.map(({ date }) => date);
  return [
    ...(isTimeZone(time_zone) ? [] : [{ field: 'time_zone', key: 'time_zone_unknown' } as const]),
    ...rangeProblems(availabilities, 'availabilities', (range) => range.weekday),
    ...exceptions.flatMap(({ date, ranges }, index): CalendarProblem[] => [
      ...(isCalendarDay(date) ? [] : [{ field: `exceptions.${index}.date`, key: 'date_invalid' } as const]),
      ...(days.indexOf(date) < index ? [{ field: `exceptions.${index}.date`, key: 'date_twice' } as const] : []),
      ...rangeProblems(ranges, `exceptions.${index}.ranges`, () => 0),
    ]),
  ];
}

function rangeProblems<R extends TimeRange>(
  ranges: readonly R[],
  path: string,
  dayOf: (range: R) => number,
): CalendarProblem[] {
  const timed = ranges.map((range, index) => ({
    index,
    day: dayOf(range),
    start: minutesOf(range.start),
    end: minutesOf(range.end),
  }));
  return timed.flatMap(({ index, day, start, end }): CalendarProblem[] => {
    if (start === null) return [{ field: `${path}.${index}.start`, key: 'time_invalid' }];
    if (end === null) return [{ field: `${path}.${index}.end`, key: 'time_invalid' }];
    if (start >= end) return [{ field: `${path}.${index}.end`, key: 'ends_before_start' }];
    const overlaps = timed.some(
      (other) => other.index < index && other.day === day && (other.start ?? 0) < end && start < (other.end ?? 0),
    );
    return overlaps ? [{ field: `${path}.${index}.start`, key: 'overlaps' }] : [];
  });
}
