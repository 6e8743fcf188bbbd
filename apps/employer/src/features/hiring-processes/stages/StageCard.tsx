// One stage in the list: name, type and number of rules.
import { CircleAlert, Zap } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { STAGE_ICONS } from '../parts/stage-icons.ts';
import type { DraftStage } from '../process/process-draft.ts';
import styles from './StageCard.module.css';

interface Props {
  stage: DraftStage;
  /** Number of rules. */
  rules: number;
  chosen: boolean;
  withProblem: boolean;
  handle: ReactNode;
  onChoose: () => void;
}

export function StageCard({ stage, rules, chosen, withProblem, handle, onChoose }: Props) {
  const { t } = useTranslation();
  const Icon = STAGE_ICONS[stage.stage_type];
  return (
    <div className={styles.card} data-chosen={chosen} data-troubled={withProblem} data-fixed={handle === null}>
      {handle}
      <button type="button" className={styles.open} aria-current={chosen} onClick={onChoose}>
        <span className={styles.icon}>
          <Icon size={16} aria-hidden="true" />
        </span>
        <span className={styles.text}>
          <span className={styles.name}>{stage.name || t('hiring-processes:unnamed')}</span>
          <span className={styles.meta}>
            {t(`hiring-processes:stageTypes.${stage.stage_type}`)}
            {stage.applicants_count > 0 && ` · ${t('hiring-processes:applicants', { count: stage.applicants_count })}`}
          </span>
        </span>
        {withProblem && (
          <CircleAlert size={16} className={styles.trouble} role="img" aria-label={t('hiring-processes:hasProblem')} />
        )}
        {rules > 0 && (
          <span className={styles.rules}>
            <Zap size={14} aria-hidden="true" />
            <span aria-hidden="true">{rules}</span>
            <span className="visually-hidden">{t('hiring-processes:rulesCount', { count: rules })}</span>
          </span>
        )}
      </button>
    </div>
  );
}
