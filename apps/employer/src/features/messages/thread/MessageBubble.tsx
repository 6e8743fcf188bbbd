// One message: text and files, channel, time and delivery status (MSG-002, MSG-003).

import { Mail, MessageSquareText } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { clockText } from '../../../platform/language/time-text.ts';
import styles from './MessageBubble.module.css';
import { MessageFiles } from './MessageFiles.tsx';
import { MessageState } from './MessageState.tsx';
import type { ShownMessage } from './thread-days.ts';

const PICTURES = { email: Mail, sms: MessageSquareText } as const;

export function MessageBubble({ message, mayWrite }: { message: ShownMessage; mayWrite: boolean }) {
  const { t, i18n } = useTranslation();
  const { channels, direction, subject, body, sender_name, automated, created_at } = message;
  const time = clockText(i18n.language, created_at);
  const sender = automated ? t('messages:thread.automatic') : sender_name;
  return (
    <li className={styles.message} data-direction={direction} data-status={message.status}>
      <div className={styles.bubble}>
        {subject && <p className={styles.subject}>{subject}</p>}
        {message.is_erased ? (
          <p className={styles.erased}>{t('messages:thread.erased')}</p>
        ) : (
          <p className={styles.words}>{body}</p>
        )}
        <MessageFiles files={message.attachments} />
      </div>
      <p className={styles.meta}>
        {channels.map((channel) => {
          const Picture = PICTURES[channel];
          return <Picture key={channel} size={13} aria-hidden="true" />;
        })}
        <span>
          {[...channels.map((channel) => t(`messages:channels.${channel}`)), direction === 'outbound' && sender, time]
            .filter(Boolean)
            .join(' · ')}
        </span>
        <MessageState message={message} mayWrite={mayWrite} />
      </p>
    </li>
  );
}
