// The paywall at the location limit of a plan (CMP-051, CMP-052).
import { useTranslation } from 'react-i18next';
import { type SegmentState, Track } from '../../../design/status/Track.tsx';
import { useCurrentUser } from '../../../platform/startup/use-startup.ts';
import { DeepPanel } from './DeepPanel.tsx';
import styles from './LocationPaywall.module.css';
import { PaywallDialog } from './PaywallDialog.tsx';
import { SalesLines } from './SalesLines.tsx';
import { UpgradeForm } from './UpgradeForm.tsx';
import { usePaywallSeen } from './use-paywall-seen.ts';

/** More segments than this would be too small to see. */
const MAX_SEGMENTS = 12;

export function LocationPaywall({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  const { company } = useCurrentUser();
  const { paid_locations_count: paid, available_locations_count: available, plan_type } = company;
  const used = paid - available;
  const title = t('company:locationPaywall.title');
  const text = t('company:locationPaywall.text', { count: paid });
  const usage = t('company:locationPaywall.usage', { used, paid });
  const paywall = usePaywallSeen({
    plan_type,
    paywall_title: title,
    paywall_body: text,
    paywall_limit_text: usage,
  });
  return (
    <PaywallDialog
      title={title}
      text={text}
      onClose={onClose}
      panel={
        <DeepPanel>
          <p className={styles.plan}>{t('company:locationPaywall.plan')}</p>
          <p className={styles.usage}>{usage}</p>
          <p className={styles.plan}>{t('company:locationPaywall.inUse')}</p>
          <span className={styles.track}>
            <Track segments={usageTrack(used, paid)} wide />
          </span>
        </DeepPanel>
      }
    >
      <SalesLines />
      <UpgradeForm paywall={paywall} type="locations" sendLabel={t('company:locationPaywall.send')} onClose={onClose} />
    </PaywallDialog>
  );
}

const usageTrack = (used: number, paid: number): SegmentState[] => {
  const shown = Math.min(paid, MAX_SEGMENTS);
  const full = Math.round((Math.min(used, paid) / Math.max(1, paid)) * shown);
  return Array.from({ length: shown }, (_, index) => (index < full ? 'done' : 'todo'));
};
