// What has stopped working, since when, why, and the way to repair it.
import type { Integration } from '@onward/contract/integrations/integrations';
import { definitionOf, isApprovedThere, isPayrollNickname } from '@onward/domain/integrations/nicknames';
import { CircleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { buttonLooks } from '../../../design/page/button-styles.ts';
import { useAccess } from '../../../platform/access.ts';
import { relativeTime } from '../../../platform/language/relative-time.ts';
import { paths } from '../../../platform/routing/paths.ts';
import { ConnectButton } from '../ConnectButton.tsx';
import { ConsentButton } from '../parts/consent/ConsentButton.tsx';
import styles from './IntegrationsPanel.module.css';
import { pageOf } from './page-of.ts';

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
      {definitionOf(integration.nickname).kind === 'connected_on_own_page' ? (
        <Manage integration={integration} />
      ) : (
        mayEdit && <Reconnect integration={integration} />
      )}
    </div>
  );
}

/** What consists of many parts is repaired part by part. */
function Manage({ integration }: { integration: Integration }) {
  const { t } = useTranslation();
  const to = pageOf(integration, useAccess());
  const { name } = integration;
  return to ? (
    <Link to={to} {...buttonLooks({ primary: true })} aria-label={t('integrations:manageName', { name })}>
      {t('integrations:manage')}
    </Link>
  ) : null;
}

/** Those with credentials are reconnected on their page, ADP also by a new consent; the others at the provider. */
function Reconnect({ integration }: { integration: Integration }) {
  const { t } = useTranslation();
  const { nickname, name } = integration;
  if (isApprovedThere(nickname)) return <ConnectButton integration={integration} primary />;
  const settings = isPayrollNickname(nickname)
    ? paths.payrollProvider(nickname, 'settings')
    : paths.integration(nickname);
  const asksConsent = integration.offers_consent;
  return (
    <>
      <ConsentButton integration={integration} primary />
      <Link
        to={settings}
        {...buttonLooks({ primary: !asksConsent })}
        aria-label={t(asksConsent ? 'integrations:consent.credentialsName' : 'integrations:reconnectName', { name })}
      >
        {t(asksConsent ? 'integrations:consent.credentials' : 'integrations:reconnect')}
      </Link>
    </>
  );
}
