// Every public field of a notification, with its text in the user's language.
import type { Notification } from '@onward/contract/notifications/notifications';
import type { Language } from '@onward/domain/platform/languages';
import { translator } from '../../platform/i18n/translate.ts';
import type { NotificationRow } from './notifications.queries.ts';

export function presentNotification(row: NotificationRow, language: Language): Notification {
  const t = translator(language);
  return {
    id: row.id,
    notification_type: row.notification_type,
    title: t(`${wordsOf(row.notification_type, row.details)}.title`, row.details),
    body: t(`${wordsOf(row.notification_type, row.details)}.body`, row.details),
    link: row.link,
    read_at: row.read_at?.toISOString() ?? null,
    created_at: row.created_at.toISOString(),
  };
}

/** Most use the text of their type; some events have their own. */
export const wordsOf = (type: string, details: Readonly<Record<string, string>>): string =>
  `notifications:events.${details.words ?? type}`;
