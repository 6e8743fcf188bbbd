// The days that analytics covers, the period it is compared with, and its weeks (RPT-020, RPT-022).
import { dayAfter, daysBetween, weekdayOf } from '../platform/time/zoned-time.ts';

/** Both days are included. */
export interface Period {
  from: string;
  to: string;
}

/** Two years, one of which may be a leap year. */
export const PERIOD_DAYS_MAX = 731;
const USUAL_DAYS = 84;

export const PERIOD_PRESETS = ['days_7', 'days_30', 'weeks_12', 'months_6', 'year', 'years_2'] as const;
export type PeriodPreset = (typeof PERIOD_PRESETS)[number];

const PRESET_DAYS: Record<PeriodPreset, number> = {
  days_7: 7,
  days_30: 30,
  weeks_12: USUAL_DAYS,
  months_6: 182,
  year: 365,
  years_2: 730,
};

/** The days of a preset, up to today. */
export const presetPeriod = (preset: PeriodPreset, today: string): Period => ({
  from: dayAfter(today, 1 - PRESET_DAYS[preset]),
  to: today,
});

export const presetOf = (period: Period, today: string): PeriodPreset | null =>
  PERIOD_PRESETS.find((preset) => {
    const { from, to } = presetPeriod(preset, today);
    return from === period.from && to === period.to;
  }) ?? null;

const daysOf = ({ from, to }: Period): number => daysBetween(from, to) + 1;

/** A missing end is today, a missing beginning is twelve weeks before the end. */
export function periodOf({ from, to }: { from?: string | undefined; to?: string | undefined }, today: string): Period {
  const end = to ?? today;
  return { from: from ?? dayAfter(end, 1 - USUAL_DAYS), to: end };
}

export type PeriodProblem = 'period_reversed' | 'period_too_long';

export function periodProblem(period: Period): PeriodProblem | null {
  const days = daysOf(period);
  if (days < 1) return 'period_reversed';
  return days > PERIOD_DAYS_MAX ? 'period_too_long' : null;
}

/** As many days, right before. */
export const periodBefore = (period: Period): Period => ({
  from: dayAfter(period.from, -daysOf(period)),
  to: dayAfter(period.from, -1),
});

/** The Monday of a day's week. */
export const weekOf = (day: string): string => dayAfter(day, -((weekdayOf(day) + 6) % 7));

/** The weeks a period touches, each as far as it lies within. */
export function weeksOf({ from, to }: Period): (Period & { week: string })[] {
  const weeks: (Period & { week: string })[] = [];
  for (let week = weekOf(from); week <= to; week = dayAfter(week, 7)) {
    const last = dayAfter(week, 6);
    weeks.push({ week, from: week < from ? from : week, to: last > to ? to : last });
  }
  return weeks;
}
