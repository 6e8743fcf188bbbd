// Who confirmed the interview of the current stage, and when (SCH-015).

import type { ApplicationRow } from '@onward/contract/applicants/application';
import { Check } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { momentText, shortDayText, weekdayText } from '../../../platform/language/time-text.ts';
import styles from './Confirmation.module.css';

export function Confirmation({ applicant: { confirmation } }: { applicant: Pick<ApplicationRow, 'confirmation'> }) {
  const { t, i18n } = useTranslation();
  if (!confirmation) return null;
  const { by, at, starts_at } = confirmation;
  const exactly = t('applicants:list.confirmedExactly', {
    name: by,
    time: momentText(i18n.language, at),
    meeting: momentText(i18n.language, starts_at),
  });
  return (
    <small className={styles.confirmation} title={exactly}>
      <span aria-hidden="true">
        <Check size={12} /> {[by, shortDayText(i18n.language, at)].join(' · ')}
      </span>
      <span className="visually-hidden">
        {t('applicants:list.confirmedBy', { name: by, day: weekdayText(i18n.language, at) })}
      </span>
    </small>
  );
}
