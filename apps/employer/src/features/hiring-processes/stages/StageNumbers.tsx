// What happened in the stage in 30 days.
import { SECONDS } from '@onward/domain/platform/time-units';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { activityQuery } from '../hiring-processes.api.ts';
import styles from './StageNumbers.module.css';

interface Props {
  processId: number;
  stageId: number;
}

export function StageNumbers({ processId, stageId }: Props) {
  const { t, i18n } = useTranslation();
  const { data: stages } = useQuery(activityQuery(processId));
  const found = stages?.find(({ stage_id }) => stage_id === stageId);
  if (!found) return null;
  const { entered, advanced_automatically: advanced, median_seconds_in_stage: median, reminders_sent } = found;
  const share = entered === 0 ? '—' : percent(advanced / entered, i18n.language);
  const numbers = [
    { key: 'entered', value: entered.toLocaleString(i18n.language) },
    { key: 'advanced', value: share },
    { key: 'median', value: median === null ? '—' : duration(median, i18n.language) },
    { key: 'reminders', value: reminders_sent.toLocaleString(i18n.language) },
  ] as const;
  return (
    <dl className={styles.numbers}>
      {numbers.map(({ key, value }) => (
        <div key={key}>
          <dt>{t(`hiring-processes:numbers.${key}`)}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

const percent = (share: number, language: string): string =>
  new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 0 }).format(share);

/** In the largest unit that leaves at least one of it. */
function duration(seconds: number, language: string): string {
  const unit = seconds >= SECONDS.day ? 'day' : seconds >= SECONDS.hour ? 'hour' : 'minute';
  const amount = Math.round(seconds / SECONDS[unit]);
  return new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'short' }).format(amount);
}
