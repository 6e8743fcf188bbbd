// The user's notification settings, used on the account page and in the first-days wizard (NTF-001..009).
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { SkeletonRows } from '../../../design/page/SkeletonRows.tsx';
import { LoadFailure } from '../../../platform/errors/LoadFailure.tsx';
import { SettingsEditor } from './SettingsEditor.tsx';
import { settingsQuery } from './settings.api.ts';

export default function NotificationSettings() {
  const { t } = useTranslation();
  const { data, error, refetch } = useQuery(settingsQuery);
  if (data) return <SettingsEditor configs={data} />;
  if (!error) return <SkeletonRows rows={8} avatar={false} />;
  return (
    <LoadFailure
      title={t('notifications:settings.notLoaded')}
      error={error}
      onRetry={() => void refetch()}
      offersSupport={false}
    />
  );
}
