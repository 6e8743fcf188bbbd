// The team's average rating in stars.
import { Star } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useNumberFormat } from '../../../platform/language/use-number-format.ts';
import styles from './Stars.module.css';

export function Stars({ rating }: { rating: number | null }) {
  const { t } = useTranslation();
  const figure = useNumberFormat();
  if (rating === null) return <span className={styles.none}>—</span>;
  const shown = figure(rating, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  return (
    <span className={styles.stars} title={t('applicants:list.stars', { rating: shown })}>
      <Star size={14} aria-hidden="true" />
      {shown}
    </span>
  );
}
