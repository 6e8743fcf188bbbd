// The last question before a record is deleted; afterwards a toast offers the way back.
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../../design/overlays/ConfirmDialog.tsx';
import { toasts } from '../../design/toasts/toasts.ts';

interface Props {
  open: boolean;
  title: string;
  text: string;
  confirmLabel: string;
  /** Said once it is gone. */
  done: string;
  remove: () => Promise<unknown>;
  restore: () => Promise<unknown>;
  onClose: () => void;
  /** The row one came from is gone. */
  onDeleted?: () => void;
}

export function DeleteDialog({ done, remove, restore, onClose, onDeleted, ...question }: Props) {
  const { t } = useTranslation();
  const confirm = async () => {
    await remove();
    // The shared handler shows why it was refused, here and below.
    toasts.success(done, { label: t('shell:undo'), run: () => void restore().catch(() => null) });
    onClose();
    onDeleted?.();
  };
  return <ConfirmDialog {...question} danger onConfirm={() => confirm().catch(() => null)} onCancel={onClose} />;
}
