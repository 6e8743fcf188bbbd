// The rules of a stage, and the kinds that can be added (JOB-025, JOB-026, JOB-027).
import { messageKindOf, offeredKinds, RULES_PER_STAGE_MAX, type RuleKind } from '@onward/domain/hiring-processes/rules';
import { Button, Dropdown } from 'antd';
import { Plus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { addRule, changeRule, type DraftStage, removeRule, rulesOf } from '../process/process-draft.ts';
import type { ProcessEditing } from '../process/use-process-editor.ts';
import { RuleCard } from './RuleCard.tsx';
import styles from './RuleList.module.css';
import { iconOfRule } from './rule-icons.ts';
import { useFirstMessage } from './use-first-message.ts';

interface Props {
  editing: ProcessEditing;
  stage: DraftStage;
  /** Omitted when there is already a heading above. */
  heading?: string;
}

export function RuleList({ editing, stage, heading }: Props) {
  const { t } = useTranslation();
  const firstMessage = useFirstMessage();
  const { draft, problems } = editing;
  const rules = rulesOf(draft, stage.id);
  const kinds = offeredKinds(
    stage.stage_type,
    rules.map(({ kind }) => kind),
  );
  const add = (kind: RuleKind) => {
    const message = firstMessage(messageKindOf(kind));
    editing.change(addRule(draft, stage, kind, message));
  };

  return (
    <section className={styles.rules} aria-label={t('hiring-processes:automationOf', { name: stage.name })}>
      <header className={styles.head}>
        <h3>{heading ?? t('hiring-processes:automationNote')}</h3>
        {heading && <span>{t('hiring-processes:automationNote')}</span>}
        {rules.length < RULES_PER_STAGE_MAX && (
          <Dropdown
            trigger={['click']}
            placement="bottomRight"
            autoFocus
            menu={{
              items: kinds.map((kind) => {
                const Icon = iconOfRule(kind);
                return {
                  key: kind,
                  icon: <Icon size={15} />,
                  label: t(`hiring-processes:kinds.${kind}`),
                  onClick: () => add(kind),
                };
              }),
            }}
          >
            <Button size="small" icon={<Plus size={15} />} disabled={kinds.length === 0}>
              {t('hiring-processes:addRule')}
            </Button>
          </Dropdown>
        )}
      </header>
      {rules.length === 0 && <p className={styles.none}>{t('hiring-processes:noRules')}</p>}
      {rules.map((rule) => (
        <RuleCard
          key={rule.id}
          rule={rule}
          number={numberOf(rules, rule.id)}
          stage={stage}
          stages={draft.stages}
          problem={problems.rules.get(rule.id) ?? null}
          onChange={(change) => editing.change(changeRule(draft, rule.id, change))}
          onRemove={() => editing.change(removeRule(draft, rule.id))}
        />
      ))}
    </section>
  );
}

/** The rule's number among those of its kind; null for the only one. */
function numberOf(rules: readonly { id: number; kind: RuleKind }[], id: number): number | null {
  const kind = rules.find((rule) => rule.id === id)?.kind;
  const alike = rules.filter((rule) => rule.kind === kind);
  return alike.length === 1 ? null : alike.findIndex((rule) => rule.id === id) + 1;
}
