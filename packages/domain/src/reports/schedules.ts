// When a scheduled report runs next (RPT-007).
import { dayAfter, isTimeZone, momentOf, wallTimeOf, weekdayOf } from '../platform/time/zoned-time.ts';
import { EXPORT_TYPES, type ExportType } from './exports.ts';

export const SCHEDULE_FREQUENCIES = ['daily', 'weekly', 'monthly'] as const;
export type ScheduleFrequency = (typeof SCHEDULE_FREQUENCIES)[number];

export const RECIPIENTS_MAX = 50;

export interface ReportSchedule {
  frequency: ScheduleFrequency;
  /** Of weekly reports; Sunday is 0. */
  weekday: number | null;
  /** Of monthly reports; days that a month doesn't have mean its last one. */
  day_of_month: number | null;
  hour: number;
  time_zone: string;
  recipient_ids: readonly number[];
  export_type: ExportType;
}

export type ScheduleProblem =
  | 'weekday_missing'
  | 'day_missing'
  | 'zone_unknown'
  | 'recipients_missing'
  | 'type_unknown';

export function scheduleProblems(schedule: ReportSchedule): Partial<Record<keyof ReportSchedule, ScheduleProblem>> {
  const { frequency, weekday, day_of_month, time_zone, recipient_ids, export_type } = schedule;
  return {
    ...(frequency === 'weekly' && weekday === null && { weekday: 'weekday_missing' }),
    ...(frequency === 'monthly' && day_of_month === null && { day_of_month: 'day_missing' }),
    ...(!isTimeZone(time_zone) && { time_zone: 'zone_unknown' }),
    ...(recipient_ids.length === 0 && { recipient_ids: 'recipients_missing' }),
    ...(!EXPORT_TYPES.includes(export_type) && { export_type: 'type_unknown' }),
  };
}

type Timing = Pick<ReportSchedule, 'frequency' | 'weekday' | 'day_of_month' | 'hour' | 'time_zone'>;

const lastDayOfMonth = (day: string): number =>
  new Date(Date.UTC(Number(day.slice(0, 4)), Number(day.slice(5, 7)), 0)).getUTCDate();

function isItsDay({ frequency, weekday, day_of_month }: Timing, day: string): boolean {
  if (frequency === 'daily') return true;
  if (frequency === 'weekly') return weekdayOf(day) === weekday;
  return Number(day.slice(8)) === Math.min(day_of_month ?? 1, lastDayOfMonth(day));
}

/** A month without the day is bridged by its last day, so two months always contain one. */
const SEARCHED_DAYS = 62;

/** The first time after the moment, by the clock of the schedule's zone. */
export function nextRun(schedule: Timing, after: Date): Date {
  const today = wallTimeOf(after.getTime(), schedule.time_zone).day;
  for (let days = 0; days <= SEARCHED_DAYS; days += 1) {
    const day = dayAfter(today, days);
    if (!isItsDay(schedule, day)) continue;
    const moment = momentOf(day, schedule.hour * 60, schedule.time_zone);
    if (moment > after.getTime()) return new Date(moment);
  }
  throw new Error('A schedule has a day in any two months.');
}
