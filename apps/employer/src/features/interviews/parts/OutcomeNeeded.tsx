// Shown when an interview is over and has no outcome yet (SCH-017).
import { TriangleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import styles from './OutcomeNeeded.module.css';

export function OutcomeNeeded() {
  const { t } = useTranslation();
  return (
    <p className={styles.outcome}>
      <TriangleAlert size={15} aria-hidden="true" /> {t('interviews:meeting.outcomeNeeded')}
    </p>
  );
}
