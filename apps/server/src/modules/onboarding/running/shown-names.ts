// The name of an action in the reader's language; one that the company wrote itself stays as it is (ONB-040).
import type { ActionType } from '@onward/domain/onboarding/module-types';
import { LANGUAGES, type Language } from '@onward/domain/platform/languages';
import { translator } from '../../../platform/i18n/translate.ts';

const standardName = (type: ActionType, language: Language): string =>
  translator(language)(`onboarding-modules:actions.${type}.name`);

/** Processes keep names in the language of whoever set them up. */
export const shownName = (name: string, type: ActionType, language: Language): string =>
  LANGUAGES.some((each) => standardName(type, each) === name) ? standardName(type, language) : name;
