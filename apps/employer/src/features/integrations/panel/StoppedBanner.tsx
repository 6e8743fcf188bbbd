// What has stopped working, since when, why, and the way to repair it.
import type { Integration } from '@onward/contract/integrations/integrations';
import { CircleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { relativeTime } from '../../../platform/language/relative-time.ts';
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
      {mayEdit && <ConnectButton integration={integration} primary />}
    </div>
  );
}
