// Calendar days and times in the user's language.
import { useLanguage } from './language.ts';
import { dateText, dayText, longDateText, momentText, weekdayDateText } from './time-text.ts';

export function useDates() {
  const { language } = useLanguage();
  return {
    /** Of a calendar date, which has no time zone: `Nov 9, 2026`. */
    day: (date: string): string => dateText(language, date),
    /** `Thu, Nov 12`, for days close to today. */
    weekday: (date: string): string => weekdayDateText(language, date),
    /** `Tuesday, November 10`. */
    longDay: (date: string): string => longDateText(language, date),
    /** The day of a time, where the user is. */
    dayOfTime: (time: string): string => dayText(language, time),
    /** `Nov 8, 8:31 PM`, where the user is. */
    moment: (time: string): string => momentText(language, time),
  };
}

/** Today where the user is. */
export const localToday = (): string => new Date().toLocaleDateString('en-CA');
