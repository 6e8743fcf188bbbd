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
import { ConsentButton } from '../parts/consent/ConsentButton.tsx';
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

/** Payroll is reconnected with new credentials on its page, ADP also by a new consent; the others at the provider. */
function Reconnect({ integration }: { integration: Integration }) {
  const { t } = useTranslation();
  const { nickname, name } = integration;
  if (!isPayrollNickname(nickname)) return <ConnectButton integration={integration} primary />;
  const asksConsent = integration.offers_consent;
  return (
    <>
      <ConsentButton integration={integration} primary />
      <Link
        to={paths.payrollProvider(nickname, 'settings')}
        {...buttonLooks({ primary: !asksConsent })}
        aria-label={t(asksConsent ? 'integrations:consent.credentialsName' : 'integrations:reconnectName', { name })}
      >
        {t(asksConsent ? 'integrations:consent.credentials' : 'integrations:reconnect')}
      </Link>
    </>
  );
}
