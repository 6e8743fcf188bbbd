// Names of modules and actions in the reader's language; what the company wrote itself stays as it is (ONB-040).
import {
  type ActionType,
  type ModuleType,
  moduleTextKey,
  signsDocuments,
  taskNameKey,
} from '@onward/domain/onboarding/module-types';
import type { Language } from '@onward/domain/platform/languages';
import { isCopyOf, shownCopy } from '../../../platform/i18n/copied-text.ts';
import { translator } from '../../../platform/i18n/translate.ts';
import type { Details } from '../../notifications/notifications.service.ts';

/** Processes keep names in the language of whoever set them up. */
export const shownName = (name: string, type: ActionType, language: Language): string =>
  shownCopy(name, taskNameKey(type), language);

/** For a notification, which is put into words when it is read. */
export const namedTask = ({ name, action_type: type }: { name: string; action_type: ActionType }): Details =>
  isCopyOf(name, taskNameKey(type)) ? { task_text: taskNameKey(type) } : { task: name };

export const shownDescription = (text: string, type: ActionType, language: Language): string =>
  shownCopy(text, `onboarding-modules:actions.${type}.description`, language);

/** The name or the introduction of a module. */
export const shownModuleText = (
  text: string,
  type: ModuleType,
  part: 'name' | 'description',
  language: Language,
): string => shownCopy(text, `onboarding-modules:types.${moduleTextKey(type)}.${part}`, language);

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
