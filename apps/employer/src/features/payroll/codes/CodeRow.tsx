// One of our words, the provider's code for it, and how many people have it.
import type { PayrollMapping } from '@onward/contract/payroll/payroll';
import { Input, Select } from 'antd';
import { ArrowRight, Check, Lightbulb, TriangleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Pill } from '../../../design/status/Pill.tsx';
import styles from './CodesTab.module.css';
import { type CodeDraft, rowId, rowState, shownCode } from './code-draft.ts';

interface Props {
  row: PayrollMapping;
  codes: readonly { code: string; name: string }[];
  providerName: string;
  draft: CodeDraft;
  onChoose: ((row: string, code: string | null) => void) | null;
}

export function CodeRow({ row, codes, providerName, draft, onChoose }: Props) {
  const { t } = useTranslation();
  const code = shownCode(row, draft);
  const state = rowState(row, draft);
  return (
    <tr data-state={state}>
      <th scope="row">
        <span className={styles.word}>
          <span>
            {row.label}
            {row.detail && <small>{row.detail}</small>}
          </span>
          <ArrowRight size={15} aria-hidden="true" />
        </span>
      </th>
      <td>
        <CodeChoice
          label={t('payroll:codes.codeFor', { word: row.label })}
          code={code}
          codes={codes}
          providerName={providerName}
          needsCode={state === 'unmatched' && row.waiting_count > 0}
          onChange={onChoose && ((chosen) => onChoose(rowId(row), chosen))}
        />
      </td>
      <td>
        <Usage row={row} state={state} />
      </td>
    </tr>
  );
}

interface ChoiceProps extends Pick<Props, 'codes' | 'providerName'> {
  label: string;
  code: string | null;
  /** Somebody can't be sent without it. */
  needsCode: boolean;
  onChange: ((code: string | null) => void) | null;
}

/** A provider that lists no codes of a kind still has them, so that they are entered. */
function CodeChoice({ label, code, codes, providerName: name, needsCode, onChange }: ChoiceProps) {
  const { t } = useTranslation();
  const status = needsCode ? 'warning' : '';
  if (codes.length === 0) {
    return (
      <Input
        aria-label={label}
        placeholder={t('payroll:codes.enter', { name })}
        value={code ?? ''}
        maxLength={60}
        status={status}
        disabled={onChange === null}
        onChange={({ target }) => onChange?.(target.value.trim() || null)}
      />
    );
  }
  // A code that the provider no longer lists stays visible.
  const isListed = codes.some((one) => one.code === code);
  return (
    <Select
      className={styles.select ?? ''}
      aria-label={label}
      placeholder={t('payroll:codes.choose', { name })}
      value={code}
      status={status}
      disabled={onChange === null}
      allowClear
      showSearch={{ optionFilterProp: 'label' }}
      options={[
        ...codes.map((one) => ({ value: one.code, label: one.name ? `${one.code} · ${one.name}` : one.code })),
        ...(code === null || isListed ? [] : [{ value: code, label: code }]),
      ]}
      onChange={(chosen) => onChange?.(chosen ?? null)}
    />
  );
}

function Usage({ row, state }: { row: PayrollMapping; state: ReturnType<typeof rowState> }) {
  const { t } = useTranslation();
  if (state === 'suggested') {
    return (
      <Pill tone="teal" icon={Lightbulb}>
        {t('payroll:codes.suggested')}
      </Pill>
    );
  }
  if (state === 'unmatched' && row.waiting_count > 0) {
    return (
      <Pill tone="amber" icon={TriangleAlert}>
        {t('payroll:codes.waiting', { count: row.waiting_count })}
      </Pill>
    );
  }
  return (
    <span className={styles.people}>
      {state === 'matched' && <Check size={15} aria-hidden="true" />}
      {t('payroll:codes.people', { count: row.people_count })}
    </span>
  );
}
