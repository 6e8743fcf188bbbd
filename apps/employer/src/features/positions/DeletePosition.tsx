// Asks before a job is deleted for good.
import type { PositionSummary } from '@onward/contract/positions/position';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../../design/overlays/ConfirmDialog.tsx';
import { usePositionActions } from './use-position-actions.ts';

interface Props {
  open: boolean;
  position: Pick<PositionSummary, 'digest_key' | 'title'>;
  onClose: () => void;
  onDeleted?: () => void;
}

export function DeletePosition({ open, position, onClose, onDeleted }: Props) {
  const { t } = useTranslation();
  const positionActions = usePositionActions();
  const confirm = async () => {
    const gone = await positionActions.remove(position);
    onClose();
    if (gone) onDeleted?.();
  };
  return (
    <ConfirmDialog
      open={open}
      title={t('positions:delete.title', { title: position.title })}
      text={t('positions:delete.text')}
      confirmLabel={t('positions:delete.confirm')}
      danger
      onConfirm={confirm}
      onCancel={onClose}
    />
  );
}
