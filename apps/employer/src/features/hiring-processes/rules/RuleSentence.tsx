// The sentence of a rule in the word order of the user's language, with a picker for each value.
import { ruleSentence } from '@onward/domain/hiring-processes/rule-sentence';
import { type RuleTrigger, triggersOf, waitsForClock } from '@onward/domain/hiring-processes/rules';
import { SECONDS } from '@onward/domain/platform/time/time-units';
import { Select } from 'antd';
import { Trans, useTranslation } from 'react-i18next';
import type { DraftRule, DraftStage } from '../process/process-draft.ts';
import { DelayPicker } from './DelayPicker.tsx';
import { MessagePicker } from './MessagePicker.tsx';
import styles from './RuleSentence.module.css';

interface Props {
  rule: DraftRule;
  stage: DraftStage;
  stages: readonly DraftStage[];
  onChange: (change: Partial<DraftRule>) => void;
}

export function RuleSentence({ rule, stage, stages, onChange }: Props) {
  const { t } = useTranslation();
  const triggers = triggersOf(rule.kind, stage.stage_type);
  const triggerText = (trigger: RuleTrigger) => t(`hiring-processes:triggers.${trigger}`);
  return (
    <div className={styles.sentence}>
      <Trans
        i18nKey={`hiring-processes:sentences.${ruleSentence(rule)}`}
        components={{
          trigger:
            triggers.length > 1 ? (
              <Select<RuleTrigger>
                size="small"
                popupMatchSelectWidth={false}
                aria-label={t('hiring-processes:pick.trigger')}
                value={rule.trigger}
                options={triggers.map((trigger) => ({ value: trigger, label: triggerText(trigger) }))}
                onChange={(trigger) => onChange({ trigger, ...startingDelay(trigger, rule.delay_seconds) })}
              />
            ) : (
              <strong>{triggerText(rule.trigger)}</strong>
            ),
          delay: (
            <DelayPicker
              seconds={rule.delay_seconds}
              mayBeNone={!waitsForClock(rule.trigger)}
              onChange={(delay_seconds) => onChange({ delay_seconds })}
            />
          ),
          target: (
            <Select<number>
              size="small"
              popupMatchSelectWidth={false}
              aria-label={t('hiring-processes:pick.target')}
              value={rule.target_stage_id ?? NEXT_STAGE}
              options={[
                { value: NEXT_STAGE, label: t('hiring-processes:nextStage') },
                ...stages
                  .filter(({ id }) => id !== stage.id)
                  .map(({ id, name }) => ({ value: id, label: name || t('hiring-processes:unnamed') })),
              ]}
              onChange={(id) => onChange({ target_stage_id: id === NEXT_STAGE ? null : id })}
            />
          ),
          message: <MessagePicker rule={rule} onChange={onChange} />,
        }}
      />
    </div>
  );
}

/** A value no stage has: stage ids start at 1, new ones are negative. */
const NEXT_STAGE = 0;

const startingDelay = (trigger: RuleTrigger, seconds: number): Partial<DraftRule> =>
  waitsForClock(trigger) && seconds === 0 ? { delay_seconds: SECONDS.day } : {};
