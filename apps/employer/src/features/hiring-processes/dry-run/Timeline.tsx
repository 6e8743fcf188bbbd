// The stages in order, each with its steps and where it leads.

import type { HiringProcessDryRun } from '@onward/contract/hiring-processes/hiring-processes';
import { ArrowDown } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { weekdayMomentText } from '../../../platform/language/time-text.ts';
import { STAGE_ICONS } from '../parts/stage-icons.ts';
import type { ProcessDraft } from '../process/process-draft.ts';
import { Step } from './Step.tsx';
import styles from './Timeline.module.css';

interface Props {
  run: HiringProcessDryRun;
  draft: ProcessDraft;
}

export function Timeline({ run, draft }: Props) {
  const { t, i18n } = useTranslation();
  const timeOf = (moment: string) => weekdayMomentText(i18n.language, moment, run.person.time_zone);
  const nameOf = (id: number | null) =>
    draft.stages.find((stage) => stage.id === id)?.name || t('hiring-processes:unnamed');
  return (
    <ol className={styles.stages} aria-label={t('hiring-processes:stages')}>
      {run.stages.map(({ stage_id, on_the_way, enters_at, meeting_at, steps, leaving }) => {
        const Icon = STAGE_ICONS[draft.stages.find(({ id }) => id === stage_id)?.stage_type ?? 'custom'];
        return (
          <li key={stage_id} data-passed={!on_the_way}>
            <span className={styles.icon}>
              <Icon size={16} aria-hidden="true" />
            </span>
            <div className={styles.stage}>
              <h3>{nameOf(stage_id)}</h3>
              <p className={styles.meta}>
                {on_the_way
                  ? t('hiring-processes:dryRun.enters', { time: timeOf(enters_at) })
                  : t('hiring-processes:dryRun.skippedStage')}
              </p>
              {meeting_at && (
                <p className={styles.meta}>{t('hiring-processes:dryRun.meeting', { time: timeOf(meeting_at) })}</p>
              )}
              {steps.length === 0 ? (
                <p className={styles.meta}>{t('hiring-processes:dryRun.nothing')}</p>
              ) : (
                <ol className={styles.steps}>
                  {steps.map((step) => (
                    <Step
                      key={step.rule ?? step.mail}
                      step={step}
                      rule={step.rule === null ? null : (draft.rules[step.rule] ?? null)}
                      target={nameOf(step.to_stage_id)}
                      timeOf={timeOf}
                    />
                  ))}
                </ol>
              )}
              <p className={styles.leaving}>
                <ArrowDown size={14} aria-hidden="true" />
                {t(`hiring-processes:dryRun.leaving.${leaving.by}`, { stage: nameOf(leaving.to_stage_id) })}
              </p>
            </div>
          </li>
        );
      })}
    </ol>
  );
}
