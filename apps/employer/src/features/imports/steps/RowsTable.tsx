// Rows of the file by field; an invalid cell shows its error and can be edited.
import type { ImportProblem, ImportRow } from '@onward/contract/imports/imports';
import { CircleAlert, Plus, RefreshCw } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { RowResult } from '../imports.api.ts';
import { EditableCell } from './EditableCell.tsx';
import styles from './RowsTable.module.css';

const RESULT_ICONS = { fix: CircleAlert, update: RefreshCw, new: Plus } as const;

interface Props {
  /** The fields shown, in order; the first names the row. */
  fields: readonly string[];
  rows: readonly ImportRow[];
  problems: readonly ImportProblem[];
  onCorrect: (line: number, field: string, value: string) => Promise<unknown>;
}

export function RowsTable({ fields, rows, problems, onCorrect }: Props) {
  const { t } = useTranslation();
  const byCell = new Map(problems.map((problem) => [`${problem.line}:${problem.field}`, problem]));
  return (
    <table className={styles.table} aria-label={t('imports:steps.rows')}>
      <thead>
        <tr>
          <th scope="col">{t('imports:rows.row')}</th>
          {fields.map((field) => (
            <th key={field} scope="col">
              {t(`imports:fields.${field}`)}
            </th>
          ))}
          <th scope="col">{t('imports:rows.result')}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.line}>
            <th scope="row" className={styles.line}>
              {row.line}
            </th>
            {fields.map((field) => (
              <EditableCell
                key={field}
                label={t('imports:rows.cell', { field: t(`imports:fields.${field}`), row: row.line })}
                value={row.cells[field] ?? ''}
                problem={byCell.get(`${row.line}:${field}`)?.message ?? null}
                strong={field === fields[0]}
                onCorrect={(value) => onCorrect(row.line, field, value)}
              />
            ))}
            <Result result={row.result} />
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Result({ result }: { result: RowResult }) {
  const { t } = useTranslation();
  const Icon = RESULT_ICONS[result];
  return (
    <td className={styles.result} data-result={result}>
      <Icon size={14} aria-hidden="true" />
      {t(`imports:results.${result}`)}
    </td>
  );
}
