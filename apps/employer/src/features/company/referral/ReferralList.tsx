// The user's referrals with their status.
import type { Referral } from '@onward/contract/company/referrals';
import { BadgeDollarSign, CircleCheck, Send } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../../design/page/EmptyState.tsx';
import { Pill } from '../../../design/status/Pill.tsx';
import { relativeTime } from '../../../platform/language/relative-time.ts';
import styles from './ReferralList.module.css';

const STATUS_PILLS = {
  invited: { tone: 'violet', icon: Send },
  signed_up: { tone: 'teal', icon: CircleCheck },
  rewarded: { tone: 'green', icon: BadgeDollarSign },
} as const;

export function ReferralList({ referrals }: { referrals: readonly Referral[] }) {
  const { t, i18n } = useTranslation();
  if (referrals.length === 0) {
    return <EmptyState kind="first_use" title={t('company:referral.none')} text={t('company:referral.noneText')} />;
  }
  const now = new Date();
  return (
    <ul className={styles.list}>
      {referrals.map(({ id, name, company_name, status, created_at }) => (
        <li key={id}>
          <span className={styles.text}>
            <span className={styles.name}>{name}</span>
            <span className={styles.meta}>
              {`${company_name} · ${relativeTime(new Date(created_at), now, i18n.language)}`}
            </span>
          </span>
          <Pill tone={STATUS_PILLS[status].tone} icon={STATUS_PILLS[status].icon}>
            {t(`company:referral.statuses.${status}`)}
          </Pill>
        </li>
      ))}
    </ul>
  );
}
