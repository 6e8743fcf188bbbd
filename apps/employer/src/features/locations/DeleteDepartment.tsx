// The last question before a department is deleted, or the reason why it cannot be (CMP-016).
import type { Department } from '@onward/contract/departments';
import { decideDepartmentDeletion } from '@onward/domain/locations/departments';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../../design/overlays/ConfirmDialog.tsx';
import { Dialog } from '../../design/overlays/Dialog.tsx';
import { LinkButton } from '../../design/page/LinkButton.tsx';
import { paths } from '../../platform/routing/paths.ts';
import { useDepartmentChanges } from './use-department-changes.ts';

interface Props {
  open: boolean;
  department: Department;
  onClose: () => void;
  /** The row one came from is gone. */
  onDeleted: () => void;
}

export function DeleteDepartment({ open, department, onClose, onDeleted }: Props) {
  const { t } = useTranslation();
  const { remove } = useDepartmentChanges();
  const { name, open_positions_count: openPositions } = department;
  const decision = decideDepartmentDeletion({ openPositions });

  if (!decision.allowed) {
    return (
      <Dialog
        open={open}
        title={t('locations:departments.keep.title', { name })}
        width="confirm"
        onClose={onClose}
        actions={
          <>
            <LinkButton to={paths.jobPostings({ department_id: department.id })}>
              {t('locations:departments.keep.showJobs')}
            </LinkButton>
            <Button type="primary" autoFocus onClick={onClose}>
              {t('shell:ok')}
            </Button>
          </>
        }
      >
        {t('locations:departments.keep.text', { count: decision.openPositions })}
      </Dialog>
    );
  }

  const confirm = async () => {
    await remove(department);
    onClose();
    onDeleted();
  };

  return (
    <ConfirmDialog
      open={open}
      title={t('locations:departments.delete.title', { name })}
      text={t('locations:departments.delete.text')}
      confirmLabel={t('locations:departments.delete.confirm')}
      danger
      // The shared handler shows why it was refused; the question stays.
      onConfirm={() => confirm().catch(() => null)}
      onCancel={onClose}
    />
  );
}
