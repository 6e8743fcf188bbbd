import { describe, expect, it } from 'vitest';
import { chooseLanguage, DEFAULT_LANGUAGE, LANGUAGES, offeredLanguages } from './languages.ts';

describe('languages', () => {
  it('has four languages with English as the default [PLT-039]', () => {
    expect(LANGUAGES).toEqual(['en', 'fr', 'zh', 'es']);
    expect(DEFAULT_LANGUAGE).toBe('en');
  });

  it.each([
    ['production', ['en', 'fr']],
    ['staging', ['en', 'fr', 'zh', 'es']],
    ['dev', ['en', 'fr', 'zh', 'es']],
  ] as const)('offers in %s: %j [PLT-039]', (environment, languages) => {
    expect(offeredLanguages(environment)).toEqual(languages);
  });

  it.each([
    ['production', 'en', 'en'],
    ['production', 'fr', 'fr'],
    ['production', 'zh', 'en'],
    ['production', 'es', 'en'],
    ['production', 'de', 'en'],
    ['staging', 'en', 'en'],
    ['staging', 'fr', 'fr'],
    ['staging', 'zh', 'zh'],
    ['staging', 'es', 'es'],
    ['staging', 'de', 'en'],
    ['dev', 'en', 'en'],
    ['dev', 'fr', 'fr'],
    ['dev', 'zh', 'zh'],
    ['dev', 'es', 'es'],
    ['dev', 'de', 'en'],
  ] as const)('resolves in %s the preference %s to %s [PLT-039]', (environment, preference, language) => {
    expect(chooseLanguage([preference], environment)).toBe(language);
  });

  it.each([
    ['the stored choice before the browser', ['es', 'fr'], 'es'],
    ['the browser when nothing is stored', [null, 'fr-CA', 'es'], 'fr'],
    ['the next browser language when the first is not offered', [undefined, 'de-DE', 'es-MX'], 'es'],
    ['the base of a regional tag, in any case and either notation', ['ZH_Hant_TW'], 'zh'],
    ['English when nothing fits', ['', ' ', 'de', 'french'], 'en'],
    ['English without any preference', [], 'en'],
  ] as const)('takes %s [PLT-039]', (_rule, preferences, language) => {
    expect(chooseLanguage(preferences, 'dev')).toBe(language);
  });

  it('ignores a stored choice that production does not offer [PLT-039]', () => {
    expect(chooseLanguage(['zh', 'fr'], 'production')).toBe('fr');
  });
});
