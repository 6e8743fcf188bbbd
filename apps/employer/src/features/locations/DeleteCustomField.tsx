// The last question before a custom field goes, with all its values.
import type { CustomField } from '@onward/contract/custom-fields';
import type { CustomFieldTarget } from '@onward/domain/locations/custom-fields';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../../design/overlays/ConfirmDialog.tsx';
import { toasts } from '../../design/toasts/toasts.ts';
import { removeCustomField } from './custom-fields.api.ts';

interface Props {
  open: boolean;
  field: CustomField;
  onClose: () => void;
  onDeleted: (target: CustomFieldTarget) => void;
}

export function DeleteCustomField({ open, field, onClose, onDeleted }: Props) {
  const { t } = useTranslation();
  const { id, label: name, target } = field;
  const confirm = async () => {
    await removeCustomField(id);
    toasts.success(t('locations:deleted', { name }));
    onClose();
    onDeleted(target);
  };
  return (
    <ConfirmDialog
      open={open}
      title={t('locations:delete.title', { name })}
      text={t('locations:customFields.deleteText')}
      confirmLabel={t('locations:customFields.deleteConfirm')}
      danger
      // The shared handler shows why it was refused; the question stays.
      onConfirm={() => confirm().catch(() => null)}
      onCancel={onClose}
    />
  );
}
