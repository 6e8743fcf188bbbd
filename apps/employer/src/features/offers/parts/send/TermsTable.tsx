// Pay and start date of each person, with a value copied to everybody below at one press (OFR-004).
import type { OfferTerm } from '@onward/domain/offers/terms';
import { SALARY_UNITS, type SalaryUnit } from '@onward/domain/positions/postings';
import { Button, Input, Select } from 'antd';
import { ArrowDownToLine } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Avatar } from '../../../../design/brand/Avatar.tsx';
import { fillDown, readAmount, type TermsRow } from './send-draft.ts';
import styles from './TermsTable.module.css';

interface Props {
  rows: readonly TermsRow[];
  used: readonly OfferTerm[];
  /** Shows what is missing. */
  isChecked: boolean;
  onChange: (rows: TermsRow[]) => void;
}

export function TermsTable({ rows, used, isChecked, onChange }: Props) {
  const { t } = useTranslation();
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
                  status={isChecked && readAmount(row.salary) === null ? 'error' : ''}
                  aria-label={t('offers:send.payOf', { name: row.name })}
                  aria-invalid={isChecked && readAmount(row.salary) === null}
                  onChange={({ target }) => change(index, { salary: target.value })}
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
                  status={isChecked && row.startDate === '' ? 'error' : ''}
                  aria-label={t('offers:send.startOf', { name: row.name })}
                  aria-invalid={isChecked && row.startDate === ''}
                  onChange={({ target }) => change(index, { startDate: target.value })}
                />
              </td>
            )}
          </tr>
        ))}
      </tbody>
    </table>
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
