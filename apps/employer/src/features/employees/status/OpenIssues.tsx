// How many open issues a record has.
import { TriangleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import styles from './OpenIssues.module.css';

interface Props {
  count: number;
  /** The address that opens them. */
  to: string;
}

export function OpenIssues({ count, to }: Props) {
  const { t } = useTranslation();
  if (count === 0) return <span className={styles.none}>{t('employees:list.noIssues')}</span>;
  return (
    <Link className={styles.open} to={to}>
      <TriangleAlert size={14} aria-hidden="true" />
      {t('employees:list.toFix', { count })}
    </Link>
  );
}
