// Time zones to choose from, in words: the reader's own and those of the United States first.
import { type Language, LOCALES } from '@onward/domain/platform/languages';
import { spokenZone } from '@onward/domain/platform/time/spoken-time';
import { isUsTimeZone, US_TIME_ZONES } from '@onward/domain/platform/time/us-zones';
import { isTimeZone } from '@onward/domain/platform/time/zoned-time';

export interface OfferedZones {
  first: readonly string[];
  others: readonly string[];
}

export function offerZones(own: readonly string[], known: readonly string[]): OfferedZones {
  const first = [...new Set([...own, ...US_TIME_ZONES])].filter(isTimeZone);
  return { first, others: known.filter((zone) => !first.includes(zone) && isTimeZone(zone)) };
}

export interface NamedZone {
  zone: string;
  name: string;
}

/** The others are sorted by name. */
export function namedZones(language: Language, { first, others }: OfferedZones): NamedZone[] {
  const named = (zone: string): NamedZone => ({ zone, name: labelOf(language, zone) });
  const collator = new Intl.Collator(LOCALES[language]);
  return [...first.map(named), ...others.map(named).sort((one, other) => collator.compare(one.name, other.name))];
}

/** Many places share a time, so outside the United States the city is named too. */
function labelOf(language: Language, zone: string): string {
  const name = spokenZone(zone, language);
  const city = zone.split('/').at(-1)?.replaceAll('_', ' ') ?? zone;
  return isUsTimeZone(zone) || name.includes(city) ? name : `${name} (${city})`;
}
