// The text files of each language; each is its own chunk, and only the user's language is loaded.
import type { Language } from '@onward/domain/platform/languages';
import type { Locale as AntdLocale } from 'antd/es/locale';

interface TextFile {
  default: Record<string, object>;
}

export type TextPart = 'first' | 'rest';

export const TEXTS: Record<Language, Record<TextPart, () => Promise<TextFile>>> = {
  en: { first: () => import('@onward/locales/en/first.ts'), rest: () => import('@onward/locales/en/rest.ts') },
  fr: { first: () => import('@onward/locales/fr/first.ts'), rest: () => import('@onward/locales/fr/rest.ts') },
  es: { first: () => import('@onward/locales/es/first.ts'), rest: () => import('@onward/locales/es/rest.ts') },
  zh: { first: () => import('@onward/locales/zh/first.ts'), rest: () => import('@onward/locales/zh/rest.ts') },
};

export const ANTD_LOCALES: Record<Language, () => Promise<AntdLocale | undefined>> = {
  en: async () => undefined,
  fr: async () => (await import('antd/es/locale/fr_FR')).default,
  es: async () => (await import('antd/es/locale/es_ES')).default,
  zh: async () => (await import('antd/es/locale/zh_CN')).default,
};

/** Each language in its own name, so that users find theirs whatever is shown now. */
export const LANGUAGE_NAMES: Record<Language, string> = {
  en: 'English',
  fr: 'Français',
  zh: '简体中文',
  es: 'Español',
};
