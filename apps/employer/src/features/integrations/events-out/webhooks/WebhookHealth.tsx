// Whether a webhook works: its state, how many deliveries succeeded, and how many are waiting.
import type { Webhook } from '@onward/contract/integrations/webhooks';
import { SECONDS } from '@onward/domain/platform/time/time-units';
import { CircleAlert, CircleCheck, CirclePause, Clock3 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Pill, type PillLook } from '../../../../design/status/Pill.tsx';
import { durationParts } from '../../../../platform/language/duration.ts';
import { useNumberFormat } from '../../../../platform/language/use-number-format.ts';
import styles from './WebhookList.module.css';

type Health = 'gone' | 'off' | 'failing' | 'unused' | 'working';

/** The text is `events-out:webhooks.<health>`. */
const LOOKS: Record<Health, PillLook> = {
  gone: { tone: 'red', icon: CircleAlert },
  off: { tone: 'neutral', icon: CirclePause },
  failing: { tone: 'red', icon: CircleAlert },
  unused: { tone: 'neutral', icon: Clock3 },
  working: { tone: 'green', icon: CircleCheck },
};

function healthOf({ enabled, disabled_reason, failing_since, delivered_percent }: Webhook): Health {
  if (!enabled) return disabled_reason ?? 'off';
  if (failing_since) return 'failing';
  return delivered_percent === null ? 'unused' : 'working';
}

export function WebhookHealth({ webhook }: { webhook: Webhook }) {
  const { t } = useTranslation();
  const number = useNumberFormat();
  const { failing_since: since, delivered_percent: percent, pending_count: waiting } = webhook;
  const health = healthOf(webhook);
  return (
    <div className={styles.health}>
      <Pill plain {...LOOKS[health]}>
        {t(`events-out:webhooks.${health}`, { time: since && number(...durationParts(secondsSince(since))) })}
      </Pill>
      <span>
        {percent !== null && t('events-out:webhooks.percent', { percent: number(percent) })}
        {waiting > 0 && ` · ${t('events-out:webhooks.waiting', { count: waiting })}`}
      </span>
    </div>
  );
}

const secondsSince = (moment: string): number => Math.max(SECONDS.minute, (Date.now() - Date.parse(moment)) / 1000);
