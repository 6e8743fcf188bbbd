// Details of a job as text.

import type { PositionRow } from '@onward/contract/positions/position';
import { useTranslation } from 'react-i18next';
import { recentDayText } from '../../../platform/language/time-text.ts';

const NOTHING = '—';

export function usePositionTexts() {
  const { t, i18n } = useTranslation();
  const sourcesText = ({ status, sources }: Pick<PositionRow, 'status' | 'sources'>): string => {
    if (status === 'closed') return t('positions:statuses.closed');
    if (sources.length === 0) return t('positions:notPosted');
    return sources.map((source) => t(`positions:sources.${source}`)).join(', ');
  };
  const postedText = ({ published_at: at }: Pick<PositionRow, 'published_at'>): string => {
    if (at === null) return NOTHING;
    return recentDayText(i18n.language, at);
  };
  return { sourcesText, postedText };
}
