// Confirms deleting a process, form or quiz; afterwards a toast offers to undo it.
import { useTranslation } from 'react-i18next';
import { DeleteDialog } from '../../../../platform/records/DeleteDialog.tsx';

interface Props {
  open: boolean;
  subject: { id: number; name: string };
  text: string;
  remove: (id: number) => Promise<void>;
  restore: (id: number) => Promise<void>;
  onClose: () => void;
}

export function DeleteTemplate({ open, subject: { id, name }, text, remove, restore, onClose }: Props) {
  const { t } = useTranslation();
  return (
    <DeleteDialog
      open={open}
      title={t('hiring-processes:deleteTemplate.title', { name })}
      text={text}
      confirmLabel={t('hiring-processes:delete')}
      done={t('hiring-processes:deleted', { name })}
      remove={() => remove(id)}
      restore={() => restore(id)}
      onClose={onClose}
    />
  );
}
