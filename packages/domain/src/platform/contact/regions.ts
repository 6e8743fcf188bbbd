// Countries, states and provinces, the same lists in every address form (PLT-047, PLT-049).
import { DEFAULT_LANGUAGE, type Language, LOCALES } from '../languages.ts';
import { ownValue } from '../own-value.ts';
import { CANADA_LINES, COUNTRY_LINES, UNITED_STATES_LINES } from './regions-data.ts';

export interface Region {
  name: string;
  code: string;
}

const readRegions = (lines: string): readonly Region[] =>
  lines
    .trim()
    .split(/\s*[|\n]\s*/)
    .map((entry) => ({ name: entry.slice(3), code: entry.slice(0, 2) }));

/** Every country, sorted by its English name. */
export const COUNTRIES: readonly Region[] = readRegions(COUNTRY_LINES);

const STATES: Readonly<Record<string, readonly Region[]>> = {
  US: readRegions(UNITED_STATES_LINES),
  CA: readRegions(CANADA_LINES),
};

const ENGLISH_NAMES: ReadonlyMap<string, string> = new Map(COUNTRIES.map(({ code, name }) => [code, name]));
const displayNames = new Map<Language, Intl.DisplayNames>();

function displayNamesIn(language: Language): Intl.DisplayNames {
  const known = displayNames.get(language);
  if (known) return known;
  const made = new Intl.DisplayNames([language], { type: 'region', fallback: 'none' });
  displayNames.set(language, made);
  return made;
}

const regionCode = (code: string): string => code.trim().toUpperCase();

/** A country's name in the user's language; unknown codes are shown as they are. */
export function countryName(code: string, language: Language): string {
  const country = regionCode(code);
  const english = ENGLISH_NAMES.get(country);
  if (english === undefined) return code;
  if (language === DEFAULT_LANGUAGE) return english;
  return displayNamesIn(language).of(country) ?? english;
}

/** Anything else is refused by `Intl`. */
const REGION_CODE = /^[A-Z]{2}$/;

/** Also of regions with phone numbers of their own that are no countries of ISO 3166-1, such as Kosovo. */
export function phoneRegionName(code: string, language: Language): string {
  const region = regionCode(code);
  if (ENGLISH_NAMES.has(region)) return countryName(region, language);
  return REGION_CODE.test(region) ? (displayNamesIn(language).of(region) ?? code) : code;
}

/** The first ones stay first; the others are sorted by their name in the reader's language. */
export function sortedByName<Row extends { country: string }>(
  rows: readonly Row[],
  language: Language,
  firstCount: number,
): (Row & { name: string })[] {
  const collator = new Intl.Collator(LOCALES[language]);
  const named = rows.map((row) => ({ ...row, name: phoneRegionName(row.country, language) }));
  const others = named.slice(firstCount).sort((one, other) => collator.compare(one.name, other.name));
  return [...named.slice(0, firstCount), ...others];
}

/** States or provinces to choose from; empty where an address takes them as free text. */
export const statesOf = (countryCode: string): readonly Region[] => ownValue(STATES, regionCode(countryCode)) ?? [];

/** Colorado has extra rules for job postings and tax forms; matches both the code and the name. */
export const isColorado = (state: string | null | undefined): boolean =>
  ['co', 'colorado'].includes(state?.trim().toLowerCase() ?? '');
