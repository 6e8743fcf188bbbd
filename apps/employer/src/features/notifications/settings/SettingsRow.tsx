// One event with its switches.
import type { NotificationConfig } from '@onward/contract/notifications/notifications';
import type { Channel } from '@onward/domain/notifications/types';
import { Switch } from 'antd';
import { useTranslation } from 'react-i18next';
import styles from './SettingsTable.module.css';

interface Props {
  config: NotificationConfig;
  channels: readonly Channel[];
  offers: (channel: Channel) => boolean;
  disabled: boolean;
  onSwitch: (id: number, channel: Channel, on: boolean) => void;
}

export function SettingsRow({ config, channels, offers, disabled, onSwitch }: Props) {
  const { t } = useTranslation();
  const event = t(`notifications:types.${config.notification_type}.label`);
  return (
    <tr>
      <th scope="row" className={styles.event}>
        <span className={styles.label}>{event}</span>
        <span className={styles.description}>{t(`notifications:types.${config.notification_type}.description`)}</span>
      </th>
      {channels.map((channel) => (
        <td key={channel} className={styles.channel}>
          {offers(channel) && (
            <Switch
              aria-label={t(`notifications:settings.${channel}For`, { event })}
              checked={config.settings[channel]}
              disabled={disabled}
              onChange={(on) => onSwitch(config.id, channel, on)}
            />
          )}
        </td>
      ))}
    </tr>
  );
}
