// A message that would be sent: channel, time and exact text, or why it doesn't reach the applicant.
import type { HiringProcessDryRun } from '@onward/contract/hiring-processes/hiring-processes';
import { useTranslation } from 'react-i18next';
import styles from './PlannedMessage.module.css';

interface Props {
  message: HiringProcessDryRun['stages'][number]['steps'][number]['messages'][number];
  /** False when the rule itself doesn't run. */
  leaves: boolean;
  opened: boolean;
  timeOf: (moment: string) => string;
}

export function PlannedMessage({ message, leaves, opened, timeOf }: Props) {
  const { t } = useTranslation();
  const { channel, to, skipped, leaves_at, held, subject, body, empty_tags: tags } = message;
  const time = timeOf(leaves_at);
  const fate = skipped
    ? t('hiring-processes:dryRun.notSent', { reason: t(`messages:unreachable.${skipped}`) })
    : t(`hiring-processes:dryRun.${held ? 'held' : 'leaves'}`, { time });
  return (
    <details className={styles.message} open={opened && leaves && skipped === null}>
      <summary>
        <span className={styles.channel}>{t(`messages:channels.${channel}`)}</span>
        {leaves && (
          <span className={styles.fate} data-refused={skipped !== null} data-held={held}>
            {fate}
          </span>
        )}
      </summary>
      <div className={styles.text}>
        {to && <p className={styles.to}>{to}</p>}
        {subject && <p className={styles.subject}>{subject}</p>}
        <p className={styles.body}>{body}</p>
        {tags.length > 0 && (
          <p className={styles.empty}>
            {t('hiring-processes:dryRun.emptyTags', {
              tags: tags.map((tag) => t(`hiring-processes:mergeTags.${tag}`)).join(', '),
            })}
          </p>
        )}
      </div>
    </details>
  );
}
