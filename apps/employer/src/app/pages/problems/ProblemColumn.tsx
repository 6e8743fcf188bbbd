// The content of an error page: picture, problem, cause, and what to do.
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './ProblemColumn.module.css';

interface Props {
  picture: ReactNode;
  title: string;
  text: ReactNode;
  actions: ReactNode;
  code?: number | string;
  children?: ReactNode;
  /** On a page without a header, this title is the page's heading. */
  level?: 'h1' | 'h2';
}

export function ProblemColumn({ picture, title, text, actions, code, children, level: Title = 'h2' }: Props) {
  const { t } = useTranslation();
  return (
    <div className={styles.place}>
      <div className={styles.column}>
        <div className={styles.picture}>{picture}</div>
        <Title className={styles.title}>{title}</Title>
        <p className={styles.text}>{text}</p>
        <div className={styles.actions}>{actions}</div>
        {children}
        {code !== undefined && <p className={styles.code}>{t('shell:problems.code', { code })}</p>}
      </div>
    </div>
  );
}
