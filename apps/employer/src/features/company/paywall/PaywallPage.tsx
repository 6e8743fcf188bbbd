// A paywall as its own page, for users who open a locked address directly (CMP-048).
import { Sparkles } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { PageBody } from '../../../design/page/PageBody.tsx';
import { PageHeader } from '../../../design/page/PageHeader.tsx';
import { useCurrentUser } from '../../../platform/startup/use-startup.ts';
import { HiringFeatures } from './HiringFeatures.tsx';
import styles from './PaywallPage.module.css';
import { SalesLines } from './SalesLines.tsx';
import { UpgradeForm } from './UpgradeForm.tsx';
import { usePaywallSeen } from './use-paywall-seen.ts';

interface Props {
  plan: 'hiring' | 'payroll';
}

export default function PaywallPage({ plan }: Props) {
  const { t } = useTranslation();
  const { company } = useCurrentUser();
  const title = t(`company:${plan}Paywall.title`);
  const text = t(`company:${plan}Paywall.pageText`);
  const paywall = usePaywallSeen({
    plan_type: company.plan_type,
    paywall_title: title,
    paywall_body: text,
    paywall_limit_text: '',
  });
  return (
    <>
      <PageHeader title={t(`shell:pages.${plan}Paywall`)} />
      <PageBody>
        <section className={styles.column} aria-labelledby="paywall-page-title">
          <span className={styles.tile}>
            <Sparkles size={22} aria-hidden="true" />
          </span>
          <h2 id="paywall-page-title">{title}</h2>
          <p className={styles.text}>{text}</p>
          {plan === 'hiring' && <HiringFeatures />}
          <SalesLines />
          <UpgradeForm paywall={paywall} type={plan} sendLabel={t('company:upgrade.contactSales')} />
        </section>
      </PageBody>
    </>
  );
}
