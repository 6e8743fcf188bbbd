// "4 of 64": where one stands in the list one came from, and the way to the one before and after.
import { Button } from 'antd';
import { ChevronDown, ChevronUp } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import styles from './ListSteps.module.css';

export interface Place {
  /** From 0. */
  index: number;
  total: number;
}

interface Props {
  place: Place;
  onMove: (direction: 1 | -1) => void;
}

export function ListSteps({ place: { index, total }, onMove }: Props) {
  const { t } = useTranslation();
  return (
    <nav className={`${styles.steps} no-print`} aria-label={t('applicants:profile.place.label')}>
      <span className="tabular">{t('applicants:profile.place.of', { number: index + 1, total })}</span>
      <Button
        type="text"
        icon={<ChevronUp size={17} />}
        disabled={index === 0}
        aria-label={t('applicants:profile.place.previous')}
        title={t('applicants:profile.place.previous')}
        onClick={() => onMove(-1)}
      />
      <Button
        type="text"
        icon={<ChevronDown size={17} />}
        disabled={index + 1 >= total}
        aria-label={t('applicants:profile.place.next')}
        title={t('applicants:profile.place.next')}
        onClick={() => onMove(1)}
      />
    </nav>
  );
}
