// How far a send is: waiting, on its way, received, or refused.
import type { PayrollTransfer } from '@onward/contract/payroll/payroll';
import { CircleAlert, CircleCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Spinner } from '../../../../design/status/Spinner.tsx';
import { TransferErrors } from '../../TransferErrors.tsx';
import { isUnderWay } from '../../use-live-transfers.ts';
import { usePayrollTexts } from '../../use-payroll-texts.ts';
import styles from './SendDialog.module.css';

interface Props {
  transfer: PayrollTransfer | null;
  /** Fields that are shown with what the provider said about them. */
  shownFields: readonly string[];
}

export function Progress({ transfer, shownFields }: Props) {
  return (
    <div role="status" className={styles.progressPlace}>
      {transfer && <Step transfer={transfer} shownFields={shownFields} />}
    </div>
  );
}

function Step({ transfer, shownFields }: Props & { transfer: PayrollTransfer }) {
  const { t } = useTranslation();
  const { time } = usePayrollTexts();
  const { status, provider_name: provider, external_id, errors, next_attempt_at: next, sent_at } = transfer;
  const values = { provider, name: transfer.employee_name };
  return (
    <div className={styles.progress} data-status={status}>
      {isUnderWay(status) && <Spinner />}
      {status === 'sent' && <CircleCheck size={17} aria-hidden="true" />}
      {status === 'failed' && <CircleAlert size={17} aria-hidden="true" />}
      <div>
        <p>
          <strong>{t(`payroll:progress.${status}`, values)}</strong>
          {status === 'sent' && external_id && ` ${t('payroll:log.number', { number: external_id })}`}
          {status === 'sent' && sent_at && `, ${time(sent_at)}`}
        </p>
        {next && <p>{t('payroll:progress.again', { ...values, time: time(next) })}</p>}
        {status !== 'sent' && (
          <TransferErrors errors={errors.filter(({ field }) => field === null || !shownFields.includes(field))} />
        )}
      </div>
    </div>
  );
}
