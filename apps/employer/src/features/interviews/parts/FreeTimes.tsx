// The next times when all interviewers of a stage are free, chosen with one click.

import { bestTimes } from '@onward/domain/interviews/best-times';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { clockText, ownZone, weekdayText } from '../../../platform/language/time-text.ts';
import styles from './AssignTimeDialog.module.css';
import { slotsQuery } from './meetings.api.ts';

const SHOWN = 6;

interface Props {
  stageId: number;
  chosen: Date | null;
  onChoose: (slot: Date) => void;
}

export function FreeTimes({ stageId, chosen, onChoose }: Props) {
  const { t, i18n } = useTranslation();
  const { data } = useQuery(slotsQuery(stageId));
  if (!data || data.slots.length === 0) return null;
  const starts = data.slots.map((slot) => Date.parse(slot));
  const best = bestTimes(starts, ownZone());
  const offered = [...new Set([...best, ...starts])].slice(0, SHOWN).toSorted((a, b) => a - b);
  return (
    <fieldset className={styles.free}>
      <legend className={styles.label}>{t('interviews:dialogs.free')}</legend>
      <div className={styles.chips}>
        {offered.map((start) => (
          <button
            key={start}
            className={styles.chip}
            type="button"
            aria-pressed={chosen?.getTime() === start}
            onClick={() => onChoose(new Date(start))}
          >
            {weekdayText(i18n.language, new Date(start))}, {clockText(i18n.language, new Date(start))}
          </button>
        ))}
      </div>
    </fieldset>
  );
}
