// Notifications for staff: settings per event, the bell and pop-ups.

import { NOTIFICATION_TYPES } from '@onward/domain/notifications/types';
import { HISTORY_PAGE_SIZE, MAX_PAGE_SIZE } from '@onward/domain/platform/constants';
import Type, { type Static } from 'typebox';
import { Empty, endpoint } from '../endpoint.ts';
import { Id, IdParams, Nullable, Timestamp } from '../fields.ts';

const ChannelSettings = Type.Object({ email: Type.Boolean(), sms: Type.Boolean() });

export const NotificationConfig = Type.Object({
  id: Id,
  notification_type: Type.Enum([...NOTIFICATION_TYPES]),
  notification_type_text: Type.String(),
  settings: ChannelSettings,
});
export type NotificationConfig = Static<typeof NotificationConfig>;

export const PopUpNotification = Type.Object({
  id: Id,
  title: Type.String(),
  body: Type.String(),
  link: Nullable(Type.String()),
  kind: Type.String(),
  created_at: Timestamp,
});
export type PopUpNotification = Static<typeof PopUpNotification>;

export const Notification = Type.Object({
  id: Id,
  notification_type: Type.Enum([...NOTIFICATION_TYPES]),
  title: Type.String(),
  body: Type.String(),
  link: Nullable(Type.String()),
  read_at: Nullable(Timestamp),
  created_at: Timestamp,
});
export type Notification = Static<typeof Notification>;

export const listNotificationConfigs = endpoint({
  name: 'listNotificationConfigs',
  method: 'GET',
  path: '/v1/notification_configs',
  summary: "The user's notification settings",
  audience: 'company',
  answers: { 200: Type.Object({ notification_configs: Type.Array(NotificationConfig) }) },
});

export const updateAllNotificationConfigs = endpoint({
  name: 'updateAllNotificationConfigs',
  method: 'PUT',
  path: '/v1/notification_configs/update_all',
  summary: 'Change many settings at once, in the background',
  audience: 'company',
  permission: 'customize_notifications',
  body: Type.Object({
    notification_configs: Type.Array(Type.Object({ id: Id, settings: ChannelSettings }), {
      minItems: 1,
      maxItems: 100,
    }),
  }),
  answers: { 202: Type.Object({ message: Type.String() }) },
});

export const updateNotificationConfig = endpoint({
  name: 'updateNotificationConfig',
  method: 'PUT',
  path: '/v1/notification_configs/:id',
  summary: 'Change the settings of one notification',
  audience: 'company',
  permission: 'customize_notifications',
  params: IdParams,
  body: Type.Object({ notification_config: Type.Object({ settings: ChannelSettings }) }),
  answers: { 200: Type.Object({ notification_config: NotificationConfig }) },
});

export const listNotifications = endpoint({
  name: 'listNotifications',
  method: 'GET',
  path: '/v1/notifications',
  summary: 'The bell: latest notifications',
  audience: 'company',
  query: Type.Object({
    page: Type.Optional(Type.Integer({ minimum: 1, maximum: 1_000_000, default: 1 })),
    per_page: Type.Optional(Type.Integer({ minimum: 1, maximum: MAX_PAGE_SIZE, default: HISTORY_PAGE_SIZE })),
  }),
  answers: {
    200: Type.Object({
      notifications: Type.Array(Notification),
      unread_count: Type.Integer(),
      current_page: Type.Integer(),
      total_pages: Type.Integer(),
      total_count: Type.Integer(),
    }),
  },
});

export const readAllNotifications = endpoint({
  name: 'readAllNotifications',
  method: 'PUT',
  path: '/v1/notifications/read_all',
  summary: 'Mark all notifications as read',
  audience: 'company',
  unaudited: 'It only says what the user has seen.',
  answers: { 204: Empty },
});

export const dismissPopUp = endpoint({
  name: 'dismissPopUp',
  method: 'PUT',
  path: '/v1/pop_up_notifications/:id/dismiss',
  summary: 'Dismiss a pop-up permanently',
  audience: 'company',
  unaudited: 'It only says what the user has seen.',
  params: IdParams,
  answers: { 204: Empty },
});

export const markPopUpShown = endpoint({
  name: 'markPopUpShown',
  method: 'PUT',
  path: '/v1/pop_up_notifications/:id/shown',
  summary: 'A live event does not come back; after an announcement there is no other one that day',
  audience: 'company',
  unaudited: 'It only says what the user has seen.',
  params: IdParams,
  answers: { 204: Empty },
});

const PopUpSettings = Type.Object({ live_events: Type.Boolean() });
export type PopUpSettings = Static<typeof PopUpSettings>;

export const getPopUpSettings = endpoint({
  name: 'getPopUpSettings',
  method: 'GET',
  path: '/v1/pop_up_settings',
  summary: 'Whether live events pop up for the user',
  audience: 'company',
  answers: { 200: Type.Object({ pop_up_settings: PopUpSettings }) },
});

export const updatePopUpSettings = endpoint({
  name: 'updatePopUpSettings',
  method: 'PUT',
  path: '/v1/pop_up_settings',
  summary: 'Turn pop-ups of live events on or off',
  audience: 'company',
  permission: 'customize_notifications',
  body: Type.Object({ pop_up_settings: PopUpSettings }),
  answers: { 200: Type.Object({ pop_up_settings: PopUpSettings }) },
});
