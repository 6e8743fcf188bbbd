// Texts in the user's language, with values filled in and plural forms.
import { chineseSpacing } from '@onward/domain/platform/chinese-spacing';
import type { Language } from '@onward/domain/platform/languages';
import { ownValue } from '@onward/domain/platform/own-value';
import { createContext } from 'preact';
import { useContext } from 'preact/hooks';

export interface TextTree {
  [key: string]: string | TextTree;
}

/** Trees by namespace: `careers:jobs.title` is `title` in `jobs` of the tree `careers`. */
export type TextTrees = Readonly<Record<string, TextTree>>;

type Values = Readonly<Record<string, string | number>>;
export type Translate = (key: string, values?: Values) => string;

export interface Texts {
  language: Language;
  t: Translate;
}

export function createTexts(language: Language, trees: TextTrees): Texts {
  const plurals = new Intl.PluralRules(language);
  const t: Translate = (key, values = {}) => {
    const { count } = values;
    const text =
      typeof count === 'number'
        ? (find(trees, `${key}_${plurals.select(count)}`) ?? find(trees, `${key}_other`) ?? find(trees, key))
        : find(trees, key);
    // A missing key is shown as it is, so that it gets noticed.
    const whole = filled(text ?? key, values);
    return language === 'zh' && text !== undefined ? chineseSpacing(whole) : whole;
  };
  return { language, t };
}

function find(trees: TextTrees, key: string): string | undefined {
  const [namespace = '', path = ''] = key.split(':');
  let at: string | TextTree | undefined = ownValue(trees, namespace);
  for (const part of path.split('.')) at = typeof at === 'object' ? ownValue(at, part) : undefined;
  return typeof at === 'string' ? at : undefined;
}

const filled = (text: string, values: Values): string =>
  text.replace(/\{\{(\w+)\}\}/g, (whole, name: string) => String(ownValue(values, name) ?? whole));

export const TextsContext = createContext<Texts>({ language: 'en', t: (key) => key });
export const useTexts = (): Texts => useContext(TextsContext);
