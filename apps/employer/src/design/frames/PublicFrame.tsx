// The layout of pages before sign-in: the form at the left, a dark panel at the right.
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ChevronMotif } from '../brand/ChevronMotif.tsx';
import { Mark } from '../brand/Mark.tsx';
import styles from './PublicFrame.module.css';

interface Props {
  title: string;
  subtitle?: ReactNode;
  footer?: ReactNode;
  /** Above the title, e.g. who is signing in. */
  above?: ReactNode;
  /** Shown above the slogan in the dark panel; decorative, so hidden from screen readers. */
  decoration?: ReactNode;
  children?: ReactNode;
}

export function PublicFrame({ title, subtitle, footer, above, decoration, children }: Props) {
  const { t } = useTranslation();
  return (
    <div className={styles.frame}>
      <div className={styles.left}>
        <header className={styles.brand}>
          <Mark size={34} />
          <span>{t('shell:product')}</span>
        </header>
        <main className={styles.main}>
          <div className={styles.form}>
            {above}
            <h1>{title}</h1>
            {subtitle && <p className={styles.subtitle}>{subtitle}</p>}
            {children}
          </div>
        </main>
        <footer className={styles.footer}>{footer}</footer>
      </div>
      <aside className={styles.panel} aria-hidden="true">
        <ChevronMotif />
        <div className={styles.foot}>
          {decoration}
          <p className={styles.claim}>{t('shell:claim')}</p>
        </div>
      </aside>
    </div>
  );
}
