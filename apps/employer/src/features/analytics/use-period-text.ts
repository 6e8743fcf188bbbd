// Periods and weeks in the user's language, as short as they can be understood.
import type { Period } from '@onward/domain/analytics/period';
import { useLanguage } from '../../platform/language/language.ts';
import { dateRangeText, dateText } from '../../platform/language/time-text.ts';

const SHORT = { month: 'short', day: 'numeric' } as const;
const LONG = { dateStyle: 'medium' } as const;

export function usePeriodText() {
  const { language } = useLanguage();
  const thisYear = String(new Date().getFullYear());
  return {
    day: (day: string): string => dateText(language, day, day.startsWith(thisYear) ? SHORT : LONG),
    period: ({ from, to }: Period): string => {
      const parts = from.startsWith(thisYear) && to.startsWith(thisYear) ? SHORT : LONG;
      return dateRangeText(language, from, to, parts);
    },
  };
}
