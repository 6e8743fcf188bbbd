// Beside the save button: whether something waits to be saved, and how much has to be fixed first.
import { Check, CircleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import styles from './SaveState.module.css';

export function SaveState({ dirty, problems }: { dirty: boolean; problems: number }) {
  const { t } = useTranslation();
  return (
    <span className={styles.state} role="status" data-problems={problems > 0}>
      {problems > 0 ? (
        <>
          <CircleAlert size={15} aria-hidden="true" />
          {t('hiring-processes:toFix', { count: problems })}
        </>
      ) : dirty ? (
        <>
          <span className={styles.dot} aria-hidden="true" />
          {t('hiring-processes:notSaved')}
        </>
      ) : (
        <>
          <Check size={15} aria-hidden="true" />
          {t('hiring-processes:nothingToSave')}
        </>
      )}
    </span>
  );
}
