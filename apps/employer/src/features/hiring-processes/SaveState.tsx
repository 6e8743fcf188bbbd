// Beside the save button: whether something waits to be saved, and how much has to be fixed first.
import { Check, CircleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import styles from './SaveState.module.css';

interface Props {
  dirty: boolean;
  problems: number;
  /** Not stored anywhere, changed or not. */
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
