// One kind of records: how long it is kept, what happens then, and what the next run would remove.
import type { RetentionDueCount } from '@onward/contract/privacy/retention';
import {
  isSetByLaw,
  type RetentionAction,
  type RetentionKind,
  type RetentionRule,
  retentionOf,
} from '@onward/domain/privacy/retention';
import { Button, Select } from 'antd';
import { Lock } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useDates } from '../../../platform/language/use-dates.ts';
import { useNumberFormat } from '../../../platform/language/use-number-format.ts';
import styles from './RetentionRow.module.css';
import { useKeepText } from './rule-texts.ts';

interface Props {
  kind: RetentionKind;
  /** Null when the law sets the period. */
  rule: RetentionRule | null;
  isChanged: boolean;
  due: RetentionDueCount;
  nextRunOn: string;
  onChange: (values: Partial<RetentionRule>) => void;
  onSee: () => void;
}

/** The law wants applications for a year; only longer minimums are worth a mark. */
const MARKED_FROM_MONTHS = 24;

export function RetentionRow({ kind, rule, isChanged, due, nextRunOn, onChange, onSee }: Props) {
  const { t } = useTranslation();
  const { minimumMonths } = retentionOf(kind);
  return (
    <tr className={styles.row} data-changed={isChanged}>
      <th scope="row">
        <span className={styles.name}>
          {t(`privacy:kinds.${kind}`)}
          {minimumMonths !== null && minimumMonths >= MARKED_FROM_MONTHS && (
            <span className={styles.least}>{t('privacy:atLeast', { count: minimumMonths / 12 })}</span>
          )}
        </span>
        <small>{t(`privacy:about.${kind}`)}</small>
      </th>
      <td>{rule ? <KeepFor rule={rule} onChange={onChange} /> : <SetByLaw />}</td>
      <td>{rule ? <Then rule={rule} onChange={onChange} /> : t('privacy:actions.delete')}</td>
      <td>
        <NextRun kind={kind} rule={rule} due={due} nextRunOn={nextRunOn} onSee={onSee} />
      </td>
    </tr>
  );
}

function SetByLaw() {
  const { t } = useTranslation();
  return (
    <span className={styles.law}>
      <Lock size={14} aria-hidden="true" />
      {t('privacy:setByLaw')}
    </span>
  );
}

type Editing = { rule: RetentionRule; onChange: Props['onChange'] };

/** What a select can't hold: no period. */
const FOREVER = 0;

function KeepFor({ rule: { kind, keep_months }, onChange }: Editing) {
  const { t } = useTranslation();
  const keepText = useKeepText();
  const months = new Set([...retentionOf(kind).choices, ...(keep_months === null ? [] : [keep_months])]);
  const options = [...months]
    .toSorted((one, other) => one - other)
    .map((value) => ({ value, label: keepText(kind, value) }));
  return (
    <Select
      className={styles.select ?? ''}
      aria-label={t('privacy:keepLabel', { kind: t(`privacy:kinds.${kind}`) })}
      value={keep_months ?? FOREVER}
      options={[...options, { value: FOREVER, label: keepText(kind, null) }]}
      onChange={(value) => onChange({ keep_months: value === FOREVER ? null : value })}
    />
  );
}

function Then({ rule: { kind, action }, onChange }: Editing) {
  const { t } = useTranslation();
  const { actions } = retentionOf(kind);
  if (actions.length === 1) return t(`privacy:actions.${action}`);
  return (
    <Select<RetentionAction>
      className={styles.select ?? ''}
      aria-label={t('privacy:thenLabel', { kind: t(`privacy:kinds.${kind}`) })}
      value={action}
      options={actions.map((value) => ({ value, label: t(`privacy:actions.${value}`) }))}
      onChange={(value) => onChange({ action: value })}
    />
  );
}

function NextRun({ kind, rule, due: { count, held }, nextRunOn, onSee }: Omit<Props, 'isChanged' | 'onChange'>) {
  const { t } = useTranslation();
  const { day } = useDates();
  const figure = useNumberFormat();
  if (rule?.keep_months === null) return <span className={styles.none}>{t('privacy:next.off')}</span>;
  if (count + held === 0) return <span className={styles.none}>{t('privacy:next.none')}</span>;
  const amount = figure(count);
  return (
    <Button type="link" size="small" className={styles.see ?? ''} onClick={onSee}>
      {isSetByLaw(kind)
        ? t('privacy:next.mayGo', { count, amount })
        : t('privacy:next.due', { amount, day: day(nextRunOn) })}
    </Button>
  );
}
