// Days and times as text in the user's language and time zone. Every screen takes its formats from here (PLT-043).
import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '@onward/domain/platform/languages';
import {
  spokenDay,
  spokenDayAndClock,
  spokenParts,
  spokenRange,
  spokenZone,
} from '@onward/domain/platform/time/spoken-time';

type Parts = Intl.DateTimeFormatOptions;
/** The server sends moments as text. */
type Moment = string | number | Date;

const CLOCK: Parts = { hour: 'numeric', minute: '2-digit' };
const SHORT_DAY: Parts = { month: 'short', day: 'numeric' };
const LONG_DAY: Parts = { weekday: 'long', month: 'long', day: 'numeric' };

const languageOf = (language: string): Language => LANGUAGES.find((one) => one === language) ?? DEFAULT_LANGUAGE;

/** The time zone of the user's device. */
export const ownZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;

/** In a screen's own parts, where none of the texts below fits. */
export const timeText = (language: string, moment: Moment, parts: Parts): string =>
  spokenParts(new Date(moment), parts, languageOf(language));

/** `4:10 PM`. */
export const clockText = (language: string, moment: Moment, timeZone?: string): string =>
  timeText(language, moment, { ...CLOCK, ...(timeZone && { timeZone }) });
/** `Nov 9`. */
export const shortDayText = (language: string, moment: Moment): string => timeText(language, moment, SHORT_DAY);
/** `Mon, Nov 9`. */
export const weekdayText = (language: string, moment: Moment): string =>
  spokenDay(new Date(moment), ownZone(), languageOf(language));
/** `Monday, November 9`. */
export const longDayText = (language: string, moment: Moment): string => timeText(language, moment, LONG_DAY);
/** `Nov 9, 4:10 PM`. */
export const momentText = (language: string, moment: Moment): string =>
  timeText(language, moment, { ...SHORT_DAY, ...CLOCK });
/** `Mon, Nov 9, 4:10 PM`. */
export const weekdayMomentText = (language: string, moment: Moment, timeZone = ownZone()): string =>
  spokenDayAndClock(new Date(moment), timeZone, languageOf(language));
/** `Nov 9, 2026`. */
export const dayText = (language: string, moment: Moment): string =>
  timeText(language, moment, { dateStyle: 'medium' });
/** `Nov 9, 2026, 4:10 PM`. */
export const exactText = (language: string, moment: Moment): string =>
  timeText(language, moment, { dateStyle: 'medium', timeStyle: 'short' });

/** `Nov 9`, with the year unless it is this one. */
export const recentDayText = (language: string, moment: Moment, now = new Date()): string => {
  const sameYear = new Date(moment).getFullYear() === now.getFullYear();
  return timeText(language, moment, { ...SHORT_DAY, ...(!sameYear && { year: 'numeric' }) });
};

/** Of a calendar date, which has no time zone: `Nov 9, 2026`. */
export const dateText = (language: string, date: string, parts: Parts = { dateStyle: 'medium' }): string =>
  timeText(language, `${date.slice(0, 10)}T00:00:00Z`, { ...parts, timeZone: 'UTC' });
export const weekdayDateText = (language: string, date: string): string =>
  spokenDay(new Date(`${date}T00:00:00Z`), 'UTC', languageOf(language));
export const longDateText = (language: string, date: string): string => dateText(language, date, LONG_DAY);

/** Of two calendar dates: `Nov 8 – 14`. */
export const dateRangeText = (language: string, first: string, last: string, parts: Parts = SHORT_DAY): string => {
  const [from, to] = [first, last].map((date) => new Date(`${date}T00:00:00Z`));
  return from && to ? spokenRange(from, to, { ...parts, timeZone: 'UTC' }, languageOf(language)) : '';
};

/** `Eastern Time`, of the user's device. */
export const ownZoneText = (language: string): string => spokenZone(ownZone(), languageOf(language));
