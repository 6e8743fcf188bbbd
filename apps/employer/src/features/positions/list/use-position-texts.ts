// Details of a job as text.
import type { PositionRow } from '@onward/contract/positions/position';
import { useTranslation } from 'react-i18next';

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
    const day = new Date(at);
    const sameYear = day.getFullYear() === new Date().getFullYear();
    return new Intl.DateTimeFormat(i18n.language, {
      month: 'short',
      day: 'numeric',
      ...(!sameYear && { year: 'numeric' }),
    }).format(day);
  };
  return { sourcesText, postedText };
}
