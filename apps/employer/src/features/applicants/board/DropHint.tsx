// Shows what a stage would send and start before somebody is moved there.
import type { StageEffects } from '@onward/contract/applicants/pipeline';
import { READY_TASKS } from '@onward/domain/careers/task-links';
import { ruleSentence } from '@onward/domain/hiring-processes/rule-sentence';
import { SECONDS } from '@onward/domain/platform/time/time-units';
import { Zap } from 'lucide-react';
import { Trans, useTranslation } from 'react-i18next';
import { usePackageName } from '../../background-checks/parts/use-account-packages.ts';
import styles from './Board.module.css';

const ordersCheck = ({ rules, package: name }: StageEffects): boolean =>
  name !== null && rules.some(({ kind }) => kind === 'background_check_send');

export const hasEffects = ({ rules }: StageEffects): boolean => rules.length > 0;

interface Props {
  stage: StageEffects;
  /** Who would be moved: a first name, or how many. */
  who: string;
}

const MAX_SHOWN = 3;

export function DropHint({ stage, who }: Props) {
  const { t } = useTranslation();
  const packageName = usePackageName();
  const sendsLink = READY_TASKS.some((type) => type === stage.stage_type);
  if (!hasEffects(stage) && !sendsLink) return null;
  const others = stage.rules.filter(({ kind }) => !(kind === 'background_check_send' && stage.package !== null));
  return (
    <div className={styles.hint} role="note">
      <Zap size={14} aria-hidden="true" />
      <ul>
        {stage.package !== null && ordersCheck(stage) && (
          <li>{t('applicants:board.orders', { package: packageName(stage.package), who })}</li>
        )}
        {sendsLink && <li>{t('applicants:board.sendsLink', { who })}</li>}
        {others.slice(0, MAX_SHOWN).map((rule) => (
          <li key={`${rule.kind} ${rule.delay_seconds}`}>
            <RuleText rule={rule} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function RuleText({ rule }: { rule: StageEffects['rules'][number] }) {
  const { t } = useTranslation();
  return (
    <Trans
      i18nKey={`hiring-processes:sentences.${ruleSentence(rule)}`}
      components={{
        trigger: <>{t(`hiring-processes:triggers.${rule.trigger}`)}</>,
        target: <>{t('hiring-processes:nextStage')}</>,
        delay: <>{delayText(rule.delay_seconds)}</>,
        message: (
          <>{rule.channel ? t(`hiring-processes:channelWords.${rule.channel}`) : t('hiring-processes:noMessage')}</>
        ),
      }}
    />
  );

  function delayText(seconds: number): string {
    const unit = seconds % SECONDS.day === 0 ? 'day' : 'hour';
    const amount = Math.round(seconds / SECONDS[unit]);
    return `${amount} ${t(`hiring-processes:units.${unit}`, { count: amount })}`;
  }
}
