// The average of everybody's stars.
import { Star } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import styles from './Stars.module.css';

export function Stars({ rating }: { rating: number | null }) {
  const { t, i18n } = useTranslation();
  if (rating === null) return <span className={styles.none}>—</span>;
  const shown = rating.toLocaleString(i18n.language, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  return (
    <span className={styles.stars} title={t('applicants:list.stars', { rating: shown })}>
      <Star size={14} aria-hidden="true" />
      {shown}
    </span>
  );
}
