// Time zones to choose from: those of the United States first and in words, then all others by their city.
import type { Language } from '@onward/domain/platform/languages';
import { spokenZone } from '@onward/domain/platform/time/spoken-time';
import { isUsTimeZone, US_TIME_ZONES } from '@onward/domain/platform/time/us-zones';

export interface TimeZoneOption {
  value: string;
  label: string;
}

const offset = (timeZone: string, now: Date): string =>
  new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'shortOffset' })
    .formatToParts(now)
    .find(({ type }) => type === 'timeZoneName')?.value ?? '';

/** The chosen zone is listed even when this browser uses another name for it. */
export function timeZoneOptions(chosen: string, now: Date, language: Language): TimeZoneOption[] {
  const known = Intl.supportedValuesOf('timeZone');
  const others = known.filter((name) => !isUsTimeZone(name));
  const unknown = known.includes(chosen) || isUsTimeZone(chosen) ? [] : [chosen];
  return [
    ...unknown.map((name) => optionOf(name, name)),
    ...US_TIME_ZONES.map((name) => optionOf(name, `${spokenZone(name, language, now)}, ${cityOf(name)}`)),
    ...others.map((name) => optionOf(name, name.replaceAll('_', ' '))),
  ];

  function optionOf(value: string, words: string): TimeZoneOption {
    return { value, label: `${words} (${offset(value, now)})` };
  }
}

const cityOf = (zone: string): string => zone.split('/').at(-1)?.replaceAll('_', ' ') ?? zone;
