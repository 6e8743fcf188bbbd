// A notice that the plan doesn't cover all new locations.
import { Button } from 'antd';
import { Lock } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { announcePaywall } from '../../../platform/errors/paywall-signal.ts';
import { useCurrentUser } from '../../../platform/startup/use-startup.ts';
import styles from './BeyondPlan.module.css';

export function BeyondPlan({ count }: { count: number }) {
  const { t } = useTranslation();
  const { paid_locations_count: paid, available_locations_count: available } = useCurrentUser().company;
  return (
    <section className={styles.card}>
      <h2 className={styles.title}>
        <Lock size={15} aria-hidden="true" />
        {t('imports:plan.title', { count })}
      </h2>
      <p>{t('imports:plan.text', { used: paid - available, paid })}</p>
      <Button type="link" className={styles.ask ?? ''} onClick={announcePaywall}>
        {t('imports:plan.ask')}
      </Button>
    </section>
  );
}
