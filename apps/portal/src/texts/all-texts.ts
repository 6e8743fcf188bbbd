// Every language the server can render in. Browsers never load this: an island gets its few texts with its page.
import type { Language } from '@onward/domain/platform/languages';
import careersEn from '@onward/locales/en/careers.json' with { type: 'json' };
import errorsEn from '@onward/locales/en/errors.json' with { type: 'json' };
import messagesEn from '@onward/locales/en/messages.json' with { type: 'json' };
import careersEs from '@onward/locales/es/careers.json' with { type: 'json' };
import errorsEs from '@onward/locales/es/errors.json' with { type: 'json' };
import messagesEs from '@onward/locales/es/messages.json' with { type: 'json' };
import careersFr from '@onward/locales/fr/careers.json' with { type: 'json' };
import errorsFr from '@onward/locales/fr/errors.json' with { type: 'json' };
import messagesFr from '@onward/locales/fr/messages.json' with { type: 'json' };
import careersZh from '@onward/locales/zh/careers.json' with { type: 'json' };
import errorsZh from '@onward/locales/zh/errors.json' with { type: 'json' };
import messagesZh from '@onward/locales/zh/messages.json' with { type: 'json' };
import type { TextTree, TextTrees } from './texts.ts';

const TREES: Record<Language, { careers: TextTree; errors: TextTree; messages: TextTree }> = {
  en: { careers: careersEn, errors: errorsEn, messages: { page: messagesEn.page } },
  fr: { careers: careersFr, errors: errorsFr, messages: { page: messagesFr.page } },
  es: { careers: careersEs, errors: errorsEs, messages: { page: messagesEs.page } },
  zh: { careers: careersZh, errors: errorsZh, messages: { page: messagesZh.page } },
};

export const textsOf = (language: Language): TextTrees => TREES[language];

/** What can be wrong with an answer before it is sent. */
const PROBLEMS =
  /^(required|too_long|email_invalid|phone_invalid|not_an_option|not_yes_or_no|not_a_number|not_a_date|not_a_file)/;

/** The groups an island speaks with, and the words for problems. */
export function textsForIsland(language: Language, groups: readonly string[]): TextTrees {
  const { careers, errors, messages } = TREES[language];
  const fields = Object.entries(errors.fields as TextTree).filter(([key]) => PROBLEMS.test(key));
  return {
    careers: named(careers, groups),
    messages: named(messages, groups),
    errors: { fields: Object.fromEntries(fields) },
  };
}

const named = (tree: TextTree, groups: readonly string[]): TextTree =>
  Object.fromEntries(groups.flatMap((group) => (tree[group] ? [[group, tree[group]]] : [])));
