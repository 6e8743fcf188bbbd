// The length of a text message and its number of segments: `214 / 1600 · 2 segments` (MSG-005, AHD-009).
import { type Channel, EMAIL_MAX, SMS_MAX } from '@onward/domain/messages/channels';
import { countSegments } from '@onward/domain/messages/segments';
import { useTranslation } from 'react-i18next';
import styles from './LengthCount.module.css';

const NEAR = 0.9;

interface Props {
  channel: Channel;
  /** The text with its tags filled in. */
  text: string;
}

export function LengthCount({ channel, text }: Props) {
  const { t } = useTranslation();
  const most = channel === 'sms' ? SMS_MAX : EMAIL_MAX;
  const used = text.length;
  if (used === 0 || (channel === 'email' && used < most * NEAR)) return null;
  const length = t('messages:composer.length', { used, most });
  const state = used >= most ? 'over' : used >= most * NEAR ? 'near' : 'fine';
  return (
    <span className={`${styles.count} tabular`} data-state={state}>
      {channel === 'sms'
        ? `${length} · ${t('messages:composer.segments', { count: countSegments(text).segments })}`
        : length}
    </span>
  );
}
