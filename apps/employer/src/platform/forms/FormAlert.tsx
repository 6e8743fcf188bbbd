// Why a form could not be sent, above its button.
import { CircleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import styles from './FormAlert.module.css';
import type { Failure } from './read-failure.ts';

export function FormAlert({ failure }: { failure: Pick<Failure, 'code' | 'message'> | null }) {
  const { t } = useTranslation();
  if (!failure) return null;
  const withoutWords = failure.code === null ? t('shell:errorBlock.checkConnection') : t('shell:errors.serverError');
  return (
    <div className={styles.alert} role="alert">
      <CircleAlert size={16} aria-hidden="true" />
      <p>{failure.message || withoutWords}</p>
    </div>
  );
}
