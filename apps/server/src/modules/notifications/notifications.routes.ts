// The routes of the notifications room.
import {
  dismissPopUp,
  getPopUpSettings,
  listNotificationConfigs,
  listNotifications,
  markPopUpShown,
  readAllNotifications,
  updateAllNotificationConfigs,
  updateNotificationConfig,
  updatePopUpSettings,
} from '@onward/contract/notifications/notifications';
import { HISTORY_PAGE_SIZE } from '@onward/domain/platform/constants';
import { pageFacts, pageWindow } from '../../platform/database/lists.ts';
import { notFound } from '../../platform/http/errors.ts';
import { type Route, route } from '../../platform/http/route.ts';
import { translator } from '../../platform/i18n/translate.ts';
import * as popUps from './list-pop-ups.ts';
import { presentNotification } from './notifications.presenter.ts';
import * as queries from './notifications.queries.ts';
import * as settings from './settings.service.ts';

export const notificationsRoutes = (): Route[] => [
  route(listNotificationConfigs, async (call) => ({ notification_configs: await settings.listConfigs(call) })),
  route(updateNotificationConfig, async (call) => ({
    notification_config: await settings.updateConfig(call, { id: call.params.id, ...call.body.notification_config }),
  })),
  route(updateAllNotificationConfigs, async (call) => {
    await settings.requestUpdateAll(call, call.body.notification_configs);
    return { message: translator(call.language)('errors:done.settings_accepted') };
  }),
  route(listNotifications, async ({ tx, access, query, language }) => {
    const window = pageWindow(query, ['id'], { field: 'id', direction: 'desc' }, HISTORY_PAGE_SIZE);
    const rows = await queries.listLatest(tx, access, window);
    const { total, unread } = await queries.counts(tx, access);
    return {
      notifications: rows.map((row) => presentNotification(row, language)),
      unread_count: unread,
      ...pageFacts(window, total),
    };
  }),
  route(readAllNotifications, async ({ tx, access, now }) => {
    await queries.markAllRead(tx, access, now);
    return undefined;
  }),
  route(dismissPopUp, async ({ tx, access, params, now }) => {
    if (!(await popUps.dismissPopUp(tx, access, params.id, now))) throw notFound();
    return undefined;
  }),
  route(markPopUpShown, async ({ tx, access, params, now }) => {
    if (!(await popUps.markShown(tx, access, params.id, now))) throw notFound();
    return undefined;
  }),
  route(getPopUpSettings, async ({ tx, access }) => ({
    pop_up_settings: { live_events: await popUps.livePopUpsOn(tx, access) },
  })),
  route(updatePopUpSettings, async (call) => ({ pop_up_settings: await settings.updatePopUps(call, call.body) })),
];
