// Every language the server can render in. Browsers never load this: an island gets its few texts with its page.
import type { Language } from '@onward/domain/platform/languages';
import careersEn from '@onward/locales/en/careers.json' with { type: 'json' };
import errorsEn from '@onward/locales/en/errors.json' with { type: 'json' };
import interviewsEn from '@onward/locales/en/interviews.json' with { type: 'json' };
import messagesEn from '@onward/locales/en/messages.json' with { type: 'json' };
import careersEs from '@onward/locales/es/careers.json' with { type: 'json' };
import errorsEs from '@onward/locales/es/errors.json' with { type: 'json' };
import interviewsEs from '@onward/locales/es/interviews.json' with { type: 'json' };
import messagesEs from '@onward/locales/es/messages.json' with { type: 'json' };
import careersFr from '@onward/locales/fr/careers.json' with { type: 'json' };
import errorsFr from '@onward/locales/fr/errors.json' with { type: 'json' };
import interviewsFr from '@onward/locales/fr/interviews.json' with { type: 'json' };
import messagesFr from '@onward/locales/fr/messages.json' with { type: 'json' };
import careersZh from '@onward/locales/zh/careers.json' with { type: 'json' };
import errorsZh from '@onward/locales/zh/errors.json' with { type: 'json' };
import interviewsZh from '@onward/locales/zh/interviews.json' with { type: 'json' };
import messagesZh from '@onward/locales/zh/messages.json' with { type: 'json' };
import type { TextTree, TextTrees } from './texts.ts';

type Rooms = 'careers' | 'errors' | 'interviews' | 'messages';

/** Of messages only what applicants read: the rest is for the staff. */
const TREES: Record<Language, Record<Rooms, TextTree>> = {
  en: { careers: careersEn, errors: errorsEn, interviews: interviewsEn, messages: { page: messagesEn.page } },
  fr: { careers: careersFr, errors: errorsFr, interviews: interviewsFr, messages: { page: messagesFr.page } },
  es: { careers: careersEs, errors: errorsEs, interviews: interviewsEs, messages: { page: messagesEs.page } },
  zh: { careers: careersZh, errors: errorsZh, interviews: interviewsZh, messages: { page: messagesZh.page } },
};

export const textsOf = (language: Language): TextTrees => TREES[language];

/** What can be wrong with an answer before it is sent. */
const PROBLEMS =
  /^(required|too_long|email_invalid|phone_invalid|not_an_option|not_yes_or_no|not_a_number|not_a_date|not_a_file)/;

/** The groups an island speaks with, and the words for problems. */
export function textsForIsland(language: Language, groups: readonly string[]): TextTrees {
  const { careers, errors, interviews, messages } = TREES[language];
  const fields = Object.entries(errors.fields as TextTree).filter(([key]) => PROBLEMS.test(key));
  return {
    careers: named(careers, groups),
    interviews: named(interviews, groups),
    messages: named(messages, groups),
    errors: { fields: Object.fromEntries(fields) },
  };
}

const named = (tree: TextTree, groups: readonly string[]): TextTree =>
  Object.fromEntries(groups.flatMap((group) => (tree[group] ? [[group, tree[group]]] : [])));
