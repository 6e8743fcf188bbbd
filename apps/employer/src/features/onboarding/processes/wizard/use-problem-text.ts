// What is wrong with a process, in words.
import {
  ASSIGNEES_MAX,
  CONFIG_TEXT_MAX,
  DESCRIPTION_MAX,
  DOCUMENTS_MAX,
  MODULE_NAME_MAX,
  MODULES_MAX,
  type ProcessProblem,
} from '@onward/domain/onboarding/processes';
import { useTranslation } from 'react-i18next';

export function useProblemText(): (place: string, problem: ProcessProblem) => string {
  const { t } = useTranslation();
  return (place, problem) => {
    switch (problem) {
      case 'too_long':
        return t('errors:fields.too_long', { count: lengthLimit(place) });
      case 'too_many':
        if (place === 'modules') return t('errors:fields.onboarding.module_limit', { count: MODULES_MAX });
        return t('errors:fields.too_many', { count: place.endsWith('assignees') ? ASSIGNEES_MAX : DOCUMENTS_MAX });
      case 'required':
        if (place.endsWith('questions')) return t('errors:fields.onboarding.question_required');
        if (place.endsWith('templates')) return t('errors:fields.onboarding.document_required');
        return t('errors:fields.required');
      default:
        return t(`errors:fields.onboarding.${problem}`);
    }
  };
}

function lengthLimit(place: string): number {
  if (place.endsWith('description')) return DESCRIPTION_MAX;
  return place.includes('config') ? CONFIG_TEXT_MAX : MODULE_NAME_MAX;
}
