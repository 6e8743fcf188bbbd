// One rule: how many of the remaining times it removes, and how to change it or who can.
import type { SlotRule } from '@onward/domain/interviews/slots';
import { Button } from 'antd';
import {
  ArrowLeftRight,
  CalendarClock,
  CalendarRange,
  CalendarX2,
  Check,
  Hourglass,
  type LucideIcon,
  Users,
} from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { LinkButton } from '../../../../design/page/LinkButton.tsx';
import { useAccess } from '../../../../platform/access.ts';
import { paths } from '../../../../platform/routing/paths.ts';
import type { Diagnosis } from './diagnosis.api.ts';
import { type Fix, isFixable } from './fixes.ts';
import styles from './WhyNotDrawer.module.css';

const ICONS: Record<SlotRule, LucideIcon> = {
  no_shared_time: CalendarX2,
  notice: Hourglass,
  busy: CalendarClock,
  buffer: ArrowLeftRight,
  full: Users,
  range: CalendarRange,
};

type Rule = Diagnosis['rules'][number];

interface Props {
  rule: Rule;
  /** The number of times left before this rule. */
  before: number;
  possible: number;
  processId: number | null;
  stageId: number;
  isChosen: boolean;
  mayEdit: (staffId: number) => boolean;
  onToggle: (fix: Fix) => void;
}

export function RuleRow({ rule, before, possible, processId, stageId, isChosen, mayEdit, onToggle }: Props) {
  const { t, i18n } = useTranslation();
  const Icon = ICONS[rule.rule];
  const names = new Intl.ListFormat(i18n.language).format(rule.interviewers.map(({ name }) => name));
  const share = (count: number): string => `${possible > 0 ? (count / possible) * 100 : 0}%`;
  return (
    <li className={styles.rule}>
      <span className={styles.tile}>
        <Icon size={16} aria-hidden="true" />
      </span>
      <div className={styles.words}>
        <strong>{t(`interviews:why.rules.${rule.rule}.title`, { count: rule.value ?? 0 })}</strong>
        <span className={styles.meta}>
          {rule.removed === 0
            ? t('interviews:why.takesNothing')
            : names
              ? t(`interviews:why.rules.${rule.rule}.text`, { names })
              : t('interviews:why.takesSome')}
        </span>
      </div>
      <span className={styles.removed} data-none={rule.removed === 0}>
        {rule.removed === 0 ? '0' : `−${rule.removed}`}
      </span>
      <div className={styles.fix}>
        <RuleAction
          rule={rule}
          processId={processId}
          stageId={stageId}
          isChosen={isChosen}
          mayEdit={mayEdit}
          onToggle={onToggle}
        />
      </div>
      <span className={styles.bar} aria-hidden="true">
        <span style={{ width: share(Math.max(0, before - rule.removed)) }} data-part="left" />
        <span style={{ width: share(rule.removed) }} data-part="gone" />
      </span>
    </li>
  );
}

function RuleAction({ rule, processId, stageId, isChosen, mayEdit, onToggle }: Omit<Props, 'before' | 'possible'>) {
  const { t, i18n } = useTranslation();
  const mayEditProcess = useAccess().may({
    permission: 'edit_template',
    module: 'hiring_stages',
    feature: 'hiring_processes',
  });
  if (rule.removed === 0) return null;
  const [first] = rule.interviewers;
  if (rule.rule === 'no_shared_time' && first) {
    return mayEdit(first.id) ? (
      <LinkButton to={paths.availability(first.id)}>
        {t('interviews:why.editTimes', { name: firstName(first.name) })}
      </LinkButton>
    ) : (
      <AskOthers names={first.name} />
    );
  }
  if (rule.rule === 'full') {
    return mayEditProcess && processId !== null ? (
      <LinkButton to={paths.editHiringProcess(processId, 'stages', { stage: stageId, field: 'capacity' })}>
        {t('interviews:why.raiseCapacity')}
      </LinkButton>
    ) : null;
  }
  const { suggestion } = rule;
  if (!suggestion || !isFixable(rule.rule)) return null;
  const kind = rule.rule;
  const others = rule.interviewers.filter(({ id }) => !mayEdit(id));
  if (others.length === rule.interviewers.length && others.length > 0) {
    return <AskOthers names={new Intl.ListFormat(i18n.language).format(others.map(({ name }) => name))} />;
  }
  return (
    <Button
      aria-pressed={isChosen}
      className={isChosen ? (styles.chosen ?? '') : ''}
      icon={isChosen ? <Check size={15} /> : null}
      title={t('interviews:why.leftWith', { count: suggestion.left })}
      onClick={() => onToggle({ rule: kind, value: suggestion.value })}
    >
      {t(`interviews:why.rules.${kind}.fix`, { count: suggestion.value })}
    </Button>
  );
}

const firstName = (name: string): string => name.split(' ')[0] ?? name;

function AskOthers({ names }: { names: string }) {
  const { t } = useTranslation();
  return <span className={styles.meta}>{t('interviews:why.mustDo', { names })}</span>;
}
