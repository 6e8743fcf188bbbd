// Periods and weeks in the user's language, as short as they can be understood.
import type { Period } from '@onward/domain/analytics/period';
import { LOCALES } from '@onward/domain/platform/languages';
import { useLanguage } from '../../platform/language/language.ts';

const midnight = (day: string): Date => new Date(`${day}T00:00:00Z`);

export function usePeriodText() {
  const { language } = useLanguage();
  const short = new Intl.DateTimeFormat(LOCALES[language], { month: 'short', day: 'numeric', timeZone: 'UTC' });
  const long = new Intl.DateTimeFormat(LOCALES[language], { dateStyle: 'medium', timeZone: 'UTC' });
  const thisYear = String(new Date().getFullYear());
  return {
    day: (day: string): string => (day.startsWith(thisYear) ? short : long).format(midnight(day)),
    period: ({ from, to }: Period): string => {
      const format = from.startsWith(thisYear) && to.startsWith(thisYear) ? short : long;
      return format.formatRange(midnight(from), midnight(to));
    },
  };
}
