// Chooses the channel and shows its address; a channel that cannot be used says why (MSG-006, AHD-009).
import type { Conversation } from '@onward/contract/messages/conversations';
import type { Channel } from '@onward/domain/messages/channels';
import { CircleSlash } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { usePhoneRules } from '../../../design/fields/use-phone-rules.ts';
import styles from './ChannelSwitch.module.css';

interface Props {
  value: Channel;
  reach: Conversation['reach'];
  onChange: (channel: Channel) => void;
}

const IN_ORDER: readonly Channel[] = ['sms', 'email'];

export function ChannelSwitch({ value, reach, onChange }: Props) {
  const { t } = useTranslation();
  const { reason } = reach[value];
  return (
    <div className={styles.row}>
      <fieldset className={styles.switch}>
        <legend className="visually-hidden">{t('messages:composer.channel')}</legend>
        {IN_ORDER.map((channel) => (
          <button
            key={channel}
            type="button"
            aria-pressed={channel === value}
            data-closed={reach[channel].reason !== null}
            onClick={() => onChange(channel)}
          >
            {t(`messages:channels.${channel}`)}
          </button>
        ))}
      </fieldset>
      {reason ? (
        <p className={styles.reason} role="status">
          <CircleSlash size={14} aria-hidden="true" />
          {t(`messages:unreachable.${reason}`)}
        </p>
      ) : (
        <p className={styles.to}>
          <Destination channel={value} to={reach[value].to ?? ''} />
        </p>
      )}
    </div>
  );
}

function Destination({ channel, to }: { channel: Channel; to: string }) {
  const { t } = useTranslation();
  const rules = usePhoneRules();
  const shown = channel === 'sms' ? (rules?.formatFullPhoneNumber(to) ?? to) : to;
  return <>{t('messages:composer.to', { address: shown })}</>;
}
