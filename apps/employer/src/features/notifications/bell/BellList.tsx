// The last fifty notifications, newest first, or the list's loading, empty or error state.
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../../design/page/EmptyState.tsx';
import { SkeletonRows } from '../../../design/page/SkeletonRows.tsx';
import { LoadFailure } from '../../../platform/errors/LoadFailure.tsx';
import styles from './BellList.module.css';
import { bellQuery } from './bell.api.ts';
import { NotificationItem } from './NotificationItem.tsx';

export function BellList({ onFollow }: { onFollow: () => void }) {
  const { t } = useTranslation();
  const { data, error, refetch } = useQuery(bellQuery);
  const now = new Date();
  if (!data) {
    if (!error) {
      return (
        <div className={styles.loading}>
          <SkeletonRows rows={4} avatar={false} />
        </div>
      );
    }
    return (
      <LoadFailure
        title={t('notifications:bell.notLoaded')}
        error={error}
        onRetry={() => void refetch()}
        offersSupport={false}
      />
    );
  }
  if (data.notifications.length === 0) {
    return (
      <EmptyState kind="nothing_to_do" title={t('notifications:bell.none')} text={t('notifications:bell.noneText')} />
    );
  }
  return (
    <ul className={styles.items}>
      {data.notifications.map((notification) => (
        <li key={notification.id}>
          <NotificationItem notification={notification} now={now} onFollow={onFollow} />
        </li>
      ))}
    </ul>
  );
}
