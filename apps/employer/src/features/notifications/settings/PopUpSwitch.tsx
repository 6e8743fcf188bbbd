// Turns pop-ups of live events on or off (NTF-017).
import { useQuery } from '@tanstack/react-query';
import { Switch } from 'antd';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { toasts } from '../../../design/toasts/toasts.ts';
import { showFailure } from '../../../platform/errors/handle-error.ts';
import { queryClient } from '../../../platform/query-client.ts';
import styles from './PopUpSwitch.module.css';
import { popUpSettingsQuery, savePopUpSettings } from './settings.api.ts';

export function PopUpSwitch({ disabled }: { disabled: boolean }) {
  const { t } = useTranslation();
  const id = useId();
  const { data } = useQuery(popUpSettingsQuery);
  if (!data) return null;
  const change = async (on: boolean) => {
    const show = (live_events: boolean) => queryClient.setQueryData(popUpSettingsQuery.queryKey, { live_events });
    show(on);
    try {
      await savePopUpSettings(on);
      toasts.success(t('notifications:settings.updated'));
    } catch (error) {
      show(!on);
      showFailure(error, t('notifications:settings.updateFailed'));
    }
  };
  return (
    <div className={styles.row}>
      <Switch
        id={id}
        checked={data.live_events}
        disabled={disabled}
        aria-describedby={`${id}-hint`}
        onChange={(on) => void change(on)}
      />
      <label htmlFor={id}>{t('notifications:settings.popUps')}</label>
      <p id={`${id}-hint`}>{t('notifications:settings.popUpsHint')}</p>
    </div>
  );
}
