// Why a payroll connection stopped working, and since when (INT-010).
import type { Integration } from '@onward/contract/integrations/integrations';
import { CircleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { relativeTime } from '../../../../platform/language/relative-time.ts';
import styles from './PayrollConnection.module.css';

interface Props {
  integration: Integration;
  /** Where new credentials are entered; null when that is this page. */
  repairAt: string | null;
}

export function ConnectionProblem({ integration: { status, name, error_at, error_message }, repairAt }: Props) {
  const { t, i18n } = useTranslation();
  if (status !== 'error') return null;
  const time = error_at ? relativeTime(new Date(error_at), new Date(), i18n.language) : '';
  return (
    <div className={styles.problem} role="alert">
      <CircleAlert size={17} aria-hidden="true" />
      <p>
        <strong>{t('integrations:stopped', { name, time })}</strong> {error_message}
      </p>
      {repairAt && <Link to={repairAt}>{t('integrations:reconnect')}</Link>}
    </div>
  );
}
