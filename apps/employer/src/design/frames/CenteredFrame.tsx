// The layout of a page with a single question, such as the choice of company.
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Mark } from '../brand/Mark.tsx';
import styles from './CenteredFrame.module.css';

interface Props {
  title: string;
  subtitle?: ReactNode;
  /** At the right of the header: who is signed in, and sign-out. */
  aside?: ReactNode;
  footer?: ReactNode;
  children?: ReactNode;
}

export function CenteredFrame({ title, subtitle, aside, footer, children }: Props) {
  const { t } = useTranslation();
  return (
    <div className={styles.frame}>
      <header className={styles.header}>
        <Mark size={34} />
        <span className={styles.name}>{t('shell:product')}</span>
        <div className={styles.aside}>{aside}</div>
      </header>
      <main className={styles.main}>
        <div className={styles.column}>
          <h1>{title}</h1>
          {subtitle && <p className={styles.subtitle}>{subtitle}</p>}
          {children}
        </div>
      </main>
      <footer className={styles.footer}>{footer}</footer>
    </div>
  );
}
