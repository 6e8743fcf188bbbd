// The pre-flight of one person at one provider, and the send.
import type { Preflight } from '@onward/contract/payroll/payroll';
import type { PayrollProvider } from '@onward/domain/payroll/hires';
import { Button, Select } from 'antd';
import { RefreshCw, Send, TriangleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../../../../design/overlays/ConfirmDialog.tsx';
import { Dialog } from '../../../../design/overlays/Dialog.tsx';
import { SkeletonRows } from '../../../../design/page/SkeletonRows.tsx';
import { Pill } from '../../../../design/status/Pill.tsx';
import { LoadFailure } from '../../../../platform/errors/LoadFailure.tsx';
import { FormAlert } from '../../../../platform/forms/FormAlert.tsx';
import type { Person } from '../../payroll.api.ts';
import { isUnderWay } from '../../use-live-transfers.ts';
import { FieldList } from './FieldList.tsx';
import { LastTry } from './LastTry.tsx';
import { Payload } from './Payload.tsx';
import { Progress } from './Progress.tsx';
import { preflightRows } from './preflight-rows.ts';
import styles from './SendDialog.module.css';
import type { FixAddress } from './send-dialog.ts';
import { useSend } from './use-send.ts';

interface Connected {
  provider: PayrollProvider;
  name: string;
  status: string;
}

interface Props {
  person: Person;
  provider: Connected;
  providers: readonly Connected[];
  fixAddress: FixAddress | undefined;
  open: boolean;
  onChoose: (provider: PayrollProvider) => void;
  onClose: () => void;
}

export function CheckedPerson({ person, provider, providers, fixAddress, open, onChoose, onClose }: Props) {
  const { t } = useTranslation();
  const { preflight, error, isChecking, busy, failure, ...send } = useSend(person, provider.provider, open);
  const transfer = preflight?.transfer ?? null;
  const running = transfer !== null && isUnderWay(transfer.status);
  const { name } = provider;
  const isThere = transfer?.status === 'sent';
  return (
    <Dialog
      open={open}
      width="wide"
      title={t('payroll:send.titleAt', { name: person.name, provider: name })}
      onClose={onClose}
      actions={
        <>
          <LastTry transfer={transfer} />
          <Button onClick={onClose}>{t('payroll:send.close')}</Button>
          <Button icon={<RefreshCw size={15} />} loading={isChecking} onClick={send.checkAgain}>
            {t('payroll:send.again')}
          </Button>
          <Button
            type="primary"
            icon={<Send size={15} />}
            loading={busy}
            disabled={!preflight?.ready || running}
            onClick={isThere ? send.ask : () => void send.start(false)}
          >
            {t(isThere ? 'payroll:send.update' : 'payroll:send.action', { provider: name })}
          </Button>
        </>
      }
    >
      <p className={styles.subtitle}>{t('payroll:send.subtitle')}</p>
      <div className={styles.columns}>
        <div className={styles.check}>
          <div className={styles.head}>
            <Select
              className={styles.provider ?? ''}
              aria-label={t('payroll:send.provider')}
              value={provider.provider}
              disabled={running}
              onChange={onChoose}
              options={providers.map((one) => ({
                value: one.provider,
                label: one.status === 'error' ? t('payroll:send.stopped', { name: one.name }) : one.name,
              }))}
            />
            {preflight && <Counts fields={preflight.fields} />}
          </div>
          <FormAlert failure={failure} />
          <Progress transfer={transfer} shownFields={preflight ? refusedFields(preflight) : []} />
          {!preflight && !error && <SkeletonRows rows={6} avatar={false} />}
          {!preflight && error && (
            <LoadFailure title={t('payroll:send.notLoaded')} error={error} onRetry={send.checkAgain} />
          )}
          {preflight && (
            <>
              {preflight.employee_id === null && <p className={styles.note}>{t('payroll:send.creates')}</p>}
              <FieldList
                preflight={preflight}
                applicationId={person.kind === 'applicant' ? person.id : null}
                fixAddress={fixAddress}
                onLeave={onClose}
              />
              <p className={styles.note}>
                <RefreshCw size={14} aria-hidden="true" />
                {t('payroll:send.safe', { provider: name })}
              </p>
            </>
          )}
        </div>
        {preflight && <Payload preflight={preflight} />}
      </div>
      <ConfirmDialog
        open={send.asking}
        title={t('payroll:send.updateTitle', { name: person.name, provider: name })}
        text={t('payroll:send.updateText', { provider: name, number: transfer?.external_id ?? '' })}
        confirmLabel={t('payroll:send.update', { provider: name })}
        onConfirm={() => send.start(true)}
        onCancel={send.dismiss}
      />
    </Dialog>
  );
}

const refusedFields = ({ fields }: Preflight): string[] =>
  fields.flatMap(({ field, problem }) => (problem === 'refused' ? [field] : []));

function Counts({ fields }: { fields: Parameters<typeof preflightRows>[0] }) {
  const { t } = useTranslation();
  const { problems, ready } = preflightRows(fields);
  return (
    <>
      {problems.length > 0 && (
        <Pill tone="amber" icon={TriangleAlert}>
          {t('payroll:send.toFix', { count: problems.length })}
        </Pill>
      )}
      <span className={styles.ready}>
        {t('payroll:send.ready', { count: ready.length, total: ready.length + problems.length })}
      </span>
    </>
  );
}
