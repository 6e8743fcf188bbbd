// The referral program: the user's own link, an invitation by email, and the status of earlier ones (CMP-063).
import { REFERRAL_REWARD_DOLLARS } from '@onward/domain/company/referrals';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { CopyField } from '../../../design/fields/CopyField.tsx';
import { PageBody } from '../../../design/page/PageBody.tsx';
import { PageHeader } from '../../../design/page/PageHeader.tsx';
import { SkeletonRows } from '../../../design/page/SkeletonRows.tsx';
import { useAccess } from '../../../platform/access.ts';
import { LoadFailure } from '../../../platform/errors/LoadFailure.tsx';
import { referralsQuery } from '../company.api.ts';
import { ReferralForm } from './ReferralForm.tsx';
import { ReferralList } from './ReferralList.tsx';
import styles from './ReferralPage.module.css';

export default function ReferralPage() {
  const { t } = useTranslation();
  const mayWrite = useAccess().may({ writes: true });
  const { data, error, refetch } = useQuery(referralsQuery());
  return (
    <>
      <PageHeader title={t('shell:pages.referral')} />
      <PageBody>
        <div className={styles.columns}>
          <div className={styles.main}>
            <div>
              <h2>{t('company:referral.title', { reward: REFERRAL_REWARD_DOLLARS })}</h2>
              <p className={styles.text}>{t('company:referral.text', { reward: REFERRAL_REWARD_DOLLARS })}</p>
            </div>
            {data && (
              <div className={styles.link}>
                <h3>{t('company:referral.link')}</h3>
                <CopyField label={t('company:referral.link')} value={data.referral_url} />
              </div>
            )}
            {mayWrite && <ReferralForm />}
          </div>
          <section className={styles.card} aria-labelledby="referrals-title">
            <h2 id="referrals-title">{t('company:referral.sent')}</h2>
            {data && <ReferralList referrals={data.referrals} />}
            {!data && !error && <SkeletonRows rows={3} avatar={false} />}
            {error && (
              <LoadFailure
                title={t('company:referral.notLoaded')}
                error={error}
                onRetry={() => void refetch()}
                offersSupport={false}
              />
            )}
          </section>
        </div>
      </PageBody>
    </>
  );
}
