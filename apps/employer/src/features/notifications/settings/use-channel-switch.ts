// Switches one channel of one event: applied optimistically and rolled back when the server rejects it (NTF-005).
import type { Channel, ChannelSettings } from '@onward/domain/notifications/types';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { toasts } from '../../../design/toasts/toasts.ts';
import { showFailure } from '../../../platform/errors/handle-error.ts';
import { saveSettings, showChannel, shownSettings } from './settings.api.ts';

export type SwitchChannel = (id: number, channel: Channel, on: boolean) => Promise<void>;

export function useChannelSwitch(): SwitchChannel {
  const { t } = useTranslation();
  // Requests run one after another: each contains both channels of its event, so a late one must not undo a newer one.
  const last = useRef<Promise<unknown>>(Promise.resolve());

  return async (id, channel, on) => {
    showChannel(id, channel, on);
    const save = last.current.then(() => saveSettings({ id, settings: shownSettings(id) as ChannelSettings }));
    last.current = save.catch(() => null);
    try {
      await save;
      toasts.success(t('notifications:settings.updated'));
    } catch (error) {
      showChannel(id, channel, !on);
      showFailure(error, t('notifications:settings.updateFailed'));
    }
  };
}
