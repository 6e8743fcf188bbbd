// The last question before a role is deleted, or the reason why it cannot be.
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../../../design/overlays/ConfirmDialog.tsx';
import { Dialog } from '../../../design/overlays/Dialog.tsx';
import { LinkButton } from '../../../design/page/LinkButton.tsx';
import { toasts } from '../../../design/toasts/toasts.ts';
import { holdersPath } from '../people/staff.list.ts';
import { type Role, removeRole } from './roles.api.ts';

interface Props {
  open: boolean;
  role: Role;
  onGone: () => void;
  onClose: () => void;
}

export function DeleteRole({ open, role, onGone, onClose }: Props) {
  const { t } = useTranslation();
  const { id, name, staff_count: count } = role;

  if (count > 0) {
    return (
      <Dialog
        open={open}
        title={t('staff:roles.keep.title', { name })}
        width="confirm"
        onClose={onClose}
        actions={
          <>
            <LinkButton to={holdersPath(id)}>{t('staff:roles.keep.show')}</LinkButton>
            <Button type="primary" autoFocus onClick={onClose}>
              {t('shell:ok')}
            </Button>
          </>
        }
      >
        {t('staff:roles.keep.text', { count })}
      </Dialog>
    );
  }

  const confirm = async () => {
    await removeRole(id);
    toasts.success(t('staff:roles.deleted', { name }));
    onClose();
    onGone();
  };

  return (
    <ConfirmDialog
      open={open}
      title={t('staff:roles.remove.title', { name })}
      text={t('staff:roles.remove.text')}
      confirmLabel={t('staff:roles.remove.confirm')}
      danger
      // The shared handler shows why it was refused; the question stays.
      onConfirm={() => confirm().catch(() => null)}
      onCancel={onClose}
    />
  );
}
