// One notification: what happened, when, and a link to it.
import type { Notification } from '@onward/contract/notifications/notifications';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { relativeTime } from '../../../platform/language/relative-time.ts';
import styles from './NotificationItem.module.css';

interface Props {
  notification: Notification;
  now: Date;
  onFollow: () => void;
}

export function NotificationItem({ notification, now, onFollow }: Props) {
  const { t, i18n } = useTranslation();
  const { title, body, link, read_at, created_at } = notification;
  const content = (
    <>
      <span className={styles.dot} data-unread={read_at === null}>
        {read_at === null && <span className="visually-hidden">{t('notifications:bell.unread')}</span>}
      </span>
      <span className={styles.text}>
        <span className={styles.title}>{title}</span>
        <span className={styles.body}>{body}</span>
      </span>
      <time className={styles.time} dateTime={created_at}>
        {relativeTime(new Date(created_at), now, i18n.language)}
      </time>
    </>
  );
  if (!link) return <div className={styles.item}>{content}</div>;
  return (
    <Link className={styles.item} to={link} onClick={onFollow}>
      {content}
    </Link>
  );
}
