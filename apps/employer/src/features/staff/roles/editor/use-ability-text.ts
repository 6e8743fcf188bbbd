// One line of a role's summary as text.
import { useTranslation } from 'react-i18next';
import type { SummaryLine } from '../role-summary.ts';

export function useAbilityText(): (line: SummaryLine) => string {
  const { t } = useTranslation();
  return (line) =>
    line.kind === 'ability' ? t(`staff:abilities.${line.ability}`) : t(`shell:permissions.${line.permission}`);
}
