// Marks a column that needs the right to sensitive data (RPT-004).
import { Lock } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import styles from './Sensitive.module.css';

export function Sensitive() {
  const { t } = useTranslation();
  return (
    <span className={styles.lock} title={t('reports:builder.sensitive')}>
      <Lock size={14} aria-hidden="true" />
      <span className="visually-hidden">{t('reports:builder.sensitive')}</span>
    </span>
  );
}
