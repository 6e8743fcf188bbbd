// Every public field of a notification, with its text in the user's language.
import type { Notification } from '@onward/contract/notifications/notifications';
import type { Language } from '@onward/domain/platform/languages';
import { translator } from '../../platform/i18n/translate.ts';
import type { NotificationRow } from './notifications.queries.ts';
import { eventOf, putIntoWords } from './put-into-words.ts';

export const presentNotification = (row: NotificationRow, language: Language): Notification => ({
  id: row.id,
  notification_type: row.notification_type,
  ...putIntoWords(eventOf(row.notification_type, row.details), row.details, translator(language)),
  link: row.link,
  read_at: row.read_at?.toISOString() ?? null,
  created_at: row.created_at.toISOString(),
});
