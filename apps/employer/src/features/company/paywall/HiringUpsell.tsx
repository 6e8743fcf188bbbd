// Shown to lite companies instead of a locked feature: the plan that includes it (CMP-046, CMP-047).
import { Sparkles } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { usePublicConfiguration } from '../../../platform/public-configuration.ts';
import { useCurrentUser } from '../../../platform/startup/use-startup.ts';
import { DeepPanel } from './DeepPanel.tsx';
import { HiringFeatures } from './HiringFeatures.tsx';
import styles from './HiringUpsell.module.css';
import { PaywallDialog } from './PaywallDialog.tsx';
import { UpgradeForm } from './UpgradeForm.tsx';
import { usePaywallSeen } from './use-paywall-seen.ts';

export function HiringUpsell({ feature, onClose }: { feature: string | null; onClose: () => void }) {
  const { t } = useTranslation();
  const { company } = useCurrentUser();
  const { sales_phone: phone } = usePublicConfiguration();
  const title = t('company:hiringPaywall.title');
  const text = t('company:hiringPaywall.text');
  const paywall = usePaywallSeen({
    plan_type: company.plan_type,
    paywall_title: title,
    paywall_body: text,
    paywall_limit_text: feature ?? '',
  });
  return (
    <PaywallDialog
      title={title}
      text={text}
      onClose={onClose}
      panel={
        <DeepPanel>
          <span className={styles.tile}>
            <Sparkles size={19} aria-hidden="true" />
          </span>
          <p className={styles.claim}>{t('company:hiringPaywall.claim')}</p>
          <p className={styles.plan}>{t('company:hiringPaywall.today')}</p>
        </DeepPanel>
      }
    >
      <HiringFeatures />
      <UpgradeForm paywall={paywall} type="hiring" sendLabel={t('company:upgrade.contactSales')} onClose={onClose} />
      {phone && <p className={styles.call}>{t('company:upgrade.orCall', { phone })}</p>}
    </PaywallDialog>
  );
}
