// Names of weekdays and hours in the user's language.

import { useTranslation } from 'react-i18next';
import { timeText } from '../../../platform/language/time-text.ts';

export function useWeekTexts() {
  const { i18n } = useTranslation();
  return {
    dayName: (weekday: number, style: 'short' | 'long'): string =>
      // February 1, 2026 is a Sunday, which is weekday 0.
      timeText(i18n.language, new Date(Date.UTC(2026, 1, 1 + weekday)), { weekday: style, timeZone: 'UTC' }),
    hourName: (minutes: number): string =>
      timeText(i18n.language, new Date(minutes * 60_000), {
        hour: 'numeric',
        ...(minutes % 60 > 0 && { minute: '2-digit' }),
        timeZone: 'UTC',
      }),
  };
}
