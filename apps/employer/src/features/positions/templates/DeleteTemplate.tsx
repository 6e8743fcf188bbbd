// Asks before a template is deleted; the jobs created from it stay.
import type { PositionTemplate } from '@onward/contract/positions/position-templates';
import { useTranslation } from 'react-i18next';
import { DeleteDialog } from '../../../platform/records/DeleteDialog.tsx';
import { removeTemplate, restoreTemplate } from './templates.api.ts';

interface Props {
  open: boolean;
  template: PositionTemplate;
  onClose: () => void;
}

export function DeleteTemplate({ open, template: { id, name, positions_count: count }, onClose }: Props) {
  const { t } = useTranslation();
  return (
    <DeleteDialog
      open={open}
      title={t('positions:templates.deleteTitle', { name })}
      text={t('positions:templates.deleteText', { count })}
      confirmLabel={t('positions:templates.deleteConfirm')}
      done={t('positions:templates.deleted', { name })}
      remove={() => removeTemplate(id)}
      restore={() => restoreTemplate(id)}
      onClose={onClose}
    />
  );
}
