// A schedule in words, and when it runs next.
import type { ReportSchedule } from '@onward/contract/reports/report-templates';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../platform/language/language.ts';
import { clockText, timeText } from '../../platform/language/time-text.ts';

/** January 7, 2024 was a Sunday, which is day 0. */
const weekdayDate = (weekday: number): Date => new Date(Date.UTC(2024, 0, 7 + weekday));
const LAST_DAY = 31;

type Timing = Pick<ReportSchedule, 'frequency' | 'weekday' | 'day_of_month' | 'hour'>;

export function useScheduleText() {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const hourText = (hour: number): string => clockText(language, Date.UTC(2024, 0, 7, hour), 'UTC');
  const weekdayText = (weekday: number): string =>
    timeText(language, weekdayDate(weekday), { weekday: 'long', timeZone: 'UTC' });

  return {
    hourText,
    weekdayText,
    /** `Every Monday, 7:00 AM`. */
    timing({ frequency, weekday, day_of_month, hour }: Timing): string {
      const time = hourText(hour);
      if (frequency === 'daily') return t('reports:timing.daily', { time });
      if (frequency === 'weekly') return t('reports:timing.weekly', { weekday: weekdayText(weekday ?? 0), time });
      if (day_of_month === LAST_DAY) return t('reports:timing.lastDay', { time });
      return t('reports:timing.monthly', { day: day_of_month, time });
    },
    /** `Monday, November 23, 7:00 AM EST`, by the clock of the schedule. */
    nextRun: (moment: Date, timeZone: string): string =>
      timeText(language, moment, {
        weekday: 'long',
        month: 'long',
        day: 'numeric',
        hour: 'numeric',
        minute: '2-digit',
        timeZone,
        timeZoneName: 'short',
      }),
  };
}
