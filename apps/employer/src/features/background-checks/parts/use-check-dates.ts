// Days and times of a background check in the user's language.
import type { ApplicationCheck } from '@onward/contract/background-checks/application-checks';
import { useLanguage } from '../../../platform/language/language.ts';
import { dayAt } from './tab/waiting-cells.ts';

export function useCheckDates() {
  const { language } = useLanguage();
  const momentOf = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' });
  const dayOf = new Intl.DateTimeFormat(language, { dateStyle: 'medium' });
  const dateOf = new Intl.DateTimeFormat(language, {
    weekday: 'long',
    month: 'long',
    day: 'numeric',
    timeZone: 'UTC',
  });
  return {
    moment: (time: string): string => momentOf.format(new Date(time)),
    day: (time: string): string => dayOf.format(new Date(time)),
    /** Of a calendar date: `Thursday, November 12`. Written out, because an abbreviation ends some languages' sentences twice. */
    date: (date: string): string => dateOf.format(new Date(`${date}T00:00:00Z`)),
    /** The day at the location, which the waiting time counts in. */
    today: (check: Pick<ApplicationCheck, 'time_zone'>): string => dayAt(check, Date.now()),
  };
}
