// "Turn all on / off": what the button does next, and how long to wait for it (NTF-006).
import type { FunctionModule } from '../company/modules.ts';
import { allowedSettings, CHANNELS, type ChannelSettings, isChannelOffered, type NotificationType } from './types.ts';

export const TURN_ALL_GIVE_UP_MS = 30_000;

export interface ConfigState {
  id: number;
  notification_type: NotificationType;
  settings: ChannelSettings;
}

/** The button turns everything on as long as any available toggle is off. */
export const turnAllTarget = (configs: readonly ConfigState[], modules: readonly FunctionModule[]): boolean =>
  configs.some((config) =>
    CHANNELS.some(
      (channel) => isChannelOffered(config.notification_type, channel, modules) && !config.settings[channel],
    ),
  );

export const turnAllSettings = (
  configs: readonly ConfigState[],
  on: boolean,
  modules: readonly FunctionModule[],
): { id: number; settings: ChannelSettings }[] =>
  configs.map(({ id, notification_type }) => ({
    id,
    settings: allowedSettings(notification_type, { email: on, sms: on }, modules),
  }));

export const hasReached = (
  configs: readonly ConfigState[],
  wanted: readonly { id: number; settings: ChannelSettings }[],
): boolean =>
  wanted.every(({ id, settings }) => {
    const config = configs.find((candidate) => candidate.id === id);
    return config?.settings.email === settings.email && config.settings.sms === settings.sms;
  });
