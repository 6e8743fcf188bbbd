// Marks everything in the bell's cached list as read.
import type { ResponseOf } from '@onward/contract/endpoint';
import type { listNotifications } from '@onward/contract/notifications/notifications';

export type BellAnswer = ResponseOf<typeof listNotifications>;

export const allRead = (bell: BellAnswer, now: Date): BellAnswer => ({
  ...bell,
  unread_count: 0,
  notifications: bell.notifications.map((notification) => ({
    ...notification,
    read_at: notification.read_at ?? now.toISOString(),
  })),
});
