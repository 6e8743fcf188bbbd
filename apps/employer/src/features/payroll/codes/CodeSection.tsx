// The words of one kind with their codes. Long lists start with what needs attention.
import type { PayrollMapping, PayrollMappings } from '@onward/contract/payroll/payroll';
import type { CodeKind } from '@onward/domain/payroll/hires';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CodeRow } from './CodeRow.tsx';
import styles from './CodesTab.module.css';
import { type CodeDraft, rowId, rowState } from './code-draft.ts';

const SHOWN_AT_FIRST = 5;

interface Props {
  kind: CodeKind;
  rows: readonly PayrollMapping[];
  codes: PayrollMappings;
  draft: CodeDraft;
  /** While searching, nothing is folded. */
  showAll: boolean;
  onChoose: ((row: string, code: string | null) => void) | null;
}

export function CodeSection({ kind, rows, codes, draft, showAll, onChoose }: Props) {
  const { t } = useTranslation();
  const [opened, setOpened] = useState(false);
  const count = (state: string) => rows.filter((row) => rowState(row, draft) === state).length;
  const [unmatched, suggested] = [count('unmatched'), count('suggested')];
  const isOpen = showAll || opened;
  const shown = isOpen
    ? rows
    : rows.slice(0, Math.max(SHOWN_AT_FIRST, rows.filter(({ code }) => code === null).length));
  const titleId = `codes-${kind}`;
  const name = codes.provider_name;
  return (
    <section className={styles.section} aria-labelledby={titleId}>
      <div className={styles.head}>
        <h2 id={titleId}>{t(`payroll:codes.kinds.${kind}`)}</h2>
        <span>
          {t('payroll:codes.matched', { count: rows.length - unmatched - suggested, total: rows.length })}
          {suggested > 0 && `, ${t('payroll:codes.suggestedCount', { count: suggested })}`}
        </span>
        {shown.length < rows.length && (
          <button type="button" className={styles.all} onClick={() => setOpened(true)}>
            {t('payroll:codes.showAll', { count: rows.length })}
          </button>
        )}
      </div>
      <table className={styles.table} aria-labelledby={titleId}>
        <thead>
          <tr>
            <th scope="col">{t(`payroll:codes.ours.${kind}`)}</th>
            <th scope="col">{t(`payroll:codes.theirs.${kind}`, { name })}</th>
            <th scope="col">{t('payroll:codes.usedBy')}</th>
          </tr>
        </thead>
        <tbody>
          {shown.map((row) => (
            <CodeRow
              key={rowId(row)}
              row={row}
              codes={codes.codes[kind]}
              providerName={name}
              draft={draft}
              onChoose={onChoose}
            />
          ))}
        </tbody>
      </table>
    </section>
  );
}
