// The newest threads in a corner of the page; one opens right there (MSG-011).
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { ArrowLeft, Maximize2, X } from 'lucide-react';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { EmptyState } from '../../../design/page/EmptyState.tsx';
import { SkeletonRows } from '../../../design/page/SkeletonRows.tsx';
import { LoadFailure } from '../../../platform/errors/LoadFailure.tsx';
import { paths } from '../../../platform/routing/paths.ts';
import { ConversationLine, fullName } from '../inbox/ConversationItem.tsx';
import { useLiveInbox } from '../inbox/use-live-inbox.ts';
import { conversationQuery, conversationsQuery } from '../messages.api.ts';
import { Thread } from '../thread/Thread.tsx';
import styles from './WidgetPanel.module.css';

export default function WidgetPanel({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  const [threadId, setThreadId] = useState<number | null>(null);
  const panel = useRef<HTMLElement>(null);
  // The focused element disappears when another view is shown, so the panel takes the focus.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the focus moves when another view is shown
  useEffect(() => panel.current?.focus(), [threadId]);
  useLiveInbox();
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    onClose();
  };
  return (
    <section
      ref={panel}
      className={styles.panel}
      tabIndex={-1}
      aria-label={t('shell:pages.messages')}
      onKeyDown={onKeyDown}
    >
      <header className={styles.head}>
        {threadId !== null && (
          <button
            type="button"
            aria-label={t('messages:inbox.back')}
            title={t('messages:inbox.back')}
            onClick={() => setThreadId(null)}
          >
            <ArrowLeft size={18} aria-hidden="true" />
          </button>
        )}
        <Title threadId={threadId} />
        <Link
          to={threadId === null ? paths.messages() : paths.thread(threadId)}
          aria-label={t('messages:widget.openInbox')}
          title={t('messages:widget.openInbox')}
        >
          <Maximize2 size={16} aria-hidden="true" />
        </Link>
        <button type="button" aria-label={t('shell:close')} title={t('shell:close')} onClick={onClose}>
          <X size={18} aria-hidden="true" />
        </button>
      </header>
      {threadId === null ? <Threads onOpen={setThreadId} /> : <OpenThread key={threadId} id={threadId} />}
    </section>
  );
}

function Title({ threadId }: { threadId: number | null }) {
  const { t } = useTranslation();
  const { data } = useQuery({ ...conversationQuery(threadId ?? 0), enabled: threadId !== null });
  return (
    <h2 className={styles.title}>{threadId !== null && data ? fullName(data.person) : t('shell:pages.messages')}</h2>
  );
}

const NEWEST = {};

function Threads({ onOpen }: { onOpen: (id: number) => void }) {
  const { t } = useTranslation();
  const { data, error, refetch } = useInfiniteQuery(conversationsQuery(NEWEST));
  const rows = data?.pages[0]?.conversations;
  if (!rows) {
    return error ? (
      <LoadFailure title={t('messages:inbox.notLoaded')} error={error} onRetry={() => void refetch()} />
    ) : (
      <SkeletonRows />
    );
  }
  if (rows.length === 0) return <EmptyState kind="first_use" title={t('messages:inbox.none')} />;
  return (
    <ul className={styles.list} aria-label={t('messages:inbox.threads')}>
      {rows.map((row) => (
        <li key={row.id} data-unread={row.unread_count > 0}>
          <button type="button" onClick={() => onOpen(row.id)}>
            <ConversationLine row={row} />
          </button>
        </li>
      ))}
    </ul>
  );
}

function OpenThread({ id }: { id: number }) {
  const { t } = useTranslation();
  const { data, error, refetch } = useQuery(conversationQuery(id));
  if (data) return <Thread conversation={data} />;
  if (!error) return <SkeletonRows avatar={false} />;
  return <LoadFailure title={t('messages:thread.notLoaded')} error={error} onRetry={() => void refetch()} />;
}
