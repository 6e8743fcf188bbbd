// Links to the app stores; a store without a configured URL is left out (IDN-032, PLT-050).
import { Smartphone } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { usePublicConfiguration } from '../../../platform/public-configuration.ts';
import styles from './StoreLinks.module.css';

export function StoreLinks() {
  const { t } = useTranslation();
  const { app_store_url: apple, google_play_url: google } = usePublicConfiguration();
  if (!apple && !google) return null;
  return (
    <p className={styles.stores}>
      {apple && <StoreLink to={apple}>{t('identity:wizard.app.stores.apple')}</StoreLink>}
      {google && <StoreLink to={google}>{t('identity:wizard.app.stores.google')}</StoreLink>}
    </p>
  );
}

const StoreLink = ({ to, children }: { to: string; children: string }) => (
  <a className={styles.store} href={to} target="_blank" rel="noreferrer">
    <Smartphone size={16} aria-hidden="true" />
    {children}
  </a>
);
