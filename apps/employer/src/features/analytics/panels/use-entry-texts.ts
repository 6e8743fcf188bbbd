// The name of an entry of a panel, and of what its numbers count.
import type { AnalyticsEntry } from '@onward/contract/analytics/analytics';
import type { AnalyticsPanel } from '@onward/domain/analytics/panels';
import { UNKNOWN_SOURCE } from '@onward/domain/analytics/people-behind';
import { useTranslation } from 'react-i18next';
import { useSourceText } from '../../positions/parts/sources.ts';
import { usePeriodText } from '../use-period-text.ts';

export const ALL = 'all';

export type NamedEntry = Pick<AnalyticsEntry, 'key' | 'name' | 'from' | 'to'>;

export function useEntryName(): (panel: AnalyticsPanel, entry: NamedEntry) => string {
  const { t } = useTranslation();
  const sourceText = useSourceText();
  const { period } = usePeriodText();
  return (panel, { key, name, from, to }) => {
    if (key === ALL) return t(`analytics:everyone.${panel}`);
    switch (panel) {
      case 'funnel':
        return name ?? t(`analytics:stepNames.${key}`);
      case 'sources':
        return sourceText(key === UNKNOWN_SOURCE ? null : key);
      case 'rejection_reasons':
        return name ?? t(`applicants:dialogs.reject.reasons.${key}`);
      case 'interview_outcomes':
        return t(`analytics:outcomeNames.${key}`);
      case 'offer_acceptance':
        return t(`analytics:answerNames.${key}`);
      default:
        return from && to ? period({ from, to }) : key;
    }
  };
}
