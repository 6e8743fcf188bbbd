// Confirms deleting a role, or explains why it can't be deleted.
import { useTranslation } from 'react-i18next';
import { LinkButton } from '../../../design/page/LinkButton.tsx';
import { CannotDeleteDialog } from '../../../platform/records/CannotDeleteDialog.tsx';
import { DeleteDialog } from '../../../platform/records/DeleteDialog.tsx';
import { holdersPath } from '../people/staff.list.ts';
import { type Role, roleRecord } from './roles.api.ts';

interface Props {
  open: boolean;
  role: Role;
  onDeleted: () => void;
  onClose: () => void;
}

export function DeleteRole({ role, ...dialog }: Props) {
  const { t } = useTranslation();
  const { id, name, staff_count: count } = role;
  if (count > 0) {
    return (
      <CannotDeleteDialog
        open={dialog.open}
        title={t('staff:roles.keep.title', { name })}
        text={t('staff:roles.keep.text', { count })}
        link={<LinkButton to={holdersPath(id)}>{t('staff:roles.keep.show')}</LinkButton>}
        onClose={dialog.onClose}
      />
    );
  }
  return (
    <DeleteDialog
      {...dialog}
      title={t('staff:roles.remove.title', { name })}
      text={t('staff:roles.remove.text')}
      confirmLabel={t('staff:roles.remove.confirm')}
      done={t('staff:roles.deleted', { name })}
      remove={() => roleRecord.remove(id)}
      restore={() => roleRecord.restore(id)}
    />
  );
}
