// The transfers of an employee to payroll, each with its timeline (EMP-031, AHD-013).
import type { PayrollTransfer } from '@onward/contract/payroll/payroll';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { SkeletonRows } from '../../../../design/page/SkeletonRows.tsx';
import { LoadFailure } from '../../../../platform/errors/LoadFailure.tsx';
import { transfersQuery } from '../../payroll.api.ts';
import { RetryButton } from '../../RetryButton.tsx';
import { TransferErrors } from '../../TransferErrors.tsx';
import { TransferPill } from '../../TransferPill.tsx';
import { useLiveTransfers, whileUnderWay } from '../../use-live-transfers.ts';
import { usePayrollTexts } from '../../use-payroll-texts.ts';
import styles from './Transfers.module.css';

interface Props {
  employeeId: number;
  readOnly: boolean;
}

export function Transfers({ employeeId, readOnly }: Props) {
  const { t } = useTranslation();
  const {
    data: transfers,
    error,
    refetch,
  } = useQuery({ ...transfersQuery(employeeId), refetchInterval: ({ state }) => whileUnderWay(state.data) });
  useLiveTransfers();
  if (!transfers) {
    if (!error) return <SkeletonRows rows={1} avatar={false} />;
    return <LoadFailure title={t('payroll:transfers.notLoaded')} error={error} onRetry={() => void refetch()} />;
  }
  if (transfers.length === 0) return <p className={styles.none}>{t('payroll:transfers.none')}</p>;
  return (
    <ul className={styles.transfers}>
      {transfers.map((transfer) => (
        <Transfer key={transfer.id} transfer={transfer} readOnly={readOnly} />
      ))}
    </ul>
  );
}

function Transfer({ transfer, readOnly }: { transfer: PayrollTransfer; readOnly: boolean }) {
  const { t } = useTranslation();
  const { time } = usePayrollTexts();
  const { provider_name: name, status, external_id: number, next_attempt_at: next } = transfer;
  return (
    <li className={styles.transfer} aria-label={name}>
      <div className={styles.head}>
        <h3>{name}</h3>
        <TransferPill status={status} />
        {number && <span>{t('payroll:log.number', { number })}</span>}
        {!readOnly && (
          <span className={styles.action}>
            <RetryButton transfer={transfer} />
          </span>
        )}
      </div>
      {next && <p>{t('payroll:progress.again', { provider: name, time: time(next) })}</p>}
      <ol className={styles.events} aria-label={t('payroll:transfers.timeline', { name })}>
        {transfer.events.map((event) => (
          <li key={event.id} data-event={event.event}>
            <div>
              <span>
                {t(event.staff_name ? `payroll:events.by.${event.event}` : `payroll:events.${event.event}`, {
                  provider: name,
                  name: event.staff_name ?? '',
                })}
              </span>
              <time dateTime={event.happened_at}>{time(event.happened_at)}</time>
            </div>
            <TransferErrors errors={event.errors} />
          </li>
        ))}
        <li>
          <div>
            <span>{t('payroll:events.requested')}</span>
            <time dateTime={transfer.created_at}>{time(transfer.created_at)}</time>
          </div>
        </li>
      </ol>
    </li>
  );
}
