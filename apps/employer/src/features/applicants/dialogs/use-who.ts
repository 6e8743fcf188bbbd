// Names the people of a dialog: by name, or how many.
import { useTranslation } from 'react-i18next';
import { countOf, onlyOf, type Target } from '../applicants.api.ts';
import { nameOf } from '../applicants.list.ts';

export function useWho(target: Target, count = countOf(target)): string {
  const { t } = useTranslation();
  const only = onlyOf(target);
  return only ? nameOf(only) : t('applicants:dialogs.people', { count });
}
