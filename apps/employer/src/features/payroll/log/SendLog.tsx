// Everyone who was sent to a payroll provider, newest first, with what it said (EMP-031).
import type { PayrollTransfer } from '@onward/contract/payroll/payroll';
import type { PayrollProvider } from '@onward/domain/payroll/hires';
import { TRANSFER_STATUSES, type TransferStatus } from '@onward/domain/payroll/transfers';
import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router';
import { FilterChip } from '../../../design/lists/FilterChip.tsx';
import { Pager } from '../../../design/lists/paging/Pager.tsx';
import { EmptyState } from '../../../design/page/EmptyState.tsx';
import { SkeletonRows } from '../../../design/page/SkeletonRows.tsx';
import { LoadFailure } from '../../../platform/errors/LoadFailure.tsx';
import { paths } from '../../../platform/routing/paths.ts';
import { LOG_PAGE_SIZE, logQuery } from '../payroll.api.ts';
import { RetryButton } from '../RetryButton.tsx';
import { TransferErrors } from '../TransferErrors.tsx';
import { TransferPill } from '../TransferPill.tsx';
import { useLiveTransfers, whileUnderWay } from '../use-live-transfers.ts';
import { usePayrollTexts } from '../use-payroll-texts.ts';
import styles from './SendLog.module.css';

export function SendLog({ provider, name }: { provider: PayrollProvider; name: string }) {
  const { t } = useTranslation();
  const { page, status, change } = useLogAddress();
  const { data, error, refetch } = useQuery({
    ...logQuery(provider, page, status),
    refetchInterval: ({ state }) => whileUnderWay(state.data?.payroll_transfers),
  });
  useLiveTransfers();
  const transfers = data?.payroll_transfers;
  return (
    <section className={styles.log} aria-label={t('payroll:tabs.log')}>
      <div>
        <FilterChip
          label={t('payroll:log.status')}
          options={TRANSFER_STATUSES.map((value) => ({ value, label: t(`payroll:statuses.${value}`) }))}
          value={status}
          onChange={(chosen) => change({ status: chosen })}
        />
      </div>
      {!transfers &&
        (error ? (
          <LoadFailure title={t('payroll:log.notLoaded')} error={error} onRetry={() => void refetch()} />
        ) : (
          <SkeletonRows avatar={false} />
        ))}
      {transfers?.length === 0 && <Nobody name={name} status={status} onClear={() => change({ status: undefined })} />}
      {data && transfers && transfers.length > 0 && (
        <>
          <LogTable transfers={transfers} />
          <Pager
            page={page}
            pageSize={LOG_PAGE_SIZE}
            totalCount={data.total_count}
            rowsShown={transfers.length}
            allRows={t('payroll:log.count', { count: data.total_count })}
            onChange={(next) => change({ page: next })}
          />
        </>
      )}
    </section>
  );
}

/** Filter and page are part of the address, like in other lists. */
function useLogAddress() {
  const [address, setAddress] = useSearchParams();
  const change = (wanted: { status?: string | undefined; page?: number }) => {
    const next = new URLSearchParams(address);
    next.delete('page');
    if ('status' in wanted) next.delete('status');
    if (wanted.status) next.set('status', wanted.status);
    if (wanted.page && wanted.page > 1) next.set('page', String(wanted.page));
    setAddress(next);
  };
  return {
    page: Math.max(1, Math.trunc(Number(address.get('page'))) || 1),
    status: TRANSFER_STATUSES.find((each) => each === address.get('status')),
    change,
  };
}

function Nobody({ name, status, onClear }: { name: string; status: TransferStatus | undefined; onClear: () => void }) {
  const { t } = useTranslation();
  if (status === undefined) {
    return <EmptyState kind="first_use" title={t('payroll:log.none', { name })} text={t('payroll:log.noneText')} />;
  }
  return (
    <EmptyState
      kind="no_match"
      title={t('payroll:log.noMatch')}
      action={<Button onClick={onClear}>{t('payroll:log.showAll')}</Button>}
    />
  );
}

function LogTable({ transfers }: { transfers: readonly PayrollTransfer[] }) {
  const { t } = useTranslation();
  const { time } = usePayrollTexts();
  return (
    <table className={styles.table} aria-label={t('payroll:tabs.log')}>
      <thead>
        <tr>
          <th scope="col">{t('payroll:log.person')}</th>
          <th scope="col">{t('payroll:log.status')}</th>
          <th scope="col">{t('payroll:log.when')}</th>
          <th scope="col">{t('payroll:log.result')}</th>
        </tr>
      </thead>
      <tbody>
        {transfers.map((transfer) => (
          <tr key={transfer.id}>
            <th scope="row">
              <Link to={paths.employeeProfile(transfer.employee_id)}>{transfer.employee_name}</Link>
            </th>
            <td>
              <TransferPill status={transfer.status} plain />
            </td>
            <td>{time(transfer.sent_at ?? transfer.updated_at)}</td>
            <td>
              <div className={styles.result}>
                {transfer.status === 'sent' && transfer.external_id && (
                  <span>{t('payroll:log.number', { number: transfer.external_id })}</span>
                )}
                <TransferErrors errors={transfer.errors} />
                <RetryButton transfer={transfer} />
              </div>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
