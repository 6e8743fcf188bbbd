// Edit and delete, for the author of a note or feedback.
import { PencilLine, Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { RowMenu } from '../../../../design/lists/RowMenu.tsx';

interface Props {
  label: string;
  onEdit: () => void;
  onDelete: () => void;
}

export function RemarkMenu({ label, onEdit, onDelete }: Props) {
  const { t } = useTranslation();
  return (
    <RowMenu
      label={label}
      actions={[
        { key: 'edit', label: t('applicants:remarks.edit'), icon: <PencilLine size={15} />, run: onEdit },
        {
          key: 'delete',
          label: t('applicants:remarks.delete'),
          icon: <Trash2 size={15} />,
          danger: true,
          run: onDelete,
        },
      ]}
    />
  );
}
