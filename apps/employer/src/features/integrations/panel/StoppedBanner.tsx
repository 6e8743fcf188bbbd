// What has stopped working, since when, why, and the way to repair it.
import type { Integration } from '@onward/contract/integrations/integrations';
import { isPayrollNickname } from '@onward/domain/integrations/nicknames';
import { CircleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { buttonLooks } from '../../../design/page/button-styles.ts';
import { relativeTime } from '../../../platform/language/relative-time.ts';
import { paths } from '../../../platform/routing/paths.ts';
import { ConnectButton } from '../ConnectButton.tsx';
import styles from './IntegrationsPanel.module.css';

export function StoppedBanner({ integration, mayEdit }: { integration: Integration; mayEdit: boolean }) {
  const { t, i18n } = useTranslation();
  const { name, error_message, error_at } = integration;
  const time = error_at ? relativeTime(new Date(error_at), new Date(), i18n.language) : '';
  return (
    <div className={styles.banner} role="alert">
      <CircleAlert size={17} aria-hidden="true" />
      <p>
        <strong>{t('integrations:stopped', { name, time })}</strong> {error_message}
      </p>
      {mayEdit && <Reconnect integration={integration} />}
    </div>
  );
}

/** Payroll is reconnected with new credentials on its page; the others at the provider. */
function Reconnect({ integration }: { integration: Integration }) {
  const { t } = useTranslation();
  const { nickname, name } = integration;
  if (!isPayrollNickname(nickname)) return <ConnectButton integration={integration} primary />;
  return (
    <Link
      to={paths.payrollProvider(nickname, 'settings')}
      {...buttonLooks({ primary: true })}
      aria-label={t('integrations:reconnectName', { name })}
    >
      {t('integrations:reconnect')}
    </Link>
  );
}
