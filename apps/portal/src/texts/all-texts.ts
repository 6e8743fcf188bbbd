// Every language the server can render in. Browsers never load this: an island gets its few texts with its page.
/// <reference types="vite/types/importMeta.d.ts" />
import { LANGUAGES, type Language } from '@onward/domain/platform/languages';
import type { TextTree, TextTrees } from './texts.ts';

/** Rooms with public pages. Their files also contain texts for staff; an island only gets the groups it lists. */
const FILES = import.meta.glob<TextTree>(
  '../../../../packages/locales/*/{careers,check-consent,default-process,documents,errors,interviews,messages,offers,onboarding-forms,onboarding-portal}.json',
  { eager: true, import: 'default' },
);

const TREES = new Map<Language, TextTrees>(
  LANGUAGES.map((language) => [
    language,
    Object.fromEntries(
      Object.entries(FILES).flatMap(([path, texts]) => {
        const [, of, room = ''] = /\/(\w+)\/([\w-]+)\.json$/.exec(path) ?? [];
        return of === language ? [[room, texts]] : [];
      }),
    ),
  ]),
);

export const textsOf = (language: Language): TextTrees => TREES.get(language) ?? {};

/** Problems an answer can have before it is sent. */
const PROBLEMS = new RegExp(
  `^(${[
    'required',
    'too_long',
    'email_invalid',
    'phone_invalid',
    'not_an_option',
    'not_yes_or_no',
    'not_chosen',
    'not_a_number',
    'negative',
    'not_a_date',
    'not_a_file',
    'name_incomplete',
    'sign_with_name',
    'too_young',
    'ssn_invalid',
    'ssn_refused',
    'postal_code_invalid',
  ].join('|')})`,
);

/** The text groups of an island, as `group`, `room/group`, or `room/*`, and the texts of problems. */
export function textsForIsland(language: Language, groups: readonly string[]): TextTrees {
  const { errors = {}, ...rooms } = textsOf(language);
  const fields = Object.entries(errors.fields as TextTree).filter(([key]) => PROBLEMS.test(key));
  return {
    ...Object.fromEntries(Object.entries(rooms).map(([room, tree]) => [room, named(room, tree, groups)])),
    errors: { fields: Object.fromEntries(fields) },
  };
}

const named = (room: string, tree: TextTree, groups: readonly string[]): TextTree =>
  Object.fromEntries(
    Object.entries(tree).filter(([group]) =>
      [group, `${room}/${group}`, `${room}/*`].some((each) => groups.includes(each)),
    ),
  );
