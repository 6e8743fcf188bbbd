// Starts onboardings: who, with which process, from which day, and how the link is sent (ONB-030).
import type { EmployeeProcess } from '@onward/contract/onboarding/employee-processes';
import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { Send } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../../../design/overlays/Dialog.tsx';
import { LeaveDialog } from '../../../design/overlays/LeaveDialog.tsx';
import { SkeletonRows } from '../../../design/page/SkeletonRows.tsx';
import { toasts } from '../../../design/toasts/toasts.ts';
import { LoadFailure } from '../../../platform/errors/LoadFailure.tsx';
import type { StartOnboardingProps } from '../../../platform/room-parts.ts';
import { useGuardedClose } from '../../../platform/use-unsaved-changes.ts';
import { BatchDialog } from './BatchDialog.tsx';
import { StartForm } from './StartForm.tsx';
import { type Candidates, startQuery } from './start-query.ts';
import { useStart } from './use-start.ts';

export default function StartDialog({ people, open, onClose, onStarted }: StartOnboardingProps) {
  const { t } = useTranslation();
  const { data, error, refetch } = useQuery(startQuery(people ?? {}));
  if (data) {
    return <LoadedDialog candidates={data} open={open} onClose={onClose} onStarted={onStarted} />;
  }
  return (
    <Dialog
      open={open}
      title={t('onboarding:start.title')}
      width="wide"
      onClose={onClose}
      actions={<Button onClick={onClose}>{t('shell:cancel')}</Button>}
    >
      {error ? (
        <LoadFailure title={t('onboarding:start.notLoaded')} error={error} onRetry={() => void refetch()} />
      ) : (
        <SkeletonRows rows={3} />
      )}
    </Dialog>
  );
}

interface Props extends Pick<StartOnboardingProps, 'open' | 'onClose' | 'onStarted'> {
  candidates: Candidates;
}

function LoadedDialog({ candidates, open, onClose, onStarted }: Props) {
  const { t } = useTranslation();
  const [batchId, setBatchId] = useState<number | null>(null);
  const finish = ({ employee }: EmployeeProcess) => {
    toasts.success(t('onboarding:start.done', { name: employee.name }));
    onStarted?.();
    onClose();
  };
  const start = useStart({
    first: candidates.asked,
    onStarted: finish,
    onBatch: (id) => {
      onStarted?.();
      setBatchId(id);
    },
  });
  const { close, question } = useGuardedClose({
    open,
    dirty: start.isDirty && batchId === null,
    busy: start.link.busy,
    onClose,
  });
  if (batchId !== null) return <BatchDialog id={batchId} open={open} onClose={onClose} />;
  return (
    <>
      <Dialog
        open={open}
        title={t('onboarding:start.title')}
        width="wide"
        onClose={close}
        dirty={start.link.busy}
        actions={
          <>
            <Button onClick={close} disabled={start.link.busy}>
              {t('shell:cancel')}
            </Button>
            <StartButton start={start} />
          </>
        }
      >
        <StartForm start={start} candidates={candidates} onLeave={onClose} />
      </Dialog>
      <LeaveDialog question={question} />
    </>
  );
}

export function StartButton({ start }: { start: ReturnType<typeof useStart> }) {
  const { t } = useTranslation();
  const { starting, chosen, processId, link } = start;
  const sends = link.entries.send_sms || link.entries.send_email;
  return (
    <Button
      type="primary"
      icon={<Send size={15} />}
      loading={link.busy}
      disabled={processId !== null && chosen.length > 0 && starting.length === 0}
      onClick={start.send}
    >
      {t(sends ? 'onboarding:start.submitAndSend' : 'onboarding:start.submit', {
        // Before anybody was chosen, the button names the action alone.
        count: Math.max(1, processId === null ? chosen.length : starting.length),
      })}
    </Button>
  );
}
