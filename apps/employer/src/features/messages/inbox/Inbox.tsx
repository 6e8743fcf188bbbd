// The inbox: list of threads, open thread and short profile; on phones one at a time (MSG-003).
import type { Conversation, ConversationRow } from '@onward/contract/messages/conversations';
import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { type ReactNode, useCallback, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { EmptyState } from '../../../design/page/EmptyState.tsx';
import { SkeletonRows } from '../../../design/page/SkeletonRows.tsx';
import { useIsPhone } from '../../../design/theme/use-is-phone.ts';
import { toasts } from '../../../design/toasts/toasts.ts';
import { LoadFailure } from '../../../platform/errors/LoadFailure.tsx';
import { currentSearch } from '../../../platform/routing/navigation.ts';
import { changeConversation, conversationQuery } from '../messages.api.ts';
import { Thread } from '../thread/Thread.tsx';
import { ConversationList } from './ConversationList.tsx';
import styles from './Inbox.module.css';
import { InboxHead } from './InboxHead.tsx';
import { type InboxState, queryFilters, readInbox, writeInbox } from './inbox-address.ts';
import { NewMessageDialog } from './NewMessageDialog.tsx';
import { ThreadHead } from './ThreadHead.tsx';
import { useInboxKeys } from './use-inbox-keys.ts';
import { useLiveInbox } from './use-live-inbox.ts';

interface Props {
  /** The short profile next to the thread, and its compact version above it on phones. */
  aside: (conversation: Conversation) => ReactNode;
  strip: (conversation: Conversation) => ReactNode;
}

export default function Inbox({ aside, strip }: Props) {
  const { t } = useTranslation();
  const phone = useIsPhone();
  const [address, setAddress] = useSearchParams();
  const state = readInbox(address);
  const [writing, setWriting] = useState(false);
  const [replyCount, setReplyCount] = useState(0);
  const rows = useRef<readonly ConversationRow[]>([]);
  const takeRows = useCallback((next: readonly ConversationRow[]) => {
    rows.current = next;
  }, []);
  useLiveInbox();

  const change = (changed: Partial<InboxState>, options?: { replace?: boolean }) =>
    setAddress((now) => writeInbox(now, changed), options);
  const show = (threadId: number | null) => change({ threadId }, { replace: true });
  // Keys can be pressed faster than threads render, so the next step starts from the URL.
  const threadNow = () => readInbox(currentSearch()).threadId;
  const hrefOf = (id: number | null) => `?${writeInbox(address, { threadId: id })}`;

  const neighbor = (step: 1 | -1): number | null => {
    const shown = threadNow();
    const place = rows.current.findIndex(({ id }) => id === shown);
    return rows.current[place < 0 ? 0 : place + step]?.id ?? null;
  };
  const toggleArchived = async ({ id, is_archived }: Pick<ConversationRow, 'id' | 'is_archived'>) => {
    const next = neighbor(1) ?? neighbor(-1);
    await changeConversation(id, { is_archived: !is_archived });
    if (is_archived) return toasts.success(t('messages:inbox.broughtBack'));
    toasts.success(t('messages:inbox.isDone'), {
      label: t('shell:undo'),
      // The global error handler shows why it was refused, here and below.
      run: () => void changeConversation(id, { is_archived: false }).catch(() => null),
    });
    show(phone ? null : next);
  };
  const done = (row: Pick<ConversationRow, 'id' | 'is_archived'>) => void toggleArchived(row).catch(() => null);

  useInboxKeys({
    onStep: (step) => {
      const next = neighbor(step);
      if (next !== null) show(next);
    },
    onReply: () => setReplyCount((count) => count + 1),
    onDone: () => {
      const shown = threadNow();
      const row = rows.current.find(({ id }) => id === shown);
      if (row) done(row);
    },
  });

  const list = (
    <section className={styles.list} aria-label={t('messages:inbox.threads')}>
      <InboxHead state={state} onChange={change} onNew={() => setWriting(true)} />
      <ConversationList
        filters={queryFilters(state)}
        shownId={state.threadId}
        hrefOf={hrefOf}
        onRows={takeRows}
        empty={<NoThreads state={state} onClear={() => change({ chip: 'all', query: '', more: {} })} />}
      />
    </section>
  );
  return (
    <div className={styles.inbox}>
      {(!phone || state.threadId === null) && list}
      {state.threadId !== null ? (
        <OpenThread
          key={state.threadId}
          id={state.threadId}
          backTo={phone ? hrefOf(null) : null}
          replyCount={replyCount}
          onDone={done}
          aside={phone ? null : aside}
          strip={phone ? strip : null}
        />
      ) : (
        !phone && (
          <div className={styles.none}>
            <EmptyState kind="nothing_to_do" title={t('messages:inbox.choose')} text={t('messages:inbox.chooseText')} />
          </div>
        )
      )}
      <NewMessageDialog
        open={writing}
        onClose={() => setWriting(false)}
        onStarted={(id) => {
          setWriting(false);
          change({ threadId: id });
          setReplyCount((count) => count + 1);
        }}
      />
    </div>
  );
}

interface OpenProps {
  id: number;
  backTo: string | null;
  replyCount: number;
  onDone: (row: Pick<ConversationRow, 'id' | 'is_archived'>) => void;
  aside: Props['aside'] | null;
  strip: Props['strip'] | null;
}

function OpenThread({ id, backTo, replyCount, onDone, aside, strip }: OpenProps) {
  const { t } = useTranslation();
  const { data: conversation, error, refetch } = useQuery(conversationQuery(id));
  // A request made before this thread opened was meant for another thread.
  const [initialCount] = useState(replyCount);
  if (!conversation) {
    return (
      <div className={styles.none}>
        {error ? (
          <LoadFailure title={t('messages:thread.notLoaded')} error={error} onRetry={() => void refetch()} />
        ) : (
          <SkeletonRows avatar={false} />
        )}
      </div>
    );
  }
  return (
    <>
      <section className={styles.thread} aria-label={t('messages:thread.label')}>
        <ThreadHead conversation={conversation} backTo={backTo} onDone={() => onDone(conversation)} />
        {strip?.(conversation)}
        <Thread conversation={conversation} replyRequest={{ channel: null, count: replyCount - initialCount }} />
      </section>
      {aside && <aside className={styles.aside}>{aside(conversation)}</aside>}
    </>
  );
}

function NoThreads({ state, onClear }: { state: InboxState; onClear: () => void }) {
  const { t } = useTranslation();
  const narrowed = state.query !== '' || Object.keys(state.more).length > 0;
  if (!narrowed && state.chip === 'all') {
    return <EmptyState kind="first_use" title={t('messages:inbox.none')} text={t('messages:inbox.noneText')} />;
  }
  if (!narrowed) return <EmptyState kind="nothing_to_do" title={t(`messages:inbox.noneOf.${state.chip}`)} />;
  return (
    <EmptyState
      kind="no_match"
      title={t('messages:inbox.noMatch')}
      action={<Button onClick={onClear}>{t('shell:filters.clearAll')}</Button>}
    />
  );
}
