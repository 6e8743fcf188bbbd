// What a reviewer of bank accounts should know about the numbers.
import { Landmark, Lock } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import styles from './BankNotes.module.css';

export function BankNotes() {
  const { t } = useTranslation();
  return (
    <>
      <p className={styles.note}>
        <Landmark size={16} aria-hidden="true" /> {t('onboarding:review.checkDigit')}
      </p>
      <p className={styles.locked}>
        <Lock size={16} aria-hidden="true" /> {t('onboarding:review.lastFour')}
      </p>
    </>
  );
}
