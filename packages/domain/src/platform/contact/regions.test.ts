import { afterEach, describe, expect, it, vi } from 'vitest';
import { COUNTRIES, countryName, isColorado, phoneRegionName, type Region, sortedByName, statesOf } from './regions.ts';

const byName = new Intl.Collator('en');
const names = (regions: readonly Region[]) => regions.map((region) => region.name);
const codes = (regions: readonly Region[]) => regions.map((region) => region.code);

afterEach(() => {
  vi.restoreAllMocks();
});

describe('countries', () => {
  it('lists all 249 countries of ISO 3166-1, none twice [PLT-047]', () => {
    expect(COUNTRIES).toHaveLength(249);
    expect(new Set(codes(COUNTRIES)).size).toBe(249);
    expect(new Set(names(COUNTRIES)).size).toBe(249);
  });

  it('gives each country a two-letter code that every language can name, and a clean name [PLT-047]', () => {
    const known = new Intl.DisplayNames(['en'], { type: 'region', fallback: 'none' });
    for (const { code, name } of COUNTRIES) {
      expect(code).toMatch(/^[A-Z]{2}$/);
      expect(known.of(code), code).toBeDefined();
      expect(name).toMatch(/^\p{Lu}[\p{L} ,.'()-]+$/u);
      expect(name).toBe(name.trim());
    }
  });

  it('excludes retired codes and groupings that are not countries [PLT-047]', () => {
    for (const code of ['AN', 'CS', 'EU', 'SU', 'UK', 'UN', 'XK', 'YU', 'ZZ'])
      expect(codes(COUNTRIES)).not.toContain(code);
  });

  it('is sorted by name, ignoring accents [PLT-047]', () => {
    expect(names(COUNTRIES)).toEqual(names(COUNTRIES).toSorted(byName.compare));
  });

  it.each([
    ['US', 'United States'],
    ['CA', 'Canada'],
    ['SG', 'Singapore'],
    ['AX', 'Åland Islands'],
    ['CI', "Côte d'Ivoire"],
    ['HK', 'Hong Kong'],
    ['GW', 'Guinea-Bissau'],
    ['CC', 'Cocos (Keeling) Islands'],
    ['BQ', 'Bonaire, Sint Eustatius and Saba'],
    ['ZW', 'Zimbabwe'],
  ])('has %s as %s [PLT-047]', (code, name) => {
    expect(COUNTRIES).toContainEqual({ name, code });
  });

  it.each([
    ['DE', 'en', 'Germany'],
    ['DE', 'fr', 'Allemagne'],
    ['DE', 'es', 'Alemania'],
    ['DE', 'zh', '德国'],
    ['HK', 'en', 'Hong Kong'],
    [' us ', 'fr', 'États-Unis'],
  ] as const)('names %s in %s: %s [PLT-047]', (code, language, name) => {
    expect(countryName(code, language)).toBe(name);
  });

  it('falls back to the English name when the engine has no translation [PLT-047]', () => {
    vi.spyOn(Intl.DisplayNames.prototype, 'of').mockReturnValue(undefined);
    expect(countryName('DE', 'fr')).toBe('Germany');
  });

  it.each(['XK', 'Atlantis', '', 'U$'])('shows the unknown code %j unchanged [PLT-047]', (code) => {
    expect(countryName(code, 'fr')).toBe(code);
  });
});

describe('states and provinces', () => {
  it('has the fifty states, the District of Columbia and five territories of the US [PLT-047]', () => {
    const states = statesOf('US');
    const territories = ['AS', 'GU', 'MP', 'PR', 'VI'];
    expect(new Set(codes(states)).size).toBe(56);
    expect(codes(states)).toEqual(expect.arrayContaining(['DC', ...territories]));
    expect(states).toContainEqual({ name: 'Colorado', code: 'CO' });
    expect(states).toContainEqual({ name: 'West Virginia', code: 'WV' });
  });

  it('has the thirteen provinces and territories of Canada [PLT-047]', () => {
    expect(codes(statesOf('CA')).toSorted()).toEqual(
      ['AB', 'BC', 'MB', 'NB', 'NL', 'NS', 'NT', 'NU', 'ON', 'PE', 'QC', 'SK', 'YT'].toSorted(),
    );
  });

  it.each(['US', 'CA'])('sorts those of %s by name and gives each a two-letter code [PLT-047]', (country) => {
    const states = statesOf(country);
    expect(names(states)).toEqual(names(states).toSorted(byName.compare));
    for (const { code, name } of states) {
      expect(code).toMatch(/^[A-Z]{2}$/);
      expect(name).toMatch(/^\p{Lu}[\p{L} .]+$/u);
    }
  });

  it('accepts the country code in either case [PLT-047]', () => {
    expect(statesOf('us')).toBe(statesOf('US'));
  });

  it.each(['SG', 'FR', '', 'constructor', '__proto__'])('has none for %j [PLT-047]', (country) => {
    expect(statesOf(country)).toEqual([]);
  });
});

describe('Colorado', () => {
  it.each(['CO', 'Colorado', 'co', 'COLORADO', ' CO ', '\tcolorado\n'])('is recognized in %j [PLT-049]', (state) => {
    expect(isColorado(state)).toBe(true);
  });

  it.each(['', ' ', 'C O', 'COL', 'Colorado Springs', 'California', 'CT', null, undefined])(
    'is not recognized in %j [PLT-049]',
    (state) => {
      expect(isColorado(state)).toBe(false);
    },
  );

  it('is exactly one of the states on the list, by code and by name [PLT-049]', () => {
    expect(statesOf('US').filter(({ code }) => isColorado(code))).toEqual([{ name: 'Colorado', code: 'CO' }]);
    expect(statesOf('US').filter(({ name }) => isColorado(name))).toEqual([{ name: 'Colorado', code: 'CO' }]);
  });
});

describe('regions of phone numbers', () => {
  it.each([
    ['XK', 'en', 'Kosovo'],
    ['AC', 'en', 'Ascension Island'],
    ['TA', 'es', 'Tristán de Acuña'],
    ['US', 'en', 'United States'],
    ['US', 'zh', '美国'],
    ['U$', 'en', 'U$'],
  ] as const)('%s in %s is called %s [PLT-047]', (code, language, name) => {
    expect(phoneRegionName(code, language)).toBe(name);
  });

  it('are sorted by their name in the reader’s language, after the usual ones [PLT-047]', () => {
    const rows = ['US', 'ZW', 'DE', 'AT'].map((country) => ({ country }));
    const sorted = (language: 'en' | 'fr') => sortedByName(rows, language, 1).map(({ country }) => country);
    expect(sorted('en')).toEqual(['US', 'AT', 'DE', 'ZW']);
    expect(sorted('fr')).toEqual(['US', 'DE', 'AT', 'ZW']);
  });
});
