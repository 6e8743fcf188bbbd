// Messages by day; older ones load on scrolling up, and new ones do not move what is being read (MSG-003, MSG-013).
import type { Conversation } from '@onward/contract/messages/conversations';
import { useInfiniteQuery } from '@tanstack/react-query';
import { ArrowDown } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../../design/page/EmptyState.tsx';
import { SkeletonRows } from '../../../design/page/SkeletonRows.tsx';
import { LoadFailure } from '../../../platform/errors/LoadFailure.tsx';
import { messagesQuery } from '../messages.api.ts';
import { Fold } from './Fold.tsx';
import { MessageBubble } from './MessageBubble.tsx';
import styles from './Messages.module.css';
import { daysOf, dayText } from './thread-days.ts';
import { useFolds } from './use-folds.ts';

interface Props {
  conversation: Pick<Conversation, 'id' | 'person'>;
  mayWrite: boolean;
}

export function Messages({ conversation: { id, person }, mayWrite }: Props) {
  const { t, i18n } = useTranslation();
  const thread = useInfiniteQuery(messagesQuery(id));
  const messages = thread.data?.pages.flatMap((page) => page.messages) ?? [];
  const { scroller, below, goDown } = useUnseenBelow(messages);
  const top = useOlderInSight(() => {
    if (thread.hasNextPage && !thread.isFetchingNextPage) void thread.fetchNextPage();
  });
  const folds = useFolds();
  const now = new Date();

  if (thread.isPending)
    return (
      <div className={styles.scroller}>
        <SkeletonRows avatar={false} />
      </div>
    );
  if (thread.error && messages.length === 0) {
    return (
      <div className={styles.scroller}>
        <LoadFailure
          title={t('messages:thread.notLoaded')}
          error={thread.error}
          onRetry={() => void thread.refetch()}
        />
      </div>
    );
  }
  if (messages.length === 0) {
    return (
      <div className={styles.scroller}>
        <EmptyState
          kind="first_use"
          title={t('messages:thread.none', { name: person.first_name })}
          text={t('messages:thread.noneText')}
        />
      </div>
    );
  }
  return (
    <div className={styles.frame}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable area must be reachable by keyboard */}
      <div ref={scroller} className={styles.scroller} tabIndex={0} role="log" aria-label={t('messages:thread.label')}>
        <div className={styles.content}>
          <div ref={top}>
            {thread.hasNextPage && (
              <button type="button" className={styles.older} onClick={() => void thread.fetchNextPage()}>
                {t('messages:thread.older')}
              </button>
            )}
          </div>
          {daysOf(messages, folds.opened).map(({ day, entries }) => (
            <section key={day.getTime()} className={styles.day}>
              <h3 className={styles.separator}>{dayText(day, now, i18n.language)}</h3>
              <ol className={styles.messages}>
                {entries.map((entry) =>
                  entry.type === 'message' ? (
                    <MessageBubble key={entry.message.id} message={entry.message} mayWrite={mayWrite} />
                  ) : (
                    <Fold
                      key={`fold ${entry.messages.at(-1)?.id}`}
                      count={entry.messages.length}
                      open={entry.open}
                      onToggle={() => folds.toggle(entry)}
                    />
                  ),
                )}
              </ol>
            </section>
          ))}
        </div>
      </div>
      {below > 0 && (
        <button type="button" className={styles.below} onClick={goDown}>
          <ArrowDown size={14} aria-hidden="true" />
          {t('messages:thread.newBelow', { count: below })}
        </button>
      )}
    </div>
  );
}

const NEAR_END_PX = 80;

/** The list is anchored to its end; users who have scrolled up see a count of new messages instead. */
function useUnseenBelow(messages: readonly { id: number }[]) {
  const scroller = useRef<HTMLDivElement>(null);
  const newest = messages[0]?.id ?? 0;
  const [seen, setSeen] = useState(newest);
  useEffect(() => {
    const element = scroller.current;
    if (!element) return;
    // In a reversed list, scrollTop is zero at the end.
    const isAtEnd = () => Math.abs(element.scrollTop) < NEAR_END_PX;
    if (isAtEnd()) setSeen(newest);
    const update = () => {
      if (isAtEnd()) setSeen(newest);
    };
    element.addEventListener('scroll', update, { passive: true });
    return () => element.removeEventListener('scroll', update);
  }, [newest]);
  const below = messages.filter(({ id }) => id > seen).length;
  return { scroller, below, goDown: () => scroller.current?.scrollTo({ top: 0, behavior: 'smooth' }) };
}

/** Calls back when the oldest loaded message is near. */
function useOlderInSight(onSight: () => void) {
  const top = useRef<HTMLDivElement>(null);
  const call = useRef(onSight);
  useEffect(() => {
    call.current = onSight;
  });
  useEffect(() => {
    const element = top.current;
    if (!element) return;
    const watcher = new IntersectionObserver(([entry]) => {
      if (entry?.isIntersecting) call.current();
    });
    watcher.observe(element);
    return () => watcher.disconnect();
  });
  return top;
}
