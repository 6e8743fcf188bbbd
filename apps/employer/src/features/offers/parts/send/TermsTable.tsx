// Pay and start date of each person, with a value copied to everybody below at one press (OFR-004).
import { type OfferTerm, payWarning } from '@onward/domain/offers/terms';
import { SALARY_UNITS, type SalaryUnit } from '@onward/domain/positions/postings';
import { Button, Input, Select } from 'antd';
import { ArrowDownToLine } from 'lucide-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Avatar } from '../../../../design/brand/Avatar.tsx';
import { dayKey } from '../../../interviews/parts/meeting-times.ts';
import { fillDown, rowProblems, serverProblem, type TermsRow, termsOf } from './send-draft.ts';
import styles from './TermsTable.module.css';
import type { useSendOffer } from './use-send-offer.ts';

interface Props extends Pick<ReturnType<typeof useSendOffer>, 'rows' | 'used' | 'tags' | 'isChecked' | 'previewed'> {
  /** What the server refused, by its names. */
  refused: Readonly<Record<string, string>>;
  onChange: (rows: TermsRow[]) => void;
}

export function TermsTable({ rows, used, tags, isChecked, previewed, refused, onChange }: Props) {
  const { t } = useTranslation();
  const id = useId();
  const problemOf = (row: TermsRow, term: OfferTerm): string | undefined => {
    const problem = isChecked ? rowProblems(row, tags, dayKey(new Date()))[term] : undefined;
    return problem ? t(`errors:fields.${problem}`) : serverProblem(refused, row.applicationId, term);
  };
  const warningOf = (row: TermsRow): string | null => {
    const range = previewed.find(({ application_id }) => application_id === row.applicationId)?.pay_range ?? null;
    const warning = payWarning(termsOf(row), range);
    return warning && t(`offers:send.payWarnings.${warning}`);
  };
  const change = (index: number, change: Partial<TermsRow>) =>
    onChange(rows.map((row, at) => (at === index ? { ...row, ...change } : row)));
  const down = (field: 'salary' | 'startDate') => {
    const filled = fillDown(rows, 0, field);
    onChange(field === 'salary' ? fillDown(filled, 0, 'salaryUnit') : filled);
  };
  const withPay = used.includes('salary') || used.includes('salary_unit');
  const withStart = used.includes('start_date');
  const isMany = rows.length > 1;
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">{t('offers:send.person')}</th>
          {withPay && (
            <th scope="col">
              <ColumnHead label={t('offers:send.pay')} onFill={isMany ? () => down('salary') : null} />
            </th>
          )}
          {withPay && <th scope="col">{t('offers:send.per')}</th>}
          {withStart && (
            <th scope="col">
              <ColumnHead label={t('offers:send.start')} onFill={isMany ? () => down('startDate') : null} />
            </th>
          )}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, index) => (
          <tr key={row.applicationId}>
            <th scope="row">
              <span className={styles.person}>
                <Avatar name={row.name} size={28} />
                {row.name}
              </span>
            </th>
            {withPay && (
              <td>
                <Input
                  prefix="$"
                  inputMode="decimal"
                  value={row.salary}
                  status={problemOf(row, 'salary') ? 'error' : ''}
                  aria-label={t('offers:send.payOf', { name: row.name })}
                  aria-invalid={Boolean(problemOf(row, 'salary'))}
                  aria-describedby={`${id}-pay-${row.applicationId}`}
                  onChange={({ target }) => change(index, { salary: target.value })}
                />
                <CellNote
                  id={`${id}-pay-${row.applicationId}`}
                  problem={problemOf(row, 'salary')}
                  warning={warningOf(row)}
                />
              </td>
            )}
            {withPay && (
              <td>
                <Select<SalaryUnit>
                  className={styles.unit ?? ''}
                  value={row.salaryUnit}
                  aria-label={t('offers:send.perOf', { name: row.name })}
                  onChange={(salaryUnit) => change(index, { salaryUnit })}
                  options={SALARY_UNITS.map((unit) => ({ value: unit, label: t(`positions:units.${unit}`) }))}
                />
              </td>
            )}
            {withStart && (
              <td>
                <Input
                  type="date"
                  value={row.startDate}
                  status={problemOf(row, 'start_date') ? 'error' : ''}
                  aria-label={t('offers:send.startOf', { name: row.name })}
                  aria-invalid={Boolean(problemOf(row, 'start_date'))}
                  aria-describedby={`${id}-start-${row.applicationId}`}
                  onChange={({ target }) => change(index, { startDate: target.value })}
                />
                <CellNote id={`${id}-start-${row.applicationId}`} problem={problemOf(row, 'start_date')} />
              </td>
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** What is wrong with a value, or what looks like a slip. */
function CellNote({ id, problem, warning }: { id: string; problem: string | undefined; warning?: string | null }) {
  return (
    <p id={id} className={problem ? styles.wrong : styles.unusual} aria-live="polite">
      {problem ?? warning}
    </p>
  );
}

function ColumnHead({ label, onFill }: { label: string; onFill: (() => void) | null }) {
  const { t } = useTranslation();
  return (
    <span className={styles.head}>
      {label}
      {onFill && (
        <Button
          type="link"
          size="small"
          icon={<ArrowDownToLine size={13} aria-hidden="true" />}
          aria-label={t('offers:send.fillDownLabel', { column: label })}
          onClick={onFill}
        >
          {t('offers:send.fillDown')}
        </Button>
      )}
    </span>
  );
}
