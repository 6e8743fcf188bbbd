// The history of an applicant, fifty entries at a time; more load while scrolling (APP-013).
import type { HistoryKind } from '@onward/domain/applicants/history';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { SkeletonRows } from '../../../../design/page/SkeletonRows.tsx';
import { LoadFailure } from '../../../../platform/errors/LoadFailure.tsx';
import { historiesQuery } from '../profile.api.ts';
import { ActivityFilter, kindOf } from './ActivityFilter.tsx';
import styles from './ActivityTab.module.css';
import { HistoryList } from './HistoryList.tsx';

export function ActivityTab({ applicationId }: { applicationId: number }) {
  const [address] = useSearchParams();
  const kind = kindOf(address);
  return (
    <div className={styles.tab}>
      <ActivityFilter address={address} kind={kind} />
      <HistoryPages key={kind} applicationId={applicationId} kind={kind} />
    </div>
  );
}

function HistoryPages({ applicationId, kind }: { applicationId: number; kind: HistoryKind | null }) {
  const { t } = useTranslation();
  const { data, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = useInfiniteQuery(
    historiesQuery(applicationId, kind),
  );
  if (!data) {
    if (!error) return <SkeletonRows />;
    return <LoadFailure title={t('applicants:history.notLoaded')} error={error} onRetry={() => void refetch()} />;
  }
  const histories = data.pages.flatMap((page) => page.histories);
  if (histories.length === 0) return <p className={styles.none}>{t('applicants:history.none')}</p>;
  return (
    <>
      <HistoryList label={t('applicants:profile.tabs.activity')} histories={histories} />
      {hasNextPage && <More busy={isFetchingNextPage} onMore={() => void fetchNextPage()} />}
    </>
  );
}

/** Loads more when it scrolls into view; the button is for people who do not scroll. */
function More({ busy, onMore }: { busy: boolean; onMore: () => void }) {
  const { t } = useTranslation();
  const place = useRef<HTMLDivElement>(null);
  const want = useEffectEvent(onMore);
  useEffect(() => {
    const watcher = new IntersectionObserver(([entry]) => entry?.isIntersecting && want());
    if (place.current) watcher.observe(place.current);
    return () => watcher.disconnect();
  }, []);
  return (
    <div ref={place}>
      <Button loading={busy} onClick={onMore}>
        {t('applicants:history.more')}
      </Button>
    </div>
  );
}
