// The last question before a template is deleted; its postings stay.
import type { PositionTemplate } from '@onward/contract/position-templates';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../../../design/overlays/ConfirmDialog.tsx';
import { toasts } from '../../../design/toasts/toasts.ts';
import { removeTemplate } from './templates.api.ts';

interface Props {
  open: boolean;
  template: PositionTemplate;
  onClose: () => void;
}

export function DeleteTemplate({ open, template, onClose }: Props) {
  const { t } = useTranslation();
  const confirm = async () => {
    await removeTemplate(template.id).then(
      () => toasts.success(t('positions:templates.deleted', { name: template.name })),
      // The shared handler has shown why.
      () => null,
    );
    onClose();
  };
  return (
    <ConfirmDialog
      open={open}
      title={t('positions:templates.deleteTitle', { name: template.name })}
      text={t('positions:templates.deleteText', { count: template.positions_count })}
      confirmLabel={t('positions:templates.deleteConfirm')}
      danger
      onConfirm={confirm}
      onCancel={onClose}
    />
  );
}
