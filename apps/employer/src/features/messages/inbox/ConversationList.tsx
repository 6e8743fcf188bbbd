// The threads, newest first, loaded while scrolling; live changes do not move rows under the mouse (MSG-003, MSG-013).
import type { ConversationFilters, ConversationRow } from '@onward/contract/messages/conversations';
import { useInfiniteQuery } from '@tanstack/react-query';
import { ArrowUp } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SkeletonRows } from '../../../design/page/SkeletonRows.tsx';
import { LoadFailure } from '../../../platform/errors/LoadFailure.tsx';
import { conversationsQuery } from '../messages.api.ts';
import { ConversationItem } from './ConversationItem.tsx';
import styles from './ConversationList.module.css';
import { useHeldConversations } from './use-held-conversations.ts';

interface Props {
  filters: ConversationFilters;
  shownId: number | null;
  hrefOf: (id: number) => string;
  /** Shown instead of an empty list. */
  empty: ReactNode;
  /** Receives the loaded rows, for the keyboard shortcuts. */
  onRows: (rows: readonly ConversationRow[]) => void;
}

export function ConversationList({ filters, shownId, hrefOf, empty, onRows }: Props) {
  const { t } = useTranslation();
  const list = useInfiniteQuery(conversationsQuery(filters));
  const [scrolled, setScrolled] = useState(false);
  const answer = list.data?.pages.flatMap(({ conversations }) => conversations);
  const { rows, waiting, showAll } = useHeldConversations(JSON.stringify(filters), list.data, answer, scrolled);
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => onRows(rows), [rows, onRows]);

  const goUp = () => {
    showAll();
    box.current?.scrollTo({ top: 0 });
  };
  if (list.isPending) {
    return (
      <div className={styles.loading}>
        <SkeletonRows rows={8} />
      </div>
    );
  }
  if (list.error && rows.length === 0) {
    return <LoadFailure title={t('messages:inbox.notLoaded')} error={list.error} onRetry={() => void list.refetch()} />;
  }
  if (rows.length === 0) return <div className={styles.empty}>{empty}</div>;
  return (
    <div className={styles.frame}>
      <div role="status">
        {waiting > 0 && (
          <button type="button" className={styles.waiting} onClick={goUp}>
            <ArrowUp size={14} aria-hidden="true" />
            {t('messages:inbox.newOnes', { count: waiting })}
          </button>
        )}
      </div>
      <div
        ref={box}
        className={styles.box}
        onScroll={({ currentTarget }) => {
          const { scrollTop, scrollHeight, clientHeight } = currentTarget;
          setScrolled(scrollTop > STILL_PX);
          const near = scrollHeight - scrollTop - clientHeight < NEAR_END_PX;
          if (near && list.hasNextPage && !list.isFetchingNextPage) void list.fetchNextPage();
        }}
      >
        <ul className={styles.list} aria-label={t('messages:inbox.threads')}>
          {rows.map((row) => (
            <ConversationItem key={row.id} row={row} shown={row.id === shownId} to={hrefOf(row.id)} />
          ))}
        </ul>
        {list.hasNextPage && (
          <button type="button" className={styles.more} onClick={() => void list.fetchNextPage()}>
            {t('messages:inbox.more')}
          </button>
        )}
      </div>
    </div>
  );
}

const STILL_PX = 24;
const NEAR_END_PX = 400;
