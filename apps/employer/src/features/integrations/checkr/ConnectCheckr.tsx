// What Checkr does, and the way to connect it; also while a first attempt is unfinished or was refused.
import type { Integration } from '@onward/contract/integrations/integrations';
import { BellRing, ShieldCheck, Smartphone } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { ConnectButton } from '../ConnectButton.tsx';
import styles from './CheckrPage.module.css';

const POINTS = [
  ['order', ShieldCheck],
  ['consent', Smartphone],
  ['results', BellRing],
] as const;

export function ConnectCheckr({ integration, mayEdit }: { integration: Integration; mayEdit: boolean }) {
  const { t } = useTranslation();
  const { status, error_message } = integration;
  return (
    <section className={styles.intro} aria-label="Checkr">
      {status === 'error' && (
        <p className={styles.problem} role="alert">
          {error_message}
        </p>
      )}
      {status === 'pending' && <p className={styles.waiting}>{t('integrations:checkr.finish')}</p>}
      <p>{t('integrations:checkr.intro')}</p>
      <ul className={styles.points}>
        {POINTS.map(([key, Icon]) => (
          <li key={key}>
            <Icon size={18} aria-hidden="true" />
            {t(`integrations:checkr.points.${key}`)}
          </li>
        ))}
      </ul>
      <p className={styles.meta}>{t('integrations:checkr.fee')}</p>
      {mayEdit && (
        <div className={styles.connect}>
          <ConnectButton integration={integration} primary />
          <span className={styles.meta}>{t('integrations:checkr.leaves')}</span>
        </div>
      )}
    </section>
  );
}
