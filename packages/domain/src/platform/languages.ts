// Languages: which exist, which are available, and which one a reader gets (PLT-039).

export const LANGUAGES = ['en', 'fr', 'zh', 'es'] as const;
export type Language = (typeof LANGUAGES)[number];
export const DEFAULT_LANGUAGE: Language = 'en';

/** Formats for numbers and dates: English and Spanish as in the United States, the others as in their own countries. */
export const LOCALES: Readonly<Record<Language, string>> = { en: 'en-US', fr: 'fr-FR', zh: 'zh-CN', es: 'es-US' };

export type EnvironmentName = 'production' | 'staging' | 'dev';

const PRODUCTION_LANGUAGES: readonly Language[] = ['en', 'fr'];

export const offeredLanguages = (environment: EnvironmentName): readonly Language[] =>
  environment === 'production' ? PRODUCTION_LANGUAGES : LANGUAGES;

const baseLanguage = (tag: string): string => tag.trim().toLowerCase().split(/[-_]/)[0] ?? '';

/** The first preference that is available: stored choice, then the browser's languages in order, else English. */
export function chooseLanguage(
  preferences: readonly (string | null | undefined)[],
  environment: EnvironmentName,
): Language {
  const offered = offeredLanguages(environment);
  for (const preference of preferences) {
    const language = offered.find((candidate) => preference && candidate === baseLanguage(preference));
    if (language) return language;
  }
  return DEFAULT_LANGUAGE;
}
