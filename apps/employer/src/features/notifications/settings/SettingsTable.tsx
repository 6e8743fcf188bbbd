// Events in groups, with a switch for each channel the plan includes (NTF-004, NTF-007).
import type { NotificationConfig } from '@onward/contract/notifications/notifications';
import type { FunctionModule } from '@onward/domain/company/modules';
import { mustFinishWizard } from '@onward/domain/identity/wizard';
import {
  CHANNELS,
  type Channel,
  isChannelOffered,
  NOTIFICATION_GROUPS,
  type NotificationGroup,
} from '@onward/domain/notifications/types';
import { Mail, MessageSquareText } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { paths } from '../../../platform/routing/paths.ts';
import { useCurrentUser } from '../../../platform/startup/use-startup.ts';
import { SettingsRow } from './SettingsRow.tsx';
import styles from './SettingsTable.module.css';

interface Props {
  configs: readonly NotificationConfig[];
  modules: readonly FunctionModule[];
  disabled: boolean;
  onSwitch: (id: number, channel: Channel, on: boolean) => void;
}

const CHANNEL_ICONS = { email: Mail, sms: MessageSquareText };
const GROUPS = Object.keys(NOTIFICATION_GROUPS) as NotificationGroup[];

export function SettingsTable({ configs, modules, disabled, onSwitch }: Props) {
  const { t } = useTranslation();
  const offers = (config: NotificationConfig, channel: Channel) =>
    isChannelOffered(config.notification_type, channel, modules);
  // In the wizard every link would lead back to it, so links are left out.
  const inWizard = mustFinishWizard(useCurrentUser());
  // A channel that no event offers gets no column.
  const channels = CHANNELS.filter((channel) => configs.some((config) => offers(config, channel)));

  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col" className={styles.columnHead}>
            {t('notifications:settings.event')}
          </th>
          {channels.map((channel) => {
            const Icon = CHANNEL_ICONS[channel];
            return (
              <th key={channel} scope="col" className={`${styles.columnHead} ${styles.channel}`}>
                <span className={styles.channelName}>
                  <Icon size={14} aria-hidden="true" />
                  {t(`notifications:settings.${channel}`)}
                </span>
              </th>
            );
          })}
        </tr>
      </thead>
      {GROUPS.map((group) => (
        <tbody key={group}>
          <tr>
            <th scope="colgroup" colSpan={channels.length + 1} className={styles.group}>
              {t(`notifications:groups.${group}`)}
              {group === 'scheduling' && modules.includes('scheduling') && !inWizard && (
                <Link to={paths.schedule()} className={styles.groupLink}>
                  {t('notifications:settings.openSchedule')}
                </Link>
              )}
            </th>
          </tr>
          {NOTIFICATION_GROUPS[group]
            .flatMap((type) => configs.find((config) => config.notification_type === type) ?? [])
            .map((config) => (
              <SettingsRow
                key={config.id}
                config={config}
                channels={channels}
                offers={(channel) => offers(config, channel)}
                disabled={disabled}
                onSwitch={onSwitch}
              />
            ))}
        </tbody>
      ))}
    </table>
  );
}
