// Texts in the user's language, from the same files the browser uses.
import { chineseSpacing } from '@onward/domain/platform/chinese-spacing';
import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '@onward/domain/platform/languages';
import { readTexts } from '@onward/locales/read-texts.ts';
import { createInstance } from 'i18next';
import type { LocalizedText } from '../http/errors.ts';

const i18n = createInstance({
  resources: Object.fromEntries(LANGUAGES.map((language) => [language, readTexts(language)])),
  fallbackLng: DEFAULT_LANGUAGE,
  defaultNS: 'errors',
  // Texts become JSON, plain text, or escaped HTML later; escaping here would show entities to people.
  interpolation: { escapeValue: false },
  initAsync: false,
});
void i18n.init();

export interface Translate {
  (key: string, values?: Record<string, unknown>): string;
  readonly language: Language;
}

const translators = new Map<Language, Translate>();

export function translator(language: Language): Translate {
  let translate = translators.get(language);
  if (!translate) {
    const fixed = i18n.getFixedT(language);
    const say = (key: string, values?: Record<string, unknown>): string => {
      const text = fixed(key, values ?? {});
      return language === 'zh' && values ? chineseSpacing(text) : text;
    };
    translate = Object.assign(say, { language });
    translators.set(language, translate);
  }
  return translate;
}

export function say({ key, values, texts }: LocalizedText, language: Language): string {
  const t = translator(language);
  const translated = Object.entries(texts ?? {}).map(([name, text]) => [name, t(text)] as const);
  return t(`errors:${key}`, { ...values, ...Object.fromEntries(translated) });
}
