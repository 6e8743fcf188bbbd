// The profile panel of the company page: everyone reads it, who may edits it (CMP-004, CMP-061).
import { ApiError } from '@onward/client/api-error';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { ErrorBlock } from '../../../design/page/ErrorBlock.tsx';
import { SkeletonRows } from '../../../design/page/SkeletonRows.tsx';
import { useCableEvent } from '../../../platform/cable/use-cable-event.ts';
import { paths } from '../../../platform/routing/paths.ts';
import { useCurrentUser } from '../../../platform/startup/use-startup.ts';
import { companyQuery, refreshCompany } from '../company.api.ts';
import { PlanCard } from './PlanCard.tsx';
import { ProfileForm } from './ProfileForm.tsx';
import styles from './ProfilePanel.module.css';

export default function ProfilePanel() {
  const { t } = useTranslation();
  const { data: company, error, refetch } = useQuery(companyQuery(useCurrentUser().company.id));
  useCableEvent('company', ({ event }) => {
    if (event === 'settings_changed') void refreshCompany();
  });
  if (!company) {
    if (!error) return <SkeletonRows avatar={false} />;
    const { message, error_reference: reference } = error instanceof ApiError ? error : {};
    return (
      <ErrorBlock
        title={t('company:profile.notLoaded')}
        message={message}
        reference={reference}
        onRetry={() => void refetch()}
        supportTo={paths.support()}
      />
    );
  }
  return (
    <div className={styles.columns}>
      <ProfileForm company={company} />
      <PlanCard company={company} />
    </div>
  );
}
