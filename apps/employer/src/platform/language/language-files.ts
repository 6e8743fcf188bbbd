// The files of each language; every one is a chunk of its own and only the reader's is loaded.
import type { Language } from '@onward/domain/platform/languages';
import type { Locale as AntdLocale } from 'antd/es/locale';

interface TextFile {
  default: Record<string, object>;
}

export const TEXTS: Record<Language, () => Promise<TextFile>> = {
  en: () => import('@onward/locales/en/browser.ts'),
  fr: () => import('@onward/locales/fr/browser.ts'),
  es: () => import('@onward/locales/es/browser.ts'),
  zh: () => import('@onward/locales/zh/browser.ts'),
};

export const ANTD_LOCALES: Record<Language, () => Promise<AntdLocale | undefined>> = {
  en: async () => undefined,
  fr: async () => (await import('antd/es/locale/fr_FR')).default,
  es: async () => (await import('antd/es/locale/es_ES')).default,
  zh: async () => (await import('antd/es/locale/zh_CN')).default,
};

/** Each language in its own words: a reader must find theirs whatever is shown now. */
export const LANGUAGE_NAMES: Record<Language, string> = {
  en: 'English',
  fr: 'Français',
  zh: '简体中文',
  es: 'Español',
};
