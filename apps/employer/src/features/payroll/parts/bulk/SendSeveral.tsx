// Sends selected employees to payroll; afterwards it names who is there already, and who is not ready and why (EMP-031).
import { TRANSFERS_AT_ONCE_MAX } from '@onward/contract/payroll/payroll';
import type { PayrollProvider } from '@onward/domain/payroll/hires';
import { kindOfCode } from '@onward/domain/payroll/preflight';
import { useQuery } from '@tanstack/react-query';
import { Button, Select } from 'antd';
import { Send } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { SelectionAction } from '../../../../design/lists/SelectionBar.tsx';
import { Dialog } from '../../../../design/overlays/Dialog.tsx';
import { SkeletonRows } from '../../../../design/page/SkeletonRows.tsx';
import { toasts } from '../../../../design/toasts/toasts.ts';
import { useAccess } from '../../../../platform/access.ts';
import { LoadFailure } from '../../../../platform/errors/LoadFailure.tsx';
import { FormAlert } from '../../../../platform/forms/FormAlert.tsx';
import type { Failure } from '../../../../platform/forms/read-failure.ts';
import { takeFailure } from '../../../../platform/forms/take-failure.ts';
import { paths } from '../../../../platform/routing/paths.ts';
import { providersQuery, sendSeveral } from '../../payroll.api.ts';
import { SEND } from '../../permissions.ts';
import { usePayrollTexts } from '../../use-payroll-texts.ts';
import { NoProvider } from '../NoProvider.tsx';
import styles from './SendSeveral.module.css';

type Outcome = Awaited<ReturnType<typeof sendSeveral>> & { provider: PayrollProvider };

type Reason = Outcome['not_ready'][number]['reasons'][number];

/** The entry in the bar of selected employees. */
export function SendSeveralAction({ onClick }: { onClick: () => void }) {
  const { t } = useTranslation();
  if (!useAccess().may(SEND)) return null;
  return (
    <SelectionAction icon={Send} onClick={onClick}>
      {t('payroll:send.open')}
    </SelectionAction>
  );
}

interface Props {
  people: readonly { id: number; name: string }[];
  open: boolean;
  onClose: () => void;
  onSent: () => void;
}

export function SendSeveralDialog({ people, open, onClose, onSent }: Props) {
  const { t } = useTranslation();
  const { data: providers, error, refetch } = useQuery({ ...providersQuery, enabled: open, staleTime: 0 });
  const [picked, setPicked] = useState<PayrollProvider | null>(null);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const sending = useSending();
  const working = providers?.filter(({ status }) => status === 'active') ?? [];
  const chosen = working.find(({ provider }) => provider === picked) ?? working[0];
  const tooMany = people.length > TRANSFERS_AT_ONCE_MAX;
  const send = () =>
    sending.run(async () => {
      if (!chosen) return;
      const { provider } = chosen;
      const sent = await sendSeveral(
        provider,
        people.map(({ id }) => id),
      );
      onSent();
      if (sent.not_ready.length + sent.already_sent.length > 0) return setOutcome({ ...sent, provider });
      toasts.success(t('payroll:bulk.sent', { count: sent.queued_count }));
      onClose();
    });
  if (outcome) return <Result open={open} outcome={outcome} onClose={onClose} />;
  return (
    <Dialog
      open={open}
      title={t('payroll:bulk.title', { count: people.length })}
      onClose={onClose}
      dirty={sending.busy}
      actions={
        <>
          <Button onClick={onClose} disabled={sending.busy}>
            {t('shell:cancel')}
          </Button>
          {chosen && (
            <Button
              type="primary"
              icon={<Send size={15} />}
              loading={sending.busy}
              disabled={tooMany}
              onClick={() => void send()}
            >
              {t('payroll:send.action', { provider: chosen.name })}
            </Button>
          )}
        </>
      }
    >
      <div className={styles.content}>
        <FormAlert failure={sending.failure} />
        {!providers && !error && <SkeletonRows rows={2} avatar={false} />}
        {!providers && error && (
          <LoadFailure title={t('payroll:send.notLoaded')} error={error} onRetry={() => void refetch()} />
        )}
        {providers && !chosen && <NoProvider onLeave={onClose} />}
        {chosen && (
          <>
            <p>{t('payroll:bulk.text', { provider: chosen.name })}</p>
            <Select
              className={styles.provider ?? ''}
              aria-label={t('payroll:send.provider')}
              value={chosen.provider}
              onChange={setPicked}
              options={working.map((one) => ({ value: one.provider, label: one.name }))}
            />
            {tooMany && <p role="alert">{t('payroll:bulk.tooMany', { count: TRANSFERS_AT_ONCE_MAX })}</p>}
          </>
        )}
      </div>
    </Dialog>
  );
}

function useSending() {
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);
  const run = async (work: () => Promise<void>): Promise<void> => {
    setBusy(true);
    setFailure(null);
    try {
      await work();
    } catch (error) {
      setFailure(takeFailure(error));
    } finally {
      setBusy(false);
    }
  };
  return { busy, failure, run };
}

function Result({ open, outcome, onClose }: { open: boolean; outcome: Outcome; onClose: () => void }) {
  const { t } = useTranslation();
  const { field } = usePayrollTexts();
  // A code that is missing is named in the message itself.
  const textOf = ({ field: name, message }: Reason): string =>
    name === null || kindOfCode(name) !== null ? message : field(name);
  const { queued_count: queued, not_ready: notReady, already_sent: there, provider } = outcome;
  const isAnyoneLeftOut = notReady.length > 0;
  return (
    <Dialog
      open={open}
      title={isAnyoneLeftOut ? t('payroll:bulk.notReady', { count: notReady.length }) : t('payroll:send.open')}
      onClose={onClose}
      actions={
        <Button type="primary" autoFocus onClick={onClose}>
          {t('shell:ok')}
        </Button>
      }
    >
      <p>{queued > 0 ? t('payroll:bulk.sent', { count: queued }) : t('payroll:bulk.none')}</p>
      {there.length > 0 && (
        <p>{t('payroll:bulk.there', { count: there.length, names: there.map(({ name }) => name).join(', ') })}</p>
      )}
      <ul
        className={styles.people}
        aria-label={t('payroll:bulk.notReady', { count: notReady.length })}
        hidden={!isAnyoneLeftOut}
      >
        {notReady.map(({ employee_id: id, name, reasons }) => (
          <li key={id}>
            <Link to={paths.sendEmployee(id, provider)} onClick={onClose}>
              {name}
            </Link>
            <span>{reasons.map(textOf).join(' · ')}</span>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
