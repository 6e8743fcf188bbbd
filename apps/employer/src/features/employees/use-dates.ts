// Calendar days and times of employee records in the user's language.
import { useLanguage } from '../../platform/language/language.ts';

export function useDates() {
  const { language } = useLanguage();
  const dayOf = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeZone: 'UTC' });
  const momentOf = new Intl.DateTimeFormat(language, { dateStyle: 'medium' });
  return {
    /** Of a calendar date, which has no time zone: `Nov 9, 2026`. */
    day: (date: string): string => dayOf.format(new Date(`${date}T00:00:00Z`)),
    /** The day of a time, where the user is. */
    dayOfTime: (time: string): string => momentOf.format(new Date(time)),
  };
}

/** Today where the user is. */
export const localToday = (): string => new Date().toLocaleDateString('en-CA');
