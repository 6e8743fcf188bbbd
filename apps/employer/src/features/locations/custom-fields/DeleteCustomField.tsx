// Confirms deleting a custom field with all its values.
import type { CustomField } from '@onward/contract/locations/custom-fields';
import { useTranslation } from 'react-i18next';
import { DeleteDialog } from '../../../platform/records/DeleteDialog.tsx';
import { customFieldRecord } from '../parts/custom-fields.api.ts';

interface Props {
  open: boolean;
  field: CustomField;
  onClose: () => void;
  onDeleted: () => void;
}

export function DeleteCustomField({ field: { id, label: name }, ...dialog }: Props) {
  const { t } = useTranslation();
  return (
    <DeleteDialog
      {...dialog}
      title={t('locations:delete.title', { name })}
      text={t('locations:customFields.deleteText')}
      confirmLabel={t('locations:customFields.deleteConfirm')}
      done={t('locations:deleted', { name })}
      remove={() => customFieldRecord.remove(id)}
      restore={() => customFieldRecord.restore(id)}
    />
  );
}
