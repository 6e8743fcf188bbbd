// One message: text and files, channel, time and delivery status (MSG-002, MSG-003).
import type { Message } from '@onward/contract/messages/conversations';
import { Mail, MessageSquareText } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import styles from './MessageBubble.module.css';
import { MessageFiles } from './MessageFiles.tsx';
import { MessageState } from './MessageState.tsx';

export function MessageBubble({ message, mayWrite }: { message: Message; mayWrite: boolean }) {
  const { t, i18n } = useTranslation();
  const { channel, direction, subject, body, sender_name, automated, created_at } = message;
  const Picture = channel === 'sms' ? MessageSquareText : Mail;
  const time = new Intl.DateTimeFormat(i18n.language, { timeStyle: 'short' }).format(new Date(created_at));
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
        <Picture size={13} aria-hidden="true" />
        <span>
          {[t(`messages:channels.${channel}`), direction === 'outbound' && sender, time].filter(Boolean).join(' · ')}
        </span>
        <MessageState message={message} mayWrite={mayWrite} />
      </p>
    </li>
  );
}
