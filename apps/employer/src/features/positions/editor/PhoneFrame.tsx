// What applicants see, on a phone drawn around it.
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './PhoneFrame.module.css';

export function PhoneFrame({ note, children }: { note: string; children: ReactNode }) {
  const { t } = useTranslation();
  return (
    <aside className={styles.preview} aria-label={t('positions:preview.title')}>
      <h3>{t('positions:preview.title')}</h3>
      <div className={styles.phone}>
        <div className={styles.screen}>{children}</div>
      </div>
      <p className={styles.note}>{note}</p>
    </aside>
  );
}
