// Dates and times as text, in the language of the page.
import { type Language, LOCALES } from '@onward/domain/platform/languages';

/** Some engines put narrow no-break spaces into times; server and browser must render the same. */
const plain = (text: string): string => text.replace(/[\u202f\u00a0]/g, ' ');

export const timeText = (language: Language, moment: string, timeZone: string): string =>
  plain(
    new Intl.DateTimeFormat(LOCALES[language], { hour: 'numeric', minute: '2-digit', timeZone }).format(
      new Date(moment),
    ),
  );

/** For example `Nov 10, 2026`. */
export const dateText = (language: Language, moment: string, timeZone: string): string =>
  plain(new Intl.DateTimeFormat(LOCALES[language], { dateStyle: 'medium', timeZone }).format(new Date(moment)));

/** For example `Mon, Nov 23`, for a calendar day. */
export const weekdayText = (language: Language, day: string): string =>
  plain(
    new Intl.DateTimeFormat(LOCALES[language], {
      weekday: 'short',
      month: 'short',
      day: 'numeric',
      timeZone: 'UTC',
    }).format(new Date(day)),
  );

/** For example `Monday, November 23`, for a calendar day. */
export const longDayText = (language: Language, day: string): string =>
  plain(
    new Intl.DateTimeFormat(LOCALES[language], {
      weekday: 'long',
      month: 'long',
      day: 'numeric',
      timeZone: 'UTC',
    }).format(new Date(day)),
  );
