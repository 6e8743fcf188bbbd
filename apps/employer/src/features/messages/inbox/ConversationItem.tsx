// One thread in the list: person, job and last message.
import type { ConversationRow } from '@onward/contract/messages/conversations';
import { CircleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Avatar } from '../../../design/brand/Avatar.tsx';
import { relativeTime } from '../../../platform/language/relative-time.ts';
import { useCurrentUser } from '../../../platform/startup/use-startup.ts';
import styles from './ConversationItem.module.css';

interface Props {
  row: ConversationRow;
  shown: boolean;
  to: string;
}

export const fullName = ({
  first_name,
  last_name,
}: Pick<ConversationRow['person'], 'first_name' | 'last_name'>): string =>
  [first_name, last_name].filter(Boolean).join(' ');

export function ConversationItem({ row, shown, to }: Props) {
  return (
    <li className={styles.item} data-shown={shown}>
      <Link to={to} aria-current={shown ? 'true' : undefined}>
        <ConversationLine row={row} />
      </Link>
    </li>
  );
}

/** The content of a thread's row, used inside links and buttons. */
export function ConversationLine({ row }: Pick<Props, 'row'>) {
  const { t, i18n } = useTranslation();
  const name = fullName(row.person);
  const { unread_count: unread, position } = row;
  return (
    <>
      <Avatar name={name} size={36} />
      <span className={styles.text} data-unread={unread > 0}>
        <span className={styles.line}>
          <strong>{name}</strong>
          <time dateTime={row.updated_at}>{relativeTime(new Date(row.updated_at), new Date(), i18n.language)}</time>
        </span>
        <span className={styles.job}>
          {position.title}, {position.location_name}
        </span>
        <span className={styles.line}>
          <LastMessage row={row} />
          {unread > 0 && (
            <span className={styles.count}>
              <span aria-hidden="true">{unread}</span>
              <span className="visually-hidden">{t('messages:inbox.unreadCount', { count: unread })}</span>
            </span>
          )}
        </span>
      </span>
    </>
  );
}

function LastMessage({ row: { last_message: last } }: Pick<Props, 'row'>) {
  const { t } = useTranslation();
  const { id: userId } = useCurrentUser();
  if (!last) return <span className={styles.last}>{t('messages:inbox.nothingYet')}</span>;
  if (last.status === 'failed') {
    return (
      <span className={styles.failed}>
        <CircleAlert size={14} aria-hidden="true" />
        {t('messages:thread.failedWhy', { reason: t(`messages:failures.${last.error ?? 'unknown'}`) })}
      </span>
    );
  }
  const text = last.is_erased ? t('messages:thread.erased') : last.body || last.subject || t('messages:inbox.file');
  return <span className={styles.last}>{authored()}</span>;

  function authored(): string {
    if (last?.direction !== 'outbound') return text;
    if (last.automated) return t('messages:inbox.automated', { text });
    if (last.sender_id === userId) return t('messages:inbox.you', { text });
    return last.sender_name === null ? text : t('messages:inbox.colleague', { name: last.sender_name, text });
  }
}
