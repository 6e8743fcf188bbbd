// A page without navigation, with our logo on top.
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Mark } from '../../../design/brand/Mark.tsx';
import styles from './BarePage.module.css';

export function BarePage({ children }: { children: ReactNode }) {
  const { t } = useTranslation();
  return (
    <div className={styles.page}>
      <title>{t('shell:product')}</title>
      <header className={styles.header}>
        <Mark size={34} />
        {t('shell:product')}
      </header>
      <main className={styles.main}>{children}</main>
    </div>
  );
}
