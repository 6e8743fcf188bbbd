// Applicants per stage as one bar; its length shows the total.
import type { PositionRow } from '@onward/contract/positions/position';
import { useTranslation } from 'react-i18next';
import styles from './PipelineBar.module.css';

interface Props {
  position: Pick<PositionRow, 'pipeline' | 'applicants_count'>;
  /** The highest total on the page, which gets the full length. */
  most: number;
}

const SHADES = 5;

export function PipelineBar({ position: { pipeline, applicants_count: total }, most }: Props) {
  const { t } = useTranslation();
  if (total === 0) return <span className={styles.none}>{t('positions:noApplicants')}</span>;
  const stages = pipeline.filter(({ count }) => count > 0);
  const inProgress = stages.reduce((sum, { count }) => sum + count, 0);
  const label = stages.map(({ name, count }) => t('positions:inStage', { stage: name, count })).join(', ');
  const shade = (index: number) => Math.min(SHADES, Math.floor((index * SHADES) / Math.max(1, pipeline.length)) + 1);
  return (
    <span className={styles.pipeline} title={label}>
      <span className={styles.bar} role="img" aria-label={label}>
        {pipeline.map(({ stage_id, count }, index) => (
          <i
            key={stage_id}
            data-shade={shade(index)}
            hidden={count === 0}
            style={{ width: `${(count / Math.max(inProgress, 1)) * (inProgress / Math.max(most, 1)) * 100}%` }}
          />
        ))}
      </span>
      <span className="tabular">{total}</span>
    </span>
  );
}
