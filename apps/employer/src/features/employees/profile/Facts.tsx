// Names and values of a section in three columns.
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './Facts.module.css';

export interface Fact {
  key: string;
  label: string;
  /** Null or empty: not given yet. */
  value: ReactNode;
}

export function Facts({ facts }: { facts: readonly Fact[] }) {
  const { t } = useTranslation();
  return (
    <dl className={styles.facts}>
      {facts.map(({ key, label, value }) => (
        <div key={key}>
          <dt>{label}</dt>
          <dd>
            {value === null || value === '' ? <span className={styles.empty}>{t('employees:empty')}</span> : value}
          </dd>
        </div>
      ))}
    </dl>
  );
}
