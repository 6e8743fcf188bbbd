// The actions of one department.
import type { Department } from '@onward/contract/locations/departments';
import { Pencil, Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { RowMenu } from '../../../design/lists/RowMenu.tsx';
import type { DepartmentActions } from './department-actions.ts';

interface Props {
  department: Department;
  actions: DepartmentActions;
}

export function DepartmentMenu({ department, actions }: Props) {
  const { t } = useTranslation();
  return (
    <RowMenu
      label={t('locations:departments.actionsFor', { name: department.name })}
      actions={[
        {
          key: 'edit',
          label: t('locations:departments.editAction'),
          icon: <Pencil size={15} />,
          run: () => actions.edit(department),
        },
        {
          key: 'delete',
          label: t('locations:departments.deleteAction'),
          icon: <Trash2 size={15} />,
          danger: true,
          run: () => actions.remove(department),
        },
      ]}
    />
  );
}
