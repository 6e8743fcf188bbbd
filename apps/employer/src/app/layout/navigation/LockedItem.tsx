// A page that the plan locks: looks like the others, shows its plan on hover, and opens the upgrade offer (CMP-047).
import type { PlanFeature } from '@onward/domain/company/plan';
import { Popover } from 'antd';
import { Lock, type LucideIcon } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useIsPhone } from '../../../design/theme/use-is-phone.ts';
import { openPaywall } from '../../../features/company/parts/paywall-store.ts';
import { LockCard } from './LockCard.tsx';
import styles from './LockedItem.module.css';

const OPENS_AFTER_SECONDS = 0.15;

export interface LockedItemProps {
  label: string;
  feature: PlanFeature;
  icon: LucideIcon;
  rail: boolean;
  className: string;
  onNavigate?: (() => void) | undefined;
}

export default function LockedItem({ label, feature, icon: Icon, rail, className, onNavigate }: LockedItemProps) {
  const { t } = useTranslation();
  const phone = useIsPhone();
  const [shown, setShown] = useState(false);
  const show = () => {
    setShown(false);
    onNavigate?.();
    openPaywall({ kind: 'hiring', feature });
  };
  const item = (
    <button
      type="button"
      className={`${className} ${styles.item}`}
      aria-label={t('shell:nav.locked', { feature: label })}
      title={rail ? label : undefined}
      onClick={show}
    >
      <Icon size={17} aria-hidden="true" />
      {!rail && (
        <>
          <span className={styles.label}>{label}</span>
          <Lock size={14} aria-hidden="true" />
        </>
      )}
    </button>
  );
  // Phones have no space beside the menu and no hover, so a tap opens the offer.
  if (phone) return item;
  return (
    <Popover
      content={<LockCard label={label} feature={feature} onSee={show} onClose={() => setShown(false)} />}
      open={shown}
      onOpenChange={setShown}
      trigger={['hover', 'focus']}
      mouseEnterDelay={OPENS_AFTER_SECONDS}
      placement="rightTop"
      rootClassName={styles.popover ?? ''}
    >
      {/* The popover adds classes to its target, which would override a plain button's styles. */}
      <span className={styles.target}>{item}</span>
    </Popover>
  );
}
