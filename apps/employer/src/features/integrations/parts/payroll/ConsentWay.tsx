// The way to connect ADP without entering credentials, above the form for them (INT-012).
import type { Integration } from '@onward/contract/integrations/integrations';
import { useTranslation } from 'react-i18next';
import { ConsentButton } from '../consent/ConsentButton.tsx';
import styles from './PayrollConnection.module.css';

export function ConsentWay({ integration }: { integration: Integration }) {
  const { t } = useTranslation();
  if (!integration.offers_consent) return null;
  return (
    <div className={styles.consent}>
      <div className={styles.buttons}>
        <ConsentButton integration={integration} primary />
      </div>
      <span>{t('integrations:consent.leaves')}</span>
      <p>{t('integrations:consent.or')}</p>
    </div>
  );
}
