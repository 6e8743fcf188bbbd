// Asks whether to close a job whose openings are filled.
import type { PositionRow } from '@onward/contract/positions/position';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../../../design/overlays/ConfirmDialog.tsx';
import { toasts } from '../../../design/toasts/toasts.ts';
import { closeJob } from '../applicants.api.ts';

interface Props {
  job: PositionRow | null;
  open: boolean;
  onClose: () => void;
}

export function CloseJobDialog({ job, open, onClose }: Props) {
  const { t } = useTranslation();
  if (!job) return null;
  const close = async () => {
    try {
      await closeJob(job.digest_key);
      toasts.success(t('positions:done.close', { title: job.title }));
    } catch {
      // The shared handler has shown the error.
    }
    onClose();
  };
  return (
    <ConfirmDialog
      open={open}
      title={t('applicants:dialogs.filled.title', { title: job.title })}
      text={t('applicants:dialogs.filled.text', { count: job.openings })}
      confirmLabel={t('applicants:dialogs.filled.confirm')}
      cancelLabel={t('applicants:dialogs.filled.keep')}
      onConfirm={close}
      onCancel={onClose}
    />
  );
}
