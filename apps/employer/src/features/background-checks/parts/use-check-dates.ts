// Days and times of a background check in the user's language.
import type { ApplicationCheck } from '@onward/contract/background-checks/application-checks';
import { useLanguage } from '../../../platform/language/language.ts';
import { dayText, exactText, longDateText } from '../../../platform/language/time-text.ts';
import { dayAt } from './tab/waiting-cells.ts';

export function useCheckDates() {
  const { language } = useLanguage();
  return {
    moment: (time: string): string => exactText(language, time),
    day: (time: string): string => dayText(language, time),
    /** Of a calendar date: `Thursday, November 12`. Written out, because an abbreviation ends some languages' sentences twice. */
    date: (date: string): string => longDateText(language, date),
    /** The day at the location, which the waiting time counts in. */
    today: (check: Pick<ApplicationCheck, 'time_zone'>): string => dayAt(check, Date.now()),
  };
}
