// One step of the dry run: when it happens, what it sends, or why it is skipped.
import type { HiringProcessDryRun } from '@onward/contract/hiring-processes/hiring-processes';
import { effectOf, messageKindOf, waitsForClock } from '@onward/domain/hiring-processes/rules';
import { CircleSlash, Mail } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { DraftRule } from '../process/process-draft.ts';
import { iconOfRule } from '../rules/rule-icons.ts';
import { useDelayText } from '../rules/use-delay-text.ts';
import { PlannedMessage } from './PlannedMessage.tsx';
import styles from './Timeline.module.css';

interface Props {
  step: HiringProcessDryRun['stages'][number]['steps'][number];
  /** Null for messages the product sends automatically. */
  rule: DraftRule | null;
  target: string;
  timeOf: (moment: string) => string;
}

export function Step({ step, rule, target, timeOf }: Props) {
  const { t } = useTranslation();
  const when = useWhen();
  const Icon = rule ? iconOfRule(rule.kind) : Mail;
  return (
    <li className={styles.step} data-off={step.skipped !== null}>
      <Icon size={16} aria-hidden="true" />
      <div className={styles.what}>
        <p className={styles.when}>{rule ? when(rule) : t(`hiring-processes:dryRun.letters.${step.mail ?? 'task'}`)}</p>
        {rule && (
          <p>
            <span className={styles.time}>{timeOf(step.runs_at)}</span>{' '}
            {t(`hiring-processes:dryRun.does.${doesOf(rule)}`, { stage: target })}
          </p>
        )}
        {step.skipped && (
          <p className={styles.why}>
            <CircleSlash size={14} aria-hidden="true" />
            {t(`hiring-processes:dryRun.skips.${step.skipped}`)}
          </p>
        )}
        {rule && messageKindOf(rule.kind) && step.messages.length === 0 && (
          <p className={styles.meta}>{t('hiring-processes:dryRun.silent')}</p>
        )}
        {step.messages.map((message) => (
          <PlannedMessage
            key={message.channel}
            message={message}
            leaves={step.skipped === null}
            opened={rule !== null}
            timeOf={timeOf}
          />
        ))}
      </div>
    </li>
  );
}

const doesOf = ({ kind }: DraftRule) => {
  const effect = effectOf(kind);
  if (effect !== 'send') return effect;
  return kind === 'offer_send' ? 'send_offer' : 'order_check';
};

function useWhen(): (rule: DraftRule) => string {
  const { t } = useTranslation();
  const delayText = useDelayText();
  return ({ trigger, delay_seconds }) => {
    const when = t(`hiring-processes:dryRun.when.${trigger}`);
    if (delay_seconds === 0) return when;
    const kind = !waitsForClock(trigger) ? 'after' : trigger === 'before_meeting' ? 'before' : 'stays';
    const delay = t(`hiring-processes:dryRun.delays.${kind}`, { delay: delayText(delay_seconds) });
    return t('hiring-processes:dryRun.whenAfter', { when, delay });
  };
}
