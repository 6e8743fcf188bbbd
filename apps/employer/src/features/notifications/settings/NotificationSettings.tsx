// How each event reaches the reader; stands in the account page and in the first-days wizard (NTF-001..009).
import { ApiError } from '@onward/client/api-error';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { ErrorBlock } from '../../../design/page/ErrorBlock.tsx';
import { SkeletonRows } from '../../../design/page/SkeletonRows.tsx';
import { SettingsEditor } from './SettingsEditor.tsx';
import { settingsQuery } from './settings.api.ts';

export default function NotificationSettings() {
  const { t } = useTranslation();
  const { data, error, refetch } = useQuery(settingsQuery);
  if (data) return <SettingsEditor configs={data} />;
  if (!error) return <SkeletonRows rows={8} avatar={false} />;
  const { message, error_reference: reference } = error instanceof ApiError ? error : {};
  return (
    <ErrorBlock
      title={t('notifications:settings.notLoaded')}
      message={message}
      reference={reference}
      onRetry={() => void refetch()}
    />
  );
}
