// Confirms deleting a record; afterwards a toast offers to undo it.
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../../design/overlays/ConfirmDialog.tsx';
import { toasts } from '../../design/toasts/toasts.ts';

interface Props {
  open: boolean;
  title: string;
  text: string;
  confirmLabel: string;
  /** Toast text after the deletion. */
  done: string;
  remove: () => Promise<unknown>;
  restore: () => Promise<unknown>;
  onClose: () => void;
  /** Called after the deletion, e.g. to move focus away from the removed row. */
  onDeleted?: () => void;
}

export function DeleteDialog({ done, remove, restore, onClose, onDeleted, ...question }: Props) {
  const { t } = useTranslation();
  const confirm = async () => {
    await remove();
    // The shared handler shows errors, here and below.
    toasts.success(done, { label: t('shell:undo'), run: () => void restore().catch(() => null) });
    onClose();
    onDeleted?.();
  };
  return <ConfirmDialog {...question} danger onConfirm={() => confirm().catch(() => null)} onCancel={onClose} />;
}
