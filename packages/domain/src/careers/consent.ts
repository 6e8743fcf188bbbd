// The texts that applicants agree to when they apply. Each company has numbered versions per kind: the first is the
// product's own text, and each change makes a new one. A yes keeps the version and the words that were shown
// (AHD-009, AHD-020).
import { chineseSpacing } from '../platform/chinese-spacing.ts';
import { LANGUAGES, type Language } from '../platform/languages.ts';

export const CONSENT_KINDS = ['sms', 'keep_in_touch'] as const;
export type ConsentKind = (typeof CONSENT_KINDS)[number];

export type ConsentTexts = Readonly<Record<Language, string>>;

/** The product's own text. It is not stored, so it may not change once companies use it. */
export const PRODUCT_CONSENT_VERSION = 1;

export const CONSENT_TEXT_MAX = 600;

/** Where the company's name belongs in a text. */
export const COMPANY_PLACEHOLDER = '{{company}}';

/** What an applicant was looking at when they agreed. */
export interface ShownConsent {
  version: number;
  language: Language;
}

/** In the order in which they are named at a field. */
const CONSENT_PROBLEMS = [
  'required',
  'too_long',
  'consent_html',
  'consent_placeholder',
  'consent_company',
  'consent_messages',
  'consent_frequency',
  'consent_rates',
  'consent_stop',
  'consent_help',
] as const;
export type ConsentProblem = (typeof CONSENT_PROBLEMS)[number];

/** What the texts of the problems name. */
export const CONSENT_PROBLEM_VALUES = { count: CONSENT_TEXT_MAX, placeholder: COMPANY_PLACEHOLDER } as const;

/** Line breaks and double spaces are not visible in the form, so they are not kept; the no-break spaces of French are. */
export const tidyConsentText = (text: string): string => text.replace(/[^\S\u00a0\u202f]+/gu, ' ').trim();

export const tidyConsentTexts = (texts: ConsentTexts): ConsentTexts =>
  Object.fromEntries(LANGUAGES.map((language) => [language, tidyConsentText(texts[language])])) as Record<
    Language,
    string
  >;

/** The words an applicant reads. */
export function filledConsent(text: string, company: string): string {
  const filled = text.split(COMPANY_PLACEHOLDER).join(company);
  return /\p{Script=Han}/u.test(text) ? chineseSpacing(filled) : filled;
}

/**
 * The words that carriers look for in a consent to texts, in each language. The keywords are the same in all of them,
 * because STOP and HELP are what the number understands.
 */
const MESSAGES: Readonly<Record<Language, RegExp>> = {
  en: /\btext(s|ing)?\b|\bSMS\b|\bmessages?\b/i,
  fr: /\bSMS\b|\btextos?\b|\bmessages?\b/i,
  es: /\bSMS\b|\bmensajes?\b|\btextos?\b/i,
  zh: /短信|简讯|消息|信息|SMS/i,
};

const FREQUENCY: Readonly<Record<Language, RegExp>> = {
  en: /\bfrequency\b|\bper (day|week|month)\b|\b(a|each|every) (day|week|month)\b/i,
  fr: /fréquence|\bpar (jour|semaine|mois)\b/i,
  es: /frecuencia|\b(por|al|a la) (día|semana|mes)\b/i,
  zh: /频率|频次|每[天日周月]|每个月/,
};

const RATES: Readonly<Record<Language, RegExp>> = {
  en: /\b(rates?|charges?|charged|fees?)\b/i,
  fr: /\b(frais|tarifs?|coûts?)\b/i,
  es: /\b(tarifas?|cargos?|costos?|costes?)\b/i,
  zh: /费/,
};

type Test = (text: string, language: Language) => boolean;

/** When a problem is there, for a text that is not empty. */
const FOUND: Readonly<Record<Exclude<ConsentProblem, 'required'>, Test>> = {
  too_long: (text) => text.length > CONSENT_TEXT_MAX,
  // The text is shown as it is, so a tag or an entity would be read as such.
  consent_html: (text) => /<[a-z!/]|&[a-z]+;|&#x?[0-9a-f]+;/i.test(text),
  consent_placeholder: (text) => /\{\{|\}\}/.test(filledConsent(text, '')),
  consent_company: (text) => !text.includes(COMPANY_PLACEHOLDER),
  consent_messages: (text, language) => !MESSAGES[language].test(text),
  consent_frequency: (text, language) => !FREQUENCY[language].test(text),
  consent_rates: (text, language) => !RATES[language].test(text),
  // In capitals: that is how somebody sees what to type.
  consent_stop: (text) => !/\bSTOP\b/.test(text),
  consent_help: (text) => !/\bHELP\b/.test(text),
};

const OF_ANY_TEXT: readonly ConsentProblem[] = ['too_long', 'consent_html', 'consent_placeholder', 'consent_company'];

/** What a text of this kind lacks, all at once. */
export function consentProblems(kind: ConsentKind, language: Language, entered: string): ConsentProblem[] {
  const text = tidyConsentText(entered);
  if (text === '') return ['required'];
  return CONSENT_PROBLEMS.filter(
    (problem) =>
      problem !== 'required' && (kind === 'sms' || OF_ANY_TEXT.includes(problem)) && FOUND[problem](text, language),
  );
}

export type ConsentSave =
  | { outcome: 'problems'; problems: Readonly<Partial<Record<Language, readonly ConsentProblem[]>>> }
  /** Somebody saved another version meanwhile. */
  | { outcome: 'conflict' }
  /** Nothing to store: it is the text that is in use. */
  | { outcome: 'unchanged' }
  | { outcome: 'new_version'; version: number; texts: ConsentTexts };

interface ConsentEdit {
  kind: ConsentKind;
  current: { version: number; texts: ConsentTexts };
  /** The version that was edited. */
  editedVersion: number;
  texts: ConsentTexts;
}

/** The same text again is no conflict either, so that a save can be repeated after a lost answer. */
export function decideConsentSave({ kind, current, editedVersion, texts }: ConsentEdit): ConsentSave {
  const found = LANGUAGES.map((language) => [language, consentProblems(kind, language, texts[language])] as const);
  const problems = found.filter(([, each]) => each.length > 0);
  if (problems.length > 0) return { outcome: 'problems', problems: Object.fromEntries(problems) };
  const tidy = tidyConsentTexts(texts);
  if (LANGUAGES.every((language) => tidy[language] === current.texts[language])) return { outcome: 'unchanged' };
  if (editedVersion !== current.version) return { outcome: 'conflict' };
  return { outcome: 'new_version', version: current.version + 1, texts: tidy };
}
