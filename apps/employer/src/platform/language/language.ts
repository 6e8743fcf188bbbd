// The language the user sees, and changing it without a reload (PLT-039, IDN-038).
import { DEFAULT_LANGUAGE, type Language } from '@onward/domain/platform/languages';
import type { Locale as AntdLocale } from 'antd/es/locale';
import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';
import { readStored, writeStored } from '../browser-storage.ts';
import { createStore, useStore } from '../store.ts';
import { ANTD_LOCALES, TEXTS, type TextPart } from './language-files.ts';

const STORAGE_KEY = 'locale';

export interface LanguageState {
  language: Language;
  /** Texts of antd's components; undefined means its built-in English, or that no component is in use yet. */
  antdLocale: AntdLocale | undefined;
}

const store = createStore<LanguageState>({ language: DEFAULT_LANGUAGE, antdLocale: undefined });

export const currentLanguage = (): Language => store.get().language;
export const useLanguage = (): LanguageState => useStore(store);

/** The user's preferences: the stored choice, then the browser's languages in order. */
export const languagePreferences = (): (string | null)[] => [readStored(STORAGE_KEY), ...navigator.languages];

export async function startLanguage(language: Language): Promise<void> {
  // Set at once, for calls that are made while the texts are still loading.
  store.set({ language, antdLocale: undefined });
  await i18next.use(initReactI18next).init({
    lng: language,
    fallbackLng: DEFAULT_LANGUAGE,
    resources: {},
    ns: ['shell'],
    defaultNS: 'shell',
    interpolation: { escapeValue: false },
    react: { useSuspense: false },
  });
  markStarted();
  await show(language);
}

export async function chooseLanguageForReader(language: Language): Promise<void> {
  writeStored(STORAGE_KEY, language);
  await show(language);
}

/** Pages load from the start, even before the language is known. */
const { promise: started, resolve: markStarted } = Promise.withResolvers<void>();

/** For names that are also found by their English word. */
export const englishFirstTexts = (): Promise<void> => addTexts(DEFAULT_LANGUAGE, 'first');

/** The loaded parts, so that another language loads the same ones. */
const partsInUse = new Set<TextPart>(['first']);

/** For pages beyond the first: their texts are loaded before they are shown. */
export async function restOfTexts(): Promise<void> {
  partsInUse.add('rest');
  await started;
  await addTexts(currentLanguage(), 'rest');
}

let controls: Promise<void> | null = null;

/** For parts with antd components. */
export const textsOfControls = (): Promise<void> => {
  controls ??= addTextsOfControls();
  return controls;
};

async function addTextsOfControls(): Promise<void> {
  await started;
  const language = currentLanguage();
  const antdLocale = await ANTD_LOCALES[language]();
  // If the user switched languages in the meantime, the switch loads its own texts.
  if (antdLocale && language === currentLanguage()) store.set({ language, antdLocale });
}

async function show(language: Language): Promise<void> {
  await Promise.all([...partsInUse].map((part) => addTexts(language, part)));
  await i18next.changeLanguage(language);
  document.documentElement.lang = language;
  // Checked last, because a part with antd components may have loaded in the meantime.
  const antdLocale = controls ? await ANTD_LOCALES[language]() : undefined;
  store.set({ language, antdLocale });
}

async function addTexts(language: Language, part: TextPart): Promise<void> {
  const { default: rooms } = await TEXTS[language][part]();
  for (const [room, texts] of Object.entries(rooms)) i18next.addResourceBundle(language, room, texts);
}
