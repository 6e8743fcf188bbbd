// The profile panel of the company page: everyone can read it, editing needs permission (CMP-004, CMP-061).
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { SkeletonRows } from '../../../design/page/SkeletonRows.tsx';
import { useCableEvent } from '../../../platform/cable/use-cable-event.ts';
import { LoadFailure } from '../../../platform/errors/LoadFailure.tsx';
import { useCurrentUser } from '../../../platform/startup/use-startup.ts';
import { companyQuery, refreshCompany } from '../company.api.ts';
import { PlanCard } from './PlanCard.tsx';
import { ProfileForm } from './ProfileForm.tsx';
import styles from './ProfilePanel.module.css';
import { SupportChanges } from './SupportChanges.tsx';
import { SupportVisits } from './SupportVisits.tsx';

export default function ProfilePanel() {
  const { t } = useTranslation();
  const user = useCurrentUser();
  const { data: company, error, refetch } = useQuery(companyQuery(user.company.id));
  useCableEvent('company', ({ event }) => {
    if (event === 'settings_changed') void refreshCompany();
  });
  if (!company) {
    if (!error) return <SkeletonRows avatar={false} />;
    return <LoadFailure title={t('company:profile.notLoaded')} error={error} onRetry={() => void refetch()} />;
  }
  return (
    <>
      <div className={styles.columns}>
        <ProfileForm company={company} />
        <PlanCard company={company} />
      </div>
      {user.is_super_admin && <SupportVisits />}
      {user.is_super_admin && <SupportChanges />}
    </>
  );
}
