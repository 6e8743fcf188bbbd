// Referrals that led to a company, newest first; support staff note the paid reward once (CMP-063).
import type { SupportedReferral } from '@onward/contract/company/referrals';
import { mayReward, REFERRAL_REWARD_DOLLARS } from '@onward/domain/company/referrals';
import { Button } from 'antd';
import { Gift } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../../../../design/overlays/ConfirmDialog.tsx';
import { useDialog } from '../../../../design/overlays/use-dialog.ts';
import { Pill } from '../../../../design/status/Pill.tsx';
import { toasts } from '../../../../design/toasts/toasts.ts';
import { dayText } from '../../../../platform/language/time-text.ts';
import { SupportList } from '../SupportList.tsx';
import styles from '../SupportRow.module.css';
import { notePaidReward, referralsQuery } from './sign-ups.api.ts';

export function Referrals() {
  const { t } = useTranslation();
  const paying = useDialog<SupportedReferral>();
  const pay = async ({ id, referred_by }: SupportedReferral) => {
    await notePaidReward(id);
    toasts.success(t('company:support.referrals.noted', { name: referred_by }));
    paying.close();
  };
  return (
    <>
      <SupportList
        name="referrals"
        title={t('company:support.referrals.title')}
        texts={{
          notLoaded: t('company:referral.notLoaded'),
          emptyTitle: t('company:referral.none'),
          emptyText: t('company:support.referrals.noneText'),
          count: (count) => t('company:support.referrals.count', { count }),
        }}
        query={referralsQuery}
        rowsOf={({ referrals }) =>
          referrals.map((referral) => (
            <ReferralRow key={referral.id} referral={referral} onPaid={() => paying.show(referral)} />
          ))
        }
      />
      <ConfirmDialog
        open={paying.open}
        title={t('company:support.referrals.paidTitle', {
          name: paying.subject?.referred_by,
          reward: REFERRAL_REWARD_DOLLARS,
        })}
        text={t('company:support.referrals.paidText', { company: paying.subject?.referring_company })}
        confirmLabel={t('company:support.referrals.paid')}
        // The shared handler shows the error.
        onConfirm={() => paying.subject && pay(paying.subject).catch(() => null)}
        onCancel={paying.close}
      />
    </>
  );
}

function ReferralRow({ referral, onPaid }: { referral: SupportedReferral; onPaid: () => void }) {
  const { t, i18n } = useTranslation();
  const { company_name, referred_by, referring_company, status, created_at } = referral;
  return (
    <li className={styles.row}>
      <div>
        <p className={styles.line}>{company_name}</p>
        <p className={styles.meta}>
          {t('company:support.referrals.by', { name: referred_by, company: referring_company })}
          {' · '}
          {dayText(i18n.language, created_at)}
        </p>
      </div>
      <div className={styles.end}>
        {mayReward(status) ? (
          <Button
            icon={<Gift size={15} />}
            aria-label={t('company:support.referrals.paidFor', { company: company_name })}
            onClick={onPaid}
          >
            {t('company:support.referrals.paid')}
          </Button>
        ) : (
          <Pill tone="green">{t(`company:referral.statuses.${status}`)}</Pill>
        )}
      </div>
    </li>
  );
}
