// API calls for the user's notification settings.
import {
  getPopUpSettings,
  listNotificationConfigs,
  type NotificationConfig,
  updateAllNotificationConfigs,
  updateNotificationConfig,
  updatePopUpSettings,
} from '@onward/contract/notifications/notifications';
import type { Channel, ChannelSettings } from '@onward/domain/notifications/types';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../../platform/api.ts';
import { queryClient } from '../../../platform/query-client.ts';

export interface WantedSettings {
  id: number;
  settings: ChannelSettings;
}

/** Silent: the table shows its own loading error. */
export const settingsQuery = queryOptions({
  queryKey: ['notifications', 'settings'] as const,
  queryFn: async ({ signal }) =>
    (await api.call(listNotificationConfigs, { signal, silent: true })).notification_configs,
});

/** The current settings, bypassing the cache. */
export const readSettings = (): Promise<NotificationConfig[]> =>
  queryClient.fetchQuery({ ...settingsQuery, staleTime: 0 });

/** Updates the cache optimistically. */
export const showChannel = (id: number, channel: Channel, on: boolean): void => {
  queryClient.setQueryData(settingsQuery.queryKey, (configs) =>
    configs?.map((config) =>
      config.id === id ? { ...config, settings: { ...config.settings, [channel]: on } } : config,
    ),
  );
};

export const shownSettings = (id: number): ChannelSettings | undefined =>
  queryClient.getQueryData(settingsQuery.queryKey)?.find((config) => config.id === id)?.settings;

export const saveSettings = ({ id, settings }: WantedSettings) =>
  api.call(updateNotificationConfig, { params: { id }, body: { notification_config: { settings } }, silent: true });

export const saveAllSettings = (wanted: WantedSettings[]) =>
  api.call(updateAllNotificationConfigs, { body: { notification_configs: wanted }, silent: true });

export const popUpSettingsQuery = queryOptions({
  queryKey: ['notifications', 'pop-ups'] as const,
  queryFn: async ({ signal }) => (await api.call(getPopUpSettings, { signal, silent: true })).pop_up_settings,
});

export const savePopUpSettings = (live_events: boolean) =>
  api.call(updatePopUpSettings, { body: { pop_up_settings: { live_events } }, silent: true });
