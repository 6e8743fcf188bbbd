// What is entered for a schedule, and the schedule it makes.

import type { ReportSchedule } from '@onward/contract/reports/report-templates';
import { ownZone } from '../../../platform/language/time-text.ts';

export interface ScheduleEntry {
  frequency: ReportSchedule['frequency'] | null;
  weekday: number | null;
  day_of_month: number | null;
  hour: number | null;
  time_zone: string;
  recipient_ids: number[];
  export_type: ReportSchedule['export_type'] | null;
}

const MONDAY = 1;
const SEVEN = 7;

/** A new one runs every Monday morning, for the user. */
export const firstEntry = (schedule: ReportSchedule | null, userId: number): ScheduleEntry => ({
  frequency: schedule?.frequency ?? 'weekly',
  weekday: schedule?.weekday ?? MONDAY,
  day_of_month: schedule?.day_of_month ?? 1,
  hour: schedule?.hour ?? SEVEN,
  time_zone: schedule?.time_zone ?? ownZone(),
  recipient_ids: schedule?.recipient_ids ?? [userId],
  export_type: schedule?.export_type ?? 'csv',
});

/** Only the day that the frequency needs. */
export function scheduleOf(entry: ScheduleEntry): ReportSchedule {
  const frequency = entry.frequency ?? 'weekly';
  return {
    frequency,
    weekday: frequency === 'weekly' ? (entry.weekday ?? MONDAY) : null,
    day_of_month: frequency === 'monthly' ? (entry.day_of_month ?? 1) : null,
    hour: entry.hour ?? SEVEN,
    time_zone: entry.time_zone,
    recipient_ids: entry.recipient_ids,
    export_type: entry.export_type ?? 'csv',
  };
}
