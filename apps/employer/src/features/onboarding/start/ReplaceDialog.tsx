// Continues an onboarding with another process; asks to confirm what is kept (ONB-034).
import type { EmployeeProcess } from '@onward/contract/onboarding/employee-processes';
import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../../../design/overlays/Dialog.tsx';
import { SkeletonRows } from '../../../design/page/SkeletonRows.tsx';
import { LoadFailure } from '../../../platform/errors/LoadFailure.tsx';
import { processQuery } from '../employee-processes.api.ts';
import { ReplaceForm, useReplace } from './ReplaceForm.tsx';

interface Props {
  processKey: string;
  name: string;
  open: boolean;
  onClose: () => void;
  onReplaced?: (process: EmployeeProcess) => void;
}

export function ReplaceDialog({ processKey, name, open, onClose, onReplaced }: Props) {
  const { t } = useTranslation();
  const { data: process, error, refetch } = useQuery({ ...processQuery(processKey), enabled: open });
  if (process) return <LoadedDialog process={process} open={open} onClose={onClose} onReplaced={onReplaced} />;
  return (
    <Dialog
      open={open}
      title={t('onboarding:replace.title', { name })}
      onClose={onClose}
      actions={<Button onClick={onClose}>{t('shell:cancel')}</Button>}
    >
      {error ? (
        <LoadFailure title={t('onboarding:view.notLoaded')} error={error} onRetry={() => void refetch()} />
      ) : (
        <SkeletonRows rows={2} avatar={false} />
      )}
    </Dialog>
  );
}

interface LoadedProps {
  process: EmployeeProcess;
  open: boolean;
  onClose: () => void;
  onReplaced: Props['onReplaced'];
}

function LoadedDialog({ process, open, onClose, onReplaced }: LoadedProps) {
  const { t } = useTranslation();
  const replace = useReplace(process, (next) => {
    onReplaced?.(next);
    onClose();
  });
  return (
    <Dialog
      open={open}
      title={t('onboarding:replace.title', { name: process.employee.name })}
      onClose={onClose}
      dirty={replace.busy}
      actions={
        <>
          <Button onClick={onClose} disabled={replace.busy}>
            {t('shell:cancel')}
          </Button>
          <Button type="primary" loading={replace.busy} onClick={() => void replace.submit()}>
            {t('onboarding:replace.submit')}
          </Button>
        </>
      }
    >
      <ReplaceForm process={process} replace={replace} />
    </Dialog>
  );
}
