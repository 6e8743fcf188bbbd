// "4 of 64": the applicant's place in the list, with previous and next by button or key (AHD-004).
import { Button } from 'antd';
import { ChevronDown, ChevronUp } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useNumberFormat } from '../../../../platform/language/use-number-format.ts';
import { useSingleKeys } from '../../../../platform/use-single-keys.ts';
import styles from './ListSteps.module.css';

export interface Place {
  /** Zero-based. */
  index: number;
  total: number;
}

interface Props {
  place: Place;
  onMove: (direction: 1 | -1) => void;
}

const PREVIOUS_KEY = 'K';
const NEXT_KEY = 'J';

export function ListSteps({ place: { index, total }, onMove }: Props) {
  const { t } = useTranslation();
  const figure = useNumberFormat();
  const has = { previous: index > 0, next: index + 1 < total };
  useSingleKeys(({ key }) => {
    if (key === 'k' && has.previous) onMove(-1);
    else if (key === 'j' && has.next) onMove(1);
    else return false;
    return true;
  });
  return (
    <nav className={`${styles.steps} no-print`} aria-label={t('applicants:profile.place.label')}>
      <span className="tabular">
        {t('applicants:profile.place.of', { number: figure(index + 1), total: figure(total) })}
      </span>
      <Button
        type="text"
        icon={<ChevronUp size={17} />}
        disabled={!has.previous}
        aria-label={t('applicants:profile.place.previous')}
        aria-keyshortcuts="k"
        title={`${t('applicants:profile.place.previous')} (${PREVIOUS_KEY})`}
        onClick={() => onMove(-1)}
      />
      <Button
        type="text"
        icon={<ChevronDown size={17} />}
        disabled={!has.next}
        aria-label={t('applicants:profile.place.next')}
        aria-keyshortcuts="j"
        title={`${t('applicants:profile.place.next')} (${NEXT_KEY})`}
        onClick={() => onMove(1)}
      />
    </nav>
  );
}
