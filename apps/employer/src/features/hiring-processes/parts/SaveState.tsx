// Shown next to the save button: unsaved changes, and how many problems must be fixed first.
import { Check, CircleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import styles from './SaveState.module.css';

interface Props {
  dirty: boolean;
  problems: number;
  /** Never saved, changed or not. */
  isNew?: boolean;
}

export function SaveState({ dirty, problems, isNew = false }: Props) {
  const { t } = useTranslation();
  return (
    <span className={styles.state} role="status" data-problems={problems > 0}>
      {problems > 0 ? (
        <>
          <CircleAlert size={15} aria-hidden="true" />
          {t('hiring-processes:toFix', { count: problems })}
        </>
      ) : dirty || isNew ? (
        <>
          <span className={styles.dot} aria-hidden="true" />
          {t(isNew ? 'hiring-processes:neverSaved' : 'hiring-processes:notSaved')}
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
