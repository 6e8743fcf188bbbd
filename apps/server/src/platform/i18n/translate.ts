// Texts in the reader's language, from the browser's locale files plus the server-only ones.

import { DEFAULT_LANGUAGE, type Language } from '@onward/domain/platform/languages';
import en from '@onward/locales/en/server.ts';
import es from '@onward/locales/es/server.ts';
import fr from '@onward/locales/fr/server.ts';
import zh from '@onward/locales/zh/server.ts';
import { createInstance } from 'i18next';
import type { Words } from '../http/errors.ts';

const i18n = createInstance({
  resources: { en, fr, es, zh } satisfies Record<Language, object>,
  fallbackLng: DEFAULT_LANGUAGE,
  defaultNS: 'errors',
  // Texts become JSON, plain text, or escaped HTML later; escaping here would show entities to people.
  interpolation: { escapeValue: false },
  initAsync: false,
});
void i18n.init();

export type Translate = (key: string, values?: Record<string, unknown>) => string;

const translators = new Map<Language, Translate>();

export function translator(language: Language): Translate {
  let translate = translators.get(language);
  if (!translate) {
    const fixed = i18n.getFixedT(language);
    translate = (key, values) => fixed(key, values ?? {});
    translators.set(language, translate);
  }
  return translate;
}

export function say({ key, values, texts }: Words, language: Language): string {
  const t = translator(language);
  const translated = Object.entries(texts ?? {}).map(([name, text]) => [name, t(text)] as const);
  return t(`errors:${key}`, { ...values, ...Object.fromEntries(translated) });
}
