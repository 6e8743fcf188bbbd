// Names of modules and actions in the reader's language; what the company wrote itself stays as it is (ONB-040).
import {
  type ActionType,
  type ModuleType,
  moduleTextKey,
  signsDocuments,
} from '@onward/domain/onboarding/module-types';
import { LANGUAGES, type Language } from '@onward/domain/platform/languages';
import { translator } from '../../../platform/i18n/translate.ts';
import type { Details } from '../../notifications/notifications.service.ts';

const nameKey = (type: ActionType): string => `onboarding-modules:actions.${type}.name`;

const standardName = (type: ActionType, language: Language): string => translator(language)(nameKey(type));

const hasStandardName = (name: string, type: ActionType): boolean =>
  LANGUAGES.some((each) => standardName(type, each) === name);

/** Processes keep names in the language of whoever set them up. */
export const shownName = (name: string, type: ActionType, language: Language): string =>
  hasStandardName(name, type) ? standardName(type, language) : name;

/** For a notification, which is put into words when it is read. */
export const namedTask = ({ name, action_type: type }: { name: string; action_type: ActionType }): Details =>
  hasStandardName(name, type) ? { task_text: nameKey(type) } : { task: name };

const standardDescription = (type: ActionType, language: Language): string =>
  translator(language)(`onboarding-modules:actions.${type}.description`);

export const shownDescription = (text: string, type: ActionType, language: Language): string =>
  LANGUAGES.some((each) => standardDescription(type, each) === text) ? standardDescription(type, language) : text;

const standardText = (type: ModuleType, part: 'name' | 'description', language: Language): string =>
  translator(language)(`onboarding-modules:types.${moduleTextKey(type)}.${part}`);

const isStandard = (text: string, type: ModuleType, part: 'name' | 'description'): boolean =>
  LANGUAGES.some((each) => standardText(type, part, each) === text);

/** The name or the introduction of a module. */
export const shownModuleText = (
  text: string,
  type: ModuleType,
  part: 'name' | 'description',
  language: Language,
): string => (isStandard(text, type, part) ? standardText(type, part, language) : text);

/** Several modules may have documents to sign, so the name says of which one they are. */
export function shownTaskName(
  action: { name: string; action_type: ActionType },
  module: { name: string; module_type: ModuleType },
  language: Language,
): string {
  const name = shownName(action.name, action.action_type, language);
  const { module_type: type } = module;
  if (!signsDocuments(type)) return name;
  const of = shownModuleText(module.name, type, 'name', language);
  return translator(language)('onboarding-modules:taskOf', { task: name, module: of });
}
