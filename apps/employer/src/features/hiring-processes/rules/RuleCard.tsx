// A rule as a sentence with pickers for its values (JOB-027).
import { Button, Switch } from 'antd';
import { CircleAlert, Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { DraftRule, DraftStage } from '../process/process-draft.ts';
import styles from './RuleCard.module.css';
import { RuleOfferFields } from './RuleOfferFields.tsx';
import { RuleSentence } from './RuleSentence.tsx';
import { iconOfRule } from './rule-icons.ts';

interface Props {
  rule: DraftRule;
  number: number | null;
  stage: DraftStage;
  stages: readonly DraftStage[];
  problem: string | null;
  onChange: (change: Partial<DraftRule>) => void;
  onRemove: () => void;
}

export function RuleCard({ rule, number, problem, onChange, onRemove, ...place }: Props) {
  const { t } = useTranslation();
  const Icon = iconOfRule(rule.kind);
  const name = [t(`hiring-processes:kinds.${rule.kind}`), number].filter(Boolean).join(' ');
  return (
    <fieldset className={styles.rule} data-off={!rule.enabled} data-troubled={problem !== null}>
      <legend className="visually-hidden">{name}</legend>
      <span className={styles.icon}>
        <Icon size={16} aria-hidden="true" />
      </span>
      <div className={styles.text}>
        <p className={styles.kind} aria-hidden="true">
          {name}
        </p>
        <RuleSentence rule={rule} onChange={onChange} {...place} />
        {rule.kind === 'offer_send' && <RuleOfferFields rule={rule} stage={place.stage} onChange={onChange} />}
        {problem && (
          <p className={styles.problem}>
            <CircleAlert size={14} aria-hidden="true" />
            {problem}
          </p>
        )}
      </div>
      <div className={styles.actions}>
        <Switch
          checked={rule.enabled}
          aria-label={t('hiring-processes:ruleOn', { name })}
          onChange={(enabled) => onChange({ enabled })}
        />
        <Button
          type="text"
          size="small"
          icon={<Trash2 size={16} />}
          aria-label={t('hiring-processes:removeRule', { name })}
          title={t('hiring-processes:removeRule', { name })}
          onClick={onRemove}
        />
      </div>
    </fieldset>
  );
}
