// How a number differs from the period before: an arrow and the difference, in words for screen readers.
import { changeOf } from '@onward/domain/analytics/figures';
import { useTranslation } from 'react-i18next';
import { useNumberFormat } from '../../../platform/language/use-number-format.ts';
import styles from './Change.module.css';
import { TriangleDown, TriangleUp } from './triangles.tsx';

interface Props {
  value: number | null;
  before: number | null;
  unit?: 'count' | 'days' | 'points';
  /** What an increase means. */
  more: 'good' | 'bad' | 'neutral';
}

export function Change({ value, before, unit = 'count', more }: Props) {
  const { t } = useTranslation();
  const figure = useNumberFormat();
  const change = changeOf(value, before);
  if (!change) return null;
  const { direction, difference } = change;
  if (direction === 'same') return <span className={styles.change}>{t('analytics:change.same')}</span>;
  const tone = more === 'neutral' ? 'neutral' : (direction === 'up') === (more === 'good') ? 'good' : 'bad';
  const Arrow = direction === 'up' ? TriangleUp : TriangleDown;
  const words = { count: difference, number: figure(difference), before: figure(before ?? 0) };
  return (
    <span className={styles.change} data-tone={tone} title={t(`analytics:change.words.${unit}_${direction}`, words)}>
      <Arrow />
      <span aria-hidden="true">{t(`analytics:change.short.${unit}`, words)}</span>
      <span className="visually-hidden">{t(`analytics:change.words.${unit}_${direction}`, words)}</span>
    </span>
  );
}
