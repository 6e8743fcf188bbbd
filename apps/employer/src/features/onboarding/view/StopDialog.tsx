// Confirms that an onboarding is stopped; its links stop working, and the record keeps what was saved (ONB-035).
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../../../design/overlays/ConfirmDialog.tsx';
import { toasts } from '../../../design/toasts/toasts.ts';
import { stop } from '../employee-processes.api.ts';

interface Props {
  processKey: string;
  name: string;
  open: boolean;
  onClose: () => void;
  onStopped?: () => void;
}

export function StopDialog({ processKey, name, open, onClose, onStopped }: Props) {
  const { t } = useTranslation();
  const confirm = async () => {
    try {
      await stop(processKey);
      toasts.success(t('onboarding:stop.done', { name }));
      onStopped?.();
    } catch {
      // The shared handler has already shown the reason.
    } finally {
      onClose();
    }
  };
  return (
    <ConfirmDialog
      open={open}
      danger
      title={t('onboarding:stop.title', { name })}
      text={t('onboarding:stop.text')}
      confirmLabel={t('onboarding:stop.submit')}
      onConfirm={confirm}
      onCancel={onClose}
    />
  );
}
