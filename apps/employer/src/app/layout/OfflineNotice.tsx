// Says that there is no connection, over every page and in nobody's way.
import { WifiOff } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useIsOffline } from '../../platform/connection.ts';
import styles from './OfflineNotice.module.css';

export function OfflineNotice() {
  const { t } = useTranslation();
  if (!useIsOffline()) return null;
  return (
    <p role="alert" className={styles.notice}>
      <WifiOff size={15} aria-hidden="true" />
      {t('shell:offline')}
    </p>
  );
}
