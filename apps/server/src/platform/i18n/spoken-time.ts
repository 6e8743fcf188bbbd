// Formats a future time, e.g. of a meeting, for the user, always with its time zone.
import type { Language } from '@onward/domain/platform/languages';

/** `Tue, Nov 10, 9:00 AM EST` */
export const spokenTime = (moment: Date, timeZone: string, language: Language): string =>
  new Intl.DateTimeFormat(language === 'en' ? 'en-US' : language, {
    weekday: 'short',
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
    timeZone,
  })
    .format(moment)
    // Some engines put narrow no-break spaces into times, which plain text should not contain.
    .replace(/[\u202f\u00a0]/g, ' ');
