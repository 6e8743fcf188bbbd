// Texts of ours that were copied when somebody set something up, such as the name of a step.
import { LANGUAGES, type Language } from '@onward/domain/platform/languages';
import { translator } from './translate.ts';

/** A copy stays in the language of the person who made it. */
export const isCopyOf = (text: string, key: string): boolean =>
  LANGUAGES.some((language) => translator(language)(key) === text);

/** In the reader's language; what a company wrote itself stays as it is. */
export const shownCopy = (text: string, key: string, language: Language): string =>
  isCopyOf(text, key) ? translator(language)(key) : text;
