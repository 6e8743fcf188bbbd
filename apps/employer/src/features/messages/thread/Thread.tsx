// A thread: messages, who else is replying, and the composer (MSG-003, AHD-021).
import type { Conversation } from '@onward/contract/messages/conversations';
import type { Channel } from '@onward/domain/messages/channels';
import { Suspense, useEffect, useState } from 'react';
import { useAccess } from '../../../platform/access.ts';
import { useCableEvent } from '../../../platform/cable/use-cable-event.ts';
import { lazyPage } from '../../../platform/chunks/lazy-page.tsx';
import { useCurrentUser } from '../../../platform/startup/use-startup.ts';
import { Present } from '../../presence/parts/Present.tsx';
import { usePresence } from '../../presence/parts/use-presence.ts';
import type { ComposerProps } from '../composer/Composer.tsx';
import { markRead, refreshReading, refreshThread } from '../messages.api.ts';
import { Messages } from './Messages.tsx';
import { RevokeNotice } from './RevokeNotice.tsx';
import styles from './Thread.module.css';

/** Its editor is large, and reading needs none. */
const Composer = lazyPage<ComposerProps>(() => import('../composer/Composer.tsx'));

const WRITE = { permission: 'edit_message', module: 'messaging', writes: true } as const;

interface Props {
  conversation: Conversation;
  replyRequest?: { channel: Channel | null; count: number } | null;
}

export function Thread({ conversation, replyRequest = null }: Props) {
  const mayWrite = useAccess().may(WRITE);
  const [writing, setWriting] = useState(false);
  const people = usePresence('conversation', conversation.id, writing ? 'answering' : 'viewing');
  useLiveThread(conversation.id);
  useReading(conversation);
  return (
    <div className={styles.thread}>
      <Messages conversation={conversation} mayWrite={mayWrite} />
      <div className={styles.write}>
        <Present people={people} />
        {conversation.may_revoke && <RevokeNotice conversation={conversation} mayWrite={mayWrite} />}
        {mayWrite && (
          <Suspense fallback={<div className={styles.composerSpace} />}>
            <Composer conversation={conversation} replyRequest={replyRequest} onWriting={setWriting} />
          </Suspense>
        )}
      </div>
    </div>
  );
}

function useLiveThread(id: number): void {
  useCableEvent('messages', ({ event, data }) => {
    if (data.id !== id) return;
    if (event === 'message_created' || event === 'message_updated') void refreshThread(id);
    if (event === 'conversation_read') void refreshReading(id);
  });
}

/** Showing a thread marks it as read. */
function useReading({ id, unread_count, last_message }: Conversation): void {
  const readOnly = useCurrentUser().is_read_only;
  const newest = last_message?.id ?? 0;
  // A thread marked as unread by hand stays unread until another message arrives.
  const [known] = useState(() => new Map<number, number>());
  useEffect(() => {
    const read = () => {
      if (readOnly || unread_count === 0 || document.visibilityState !== 'visible') return;
      if (known.get(id) === newest) return;
      known.set(id, newest);
      void markRead(id).catch(() => null);
    };
    read();
    document.addEventListener('visibilitychange', read);
    return () => document.removeEventListener('visibilitychange', read);
  }, [id, unread_count, newest, readOnly, known]);
}
