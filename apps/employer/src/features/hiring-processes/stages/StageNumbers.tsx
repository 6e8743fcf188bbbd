// The stage's numbers of the last 30 days.
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { durationParts } from '../../../platform/language/duration.ts';
import { useNumberFormat } from '../../../platform/language/use-number-format.ts';
import { activityQuery } from '../hiring-processes.api.ts';
import styles from './StageNumbers.module.css';

interface Props {
  processId: number;
  stageId: number;
}

export function StageNumbers({ processId, stageId }: Props) {
  const { t } = useTranslation();
  const figure = useNumberFormat();
  const { data: stages } = useQuery(activityQuery(processId));
  const found = stages?.find(({ stage_id }) => stage_id === stageId);
  if (!found) return null;
  const { entered, advanced_automatically: advanced, median_seconds_in_stage: median, reminders_sent } = found;
  const share = entered === 0 ? '—' : figure(advanced / entered, { style: 'percent' });
  const numbers = [
    { key: 'entered', value: figure(entered) },
    { key: 'advanced', value: share },
    { key: 'median', value: median === null ? '—' : figure(...durationParts(median)) },
    { key: 'reminders', value: figure(reminders_sent) },
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
