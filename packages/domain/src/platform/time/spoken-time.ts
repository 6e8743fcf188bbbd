// Days, times, and time zones as people say them in each language (PLT-043).
import { type Language, LOCALES } from '../languages.ts';

type Parts = Intl.DateTimeFormatOptions;

const CLOCK: Parts = { hour: 'numeric', minute: '2-digit' };
const DAY: Parts = { weekday: 'short', month: 'short', day: 'numeric' };

/** Some engines put narrow no-break spaces into times; server and browser must render the same. */
const plain = (text: string): string => text.replace(/[\u202f\u00a0]/g, ' ');

/** Making a format takes far longer than using it, and lists use the same one for each row. */
const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(language: Language, parts: Parts): Intl.DateTimeFormat {
  const key = JSON.stringify([language, parts]);
  const format = formats.get(key) ?? new Intl.DateTimeFormat(LOCALES[language], parts);
  formats.set(key, format);
  return format;
}

const said = (text: string, language: Language): string => CORRECTIONS[language]?.(plain(text)) ?? plain(text);

/** What the standard formats get wrong: `10:00 a. m.` in the United States, and `1er` for the first of a month. */
const CORRECTIONS: Partial<Record<Language, (text: string) => string>> = {
  es: (text) => text.replace(/\b([ap])\.m\./g, '$1. m.'),
  fr: (text) => text.replace(/(?<![\d:,.])1 (?=(?:janv|févr|mars|avr|mai|juin|juil|août|sept|oct|nov|déc))/g, '1er '),
};

/** Any other parts of a time, said the same way; without a time zone, in that of the reader's device. */
export const spokenParts = (moment: Date, parts: Parts, language: Language): string =>
  said(formatOf(language, parts).format(moment), language);

/** `November 12, 2026`. */
export const longDate = (moment: Date, timeZone: string, language: Language): string =>
  spokenParts(moment, { dateStyle: 'long', timeZone }, language);

/** The same for a calendar day such as `2026-11-12`. */
export const longDay = (day: string, language: Language): string =>
  longDate(new Date(`${day}T00:00:00Z`), 'UTC', language);

/** `Nov 8 – 14`. */
export const spokenRange = (first: Date, last: Date, parts: Parts, language: Language): string =>
  said(formatOf(language, parts).formatRange(first, last), language);

const formatted = (moment: Date, timeZone: string, language: Language, parts: Parts): string =>
  spokenParts(moment, { ...parts, timeZone }, language);

/** `10:00 AM`, in Spanish `10:00 a. m.`, as it is written in the United States. */
export const spokenClock = (moment: Date, timeZone: string, language: Language): string =>
  formatted(moment, timeZone, language, CLOCK);

/** `Tue, Nov 17`, in Spanish `mar 17 nov`. */
export function spokenDay(moment: Date, timeZone: string, language: Language): string {
  if (language !== 'es') return formatted(moment, timeZone, language, DAY);
  const part = (parts: Parts) => formatted(moment, timeZone, language, parts).replaceAll('.', '');
  return `${part({ weekday: 'short' })} ${part({ day: 'numeric' })} ${part({ month: 'short' })}`;
}

/** `Tue, Nov 17, 10:00 AM`, where the zone goes without saying. */
export const spokenDayAndClock = (moment: Date, timeZone: string, language: Language): string =>
  [spokenDay(moment, timeZone, language), spokenClock(moment, timeZone, language)].join(language === 'zh' ? ' ' : ', ');

/** Names of zones in North America differ from those of the country of the language. */
const ZONE_LOCALES: Readonly<Record<Language, string>> = { ...LOCALES, fr: 'fr-CA' };

/** What people say where the standard names sound like a translation. */
const SAID_INSTEAD: Readonly<Record<string, string>> = {
  'hora oriental': 'hora del Este',
  'hora central': 'hora del Centro',
};

/** `Eastern Time`, in Spanish `hora del Este`. */
export function spokenZone(timeZone: string, language: Language, moment = new Date()): string {
  if (timeZone === 'UTC' || timeZone === 'Etc/UTC') return 'UTC';
  const name = zonePart(moment, timeZone, ZONE_LOCALES[language], 'longGeneric');
  return SAID_INSTEAD[name] ?? name;
}

function zonePart(moment: Date, timeZone: string, locale: string, timeZoneName: 'longGeneric' | 'short'): string {
  const parts = new Intl.DateTimeFormat(locale, { timeZone, timeZoneName }).formatToParts(moment);
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
}

/** `EST`, or `UTC−5` in other languages: exact, and short enough for a list of times. */
export const shortZone = (moment: Date, timeZone: string, language: Language): string =>
  zonePart(moment, timeZone, LOCALES[language], 'short');

/** `Tue, Nov 17, 10:00 AM EST`: English has short names for the zones of the United States. */
export function spokenTime(moment: Date, timeZone: string, language: Language): string {
  const text = spokenDayAndClock(moment, timeZone, language);
  if (language === 'zh') return `${text}（${spokenZone(timeZone, language, moment)}）`;
  if (language !== 'en') return `${text}, ${spokenZone(timeZone, language, moment)}`;
  const short = zonePart(moment, timeZone, LOCALES.en, 'short');
  return `${text} ${/^[A-Z]+$/.test(short) ? short : spokenZone(timeZone, language, moment)}`;
}
