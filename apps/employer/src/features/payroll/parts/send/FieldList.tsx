// Every field of a pre-flight: what has to be fixed first, with the way to fix it, then what is ready (AHD-013).
import type { Preflight, PreflightField } from '@onward/contract/payroll/payroll';
import { CircleCheck, TriangleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { usePayrollTexts } from '../../use-payroll-texts.ts';
import styles from './FieldList.module.css';
import { FixLink } from './FixLink.tsx';
import { preflightRows } from './preflight-rows.ts';
import type { FixAddress } from './send-dialog.ts';
import { useFieldValue } from './use-field-value.ts';

interface Props {
  preflight: Preflight;
  applicationId: number | null;
  fixAddress: FixAddress | undefined;
  onLeave: () => void;
}

export function FieldList({ preflight, ...fixing }: Props) {
  const { t } = useTranslation();
  const { field } = usePayrollTexts();
  const value = useFieldValue();
  const { problems, ready } = preflightRows(preflight.fields);
  return (
    <dl className={styles.fields} aria-label={t('payroll:send.fields')}>
      {problems.map((problem) => (
        <div key={problem.field} data-problem={problem.problem}>
          <dt>
            <TriangleAlert size={15} aria-hidden="true" />
            {field(problem.field)}
          </dt>
          <dd>
            <span className={styles.value}>
              {value.ofProblem(problem) && <strong>{value.ofProblem(problem)}</strong>}
              <span>{messageOf(problem, preflight, t)}</span>
            </span>
            <FixLink problem={problem} preflight={preflight} name={field(problem.field)} {...fixing} />
          </dd>
        </div>
      ))}
      {ready.map((row) => (
        <div key={row.key}>
          <dt>
            <CircleCheck size={15} aria-hidden="true" />
            {field(row.key)}
          </dt>
          <dd>
            <strong>{value.ofRow(row)}</strong>
            {row.key.startsWith('codes.') && <small>{row.fields[0]?.value}</small>}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** What the provider said is quoted, so that nobody takes it for our words. */
function messageOf(
  { problem, message }: PreflightField,
  { provider_name: provider }: Preflight,
  t: ReturnType<typeof useTranslation>['t'],
): string {
  return problem === 'refused' ? t('payroll:send.refused', { provider, message }) : (message ?? '');
}
