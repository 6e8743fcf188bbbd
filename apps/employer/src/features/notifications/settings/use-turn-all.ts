// "Turn all on / off": requests it, waits until it is done, and shows the result (NTF-005, NTF-006).
import type { NotificationConfig } from '@onward/contract/notifications/notifications';
import type { FunctionModule } from '@onward/domain/company/modules';
import { turnAllSettings } from '@onward/domain/notifications/turn-all';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toasts } from '../../../design/toasts/toasts.ts';
import { showFailure } from '../../../platform/errors/handle-error.ts';
import { readSettings, saveAllSettings } from './settings.api.ts';
import { waitUntilReached } from './wait-until-reached.ts';

const pause = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds));

export function useTurnAll(configs: readonly NotificationConfig[], modules: readonly FunctionModule[]) {
  const { t } = useTranslation();
  const [running, setRunning] = useState(false);

  const turnAll = async (on: boolean) => {
    const wanted = turnAllSettings(configs, on, modules);
    setRunning(true);
    try {
      await saveAllSettings(wanted);
      const reached = await waitUntilReached({ wanted, read: readSettings, pause });
      if (reached) toasts.success(t('notifications:settings.allUpdated'));
      else toasts.error(t('notifications:settings.allUpdateFailed'));
    } catch (error) {
      showFailure(error, t('notifications:settings.allUpdateFailed'));
    } finally {
      setRunning(false);
    }
  };

  return { running, turnAll };
}
