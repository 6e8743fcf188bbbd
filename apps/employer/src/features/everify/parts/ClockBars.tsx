// The first day and the three business days after it, as bars: gone, today, to come, or late (AHD-011).
import type { ClockDay } from '@onward/domain/everify/i9-clock';
import { useTranslation } from 'react-i18next';
import styles from './ClockBars.module.css';

interface Props {
  days: readonly ClockDay[];
  /** Fills the width of its place. */
  wide?: boolean;
}

export function ClockBars({ days, wide = false }: Props) {
  const { t } = useTranslation();
  const now = days.findIndex(({ state }) => state === 'now');
  const isLate = days.some(({ state }) => state === 'late');
  const label =
    now >= 0
      ? t('everify-clock:clock.track', { day: now + 1, count: days.length })
      : t(isLate ? 'everify-clock:clock.trackLate' : 'everify-clock:clock.trackBefore');
  return (
    <span className={styles.bars} data-wide={wide} role="img" aria-label={label}>
      {days.map(({ day, state }) => (
        <i key={day} data-state={state} />
      ))}
    </span>
  );
}
