// Emails and text messages that weren't sent or may not have arrived, for support staff.
import type { UndeliveredMessage } from '@onward/contract/platform/platform';
import { useTranslation } from 'react-i18next';
import { relativeTime } from '../../../platform/language/relative-time.ts';
import styles from './FailedJobRow.module.css';
import { SupportList } from './SupportList.tsx';
import { undeliveredMessagesQuery } from './support.api.ts';

export function UndeliveredMessages() {
  const { t } = useTranslation();
  return (
    <SupportList
      name="messages"
      title={t('shell:support.messages')}
      texts={{
        notLoaded: t('shell:support.messagesNotLoaded'),
        emptyTitle: t('shell:support.noMessages'),
        emptyText: t('shell:support.noMessagesText'),
        count: (count) => t('shell:support.messageCount', { count }),
      }}
      query={undeliveredMessagesQuery}
      rowsOf={({ undelivered_messages }) =>
        undelivered_messages.map((message) => <MessageRow key={message.id} message={message} />)
      }
    />
  );
}

function MessageRow({ message }: { message: UndeliveredMessage }) {
  const { t, i18n } = useTranslation();
  const { channel, recipient, subject, state, last_error, company_name, created_at } = message;
  return (
    <li className={styles.row}>
      <div className={styles.text}>
        <p className={styles.task}>{[recipient, subject].filter(Boolean).join(' · ')}</p>
        <p className={styles.error}>{last_error ?? t(`shell:support.states.${state}`)}</p>
        <p className={styles.meta}>
          {[
            t(`shell:support.channels.${channel}`),
            t(`shell:support.states.${state}`),
            company_name,
            relativeTime(new Date(created_at), new Date(), i18n.language),
          ]
            .filter(Boolean)
            .join(' · ')}
        </p>
      </div>
    </li>
  );
}
