// Days, times, and time zones as people say them in each language (PLT-043).
import { type Language, LOCALES } from '../languages.ts';

type Parts = Intl.DateTimeFormatOptions;

const CLOCK: Parts = { hour: 'numeric', minute: '2-digit' };
const DAY: Parts = { weekday: 'short', month: 'short', day: 'numeric' };

/** Some engines put narrow no-break spaces into times; server and browser must render the same. */
const plain = (text: string): string => text.replace(/[\u202f\u00a0]/g, ' ');

const formatted = (moment: Date, timeZone: string, language: Language, parts: Parts): string =>
  plain(new Intl.DateTimeFormat(LOCALES[language], { ...parts, timeZone }).format(moment));

/** `10:00 AM`, in Spanish `10:00 a. m.`, as it is written in the United States. */
export function spokenClock(moment: Date, timeZone: string, language: Language): string {
  const text = formatted(moment, timeZone, language, CLOCK);
  return language === 'es' ? text.replace(/\b([ap])\.m\./, '$1. m.') : text;
}

/** `Tue, Nov 17`, in Spanish `mar 17 nov`. */
export function spokenDay(moment: Date, timeZone: string, language: Language): string {
  if (language !== 'es') return formatted(moment, timeZone, language, DAY);
  const part = (parts: Parts) => formatted(moment, timeZone, language, parts).replaceAll('.', '');
  return `${part({ weekday: 'short' })} ${part({ day: 'numeric' })} ${part({ month: 'short' })}`;
}

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

/** `Tue, Nov 17, 10:00 AM EST`: English has short names for the zones of the United States. */
export function spokenTime(moment: Date, timeZone: string, language: Language): string {
  const day = spokenDay(moment, timeZone, language);
  const clock = spokenClock(moment, timeZone, language);
  if (language === 'zh') return `${day} ${clock}（${spokenZone(timeZone, language, moment)}）`;
  if (language !== 'en') return `${day}, ${clock}, ${spokenZone(timeZone, language, moment)}`;
  const short = zonePart(moment, timeZone, LOCALES.en, 'short');
  return `${day}, ${clock} ${/^[A-Z]+$/.test(short) ? short : spokenZone(timeZone, language, moment)}`;
}
