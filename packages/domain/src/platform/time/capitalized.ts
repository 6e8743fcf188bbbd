import { type Language, LOCALES } from '../languages.ts';

/** A day or a zone that stands alone begins with a capital letter: `Viernes, 20 de noviembre`. */
export const capitalized = (text: string, language: Language): string =>
  text.slice(0, 1).toLocaleUpperCase(LOCALES[language]) + text.slice(1);
