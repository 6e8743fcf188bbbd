// Names of weekdays and hours in the user's language.
import { useTranslation } from 'react-i18next';

export function useWeekTexts() {
  const { i18n } = useTranslation();
  return {
    dayName: (weekday: number, style: 'short' | 'long'): string =>
      // February 1, 2026 is a Sunday, which is weekday 0.
      new Intl.DateTimeFormat(i18n.language, { weekday: style, timeZone: 'UTC' }).format(
        new Date(Date.UTC(2026, 1, 1 + weekday)),
      ),
    hourName: (minutes: number): string =>
      new Intl.DateTimeFormat(i18n.language === 'en' ? 'en-US' : i18n.language, {
        hour: 'numeric',
        ...(minutes % 60 > 0 && { minute: '2-digit' }),
        timeZone: 'UTC',
      }).format(new Date(minutes * 60_000)),
  };
}
