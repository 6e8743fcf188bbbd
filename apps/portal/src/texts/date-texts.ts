// Dates and times as text, in the language of the page.
import type { Language } from '@onward/domain/platform/languages';
import { spokenClock, spokenDay, spokenParts } from '@onward/domain/platform/time/spoken-time';

export const timeText = (language: Language, moment: string, timeZone: string): string =>
  spokenClock(new Date(moment), timeZone, language);

/** For example `Nov 10, 2026`. */
export const dateText = (language: Language, moment: string, timeZone: string): string =>
  spokenParts(new Date(moment), { dateStyle: 'medium', timeZone }, language);

/** For example `Mon, Nov 23`, for a calendar day. */
export const weekdayText = (language: Language, day: string): string => spokenDay(new Date(day), 'UTC', language);

/** For example `Monday, November 23`, for a calendar day. */
export const longDayText = (language: Language, day: string): string =>
  spokenParts(new Date(day), { weekday: 'long', month: 'long', day: 'numeric', timeZone: 'UTC' }, language);
