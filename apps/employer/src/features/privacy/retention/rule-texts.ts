// Periods in words.
import type { RetentionKind } from '@onward/domain/privacy/retention';
import { useTranslation } from 'react-i18next';

const YEAR = 12;

export function useKeepText(): (kind: RetentionKind, months: number | null) => string {
  const { t } = useTranslation();
  return (kind, months) => {
    if (months === null) return t('privacy:forever');
    if (months % YEAR !== 0) return t('privacy:months', { count: months });
    const count = months / YEAR;
    return kind === 'signed_documents' ? t('privacy:yearsAfterLeaving', { count }) : t('privacy:years', { count });
  };
}
