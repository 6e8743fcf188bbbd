// Calendar days and times in the user's language.
import { useLanguage } from './language.ts';

export function useDates() {
  const { language } = useLanguage();
  const dayOf = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeZone: 'UTC' });
  const weekdayOf = new Intl.DateTimeFormat(language, {
    weekday: 'short',
    month: 'short',
    day: 'numeric',
    timeZone: 'UTC',
  });
  const longDayOf = new Intl.DateTimeFormat(language, {
    weekday: 'long',
    month: 'long',
    day: 'numeric',
    timeZone: 'UTC',
  });
  const dayOfTimeOf = new Intl.DateTimeFormat(language, { dateStyle: 'medium' });
  const timeOf = new Intl.DateTimeFormat(language, {
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
  });
  return {
    /** Of a calendar date, which has no time zone: `Nov 9, 2026`. */
    day: (date: string): string => dayOf.format(midnight(date)),
    /** `Thu, Nov 12`, for days close to today. */
    weekday: (date: string): string => weekdayOf.format(midnight(date)),
    /** `Tuesday, November 10`. */
    longDay: (date: string): string => longDayOf.format(midnight(date)),
    /** The day of a time, where the user is. */
    dayOfTime: (time: string): string => dayOfTimeOf.format(new Date(time)),
    /** `Nov 8, 8:31 PM`, where the user is. */
    moment: (time: string): string => timeOf.format(new Date(time)),
  };
}

const midnight = (date: string): Date => new Date(`${date}T00:00:00Z`);

/** Today where the user is. */
export const localToday = (): string => new Date().toLocaleDateString('en-CA');
