// Confirms deleting a department, or explains why it can't be deleted (CMP-016).
import type { Department } from '@onward/contract/locations/departments';
import { decideDepartmentDeletion } from '@onward/domain/locations/departments';
import { useTranslation } from 'react-i18next';
import { LinkButton } from '../../../design/page/LinkButton.tsx';
import { CannotDeleteDialog } from '../../../platform/records/CannotDeleteDialog.tsx';
import { DeleteDialog } from '../../../platform/records/DeleteDialog.tsx';
import { paths } from '../../../platform/routing/paths.ts';
import { departmentRecord } from './departments.api.ts';

interface Props {
  open: boolean;
  department: Department;
  onClose: () => void;
  onDeleted: () => void;
}

export function DeleteDepartment({ department, ...dialog }: Props) {
  const { t } = useTranslation();
  const { id, name, open_positions_count: openPositions } = department;
  const decision = decideDepartmentDeletion({ openPositions });

  if (!decision.allowed) {
    return (
      <CannotDeleteDialog
        open={dialog.open}
        title={t('locations:departments.keep.title', { name })}
        text={t('locations:departments.keep.text', { count: decision.openPositions })}
        link={
          <LinkButton to={paths.openJobs({ department_id: id })}>{t('locations:departments.keep.showJobs')}</LinkButton>
        }
        onClose={dialog.onClose}
      />
    );
  }
  return (
    <DeleteDialog
      {...dialog}
      title={t('locations:departments.delete.title', { name })}
      text={t('locations:departments.delete.text')}
      confirmLabel={t('locations:departments.delete.confirm')}
      done={t('locations:departments.deleted', { name })}
      remove={() => departmentRecord.remove(id)}
      restore={() => departmentRecord.restore(id)}
    />
  );
}
