// The documents of an employee: added, changed, asked for again, and downloaded (EMP-024, AHD-024).
import type { EmployeeAttachment } from '@onward/contract/employees/employee';
import type { EmployeeProfile } from '@onward/contract/employees/employees';
import { Plus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../../../../design/overlays/ConfirmDialog.tsx';
import { useDialog } from '../../../../design/overlays/use-dialog.ts';
import { toasts } from '../../../../design/toasts/toasts.ts';
import { GuardedButton } from '../../../../platform/see-as/GuardedButton.tsx';
import { EDIT_EMPLOYEES } from '../../permissions.ts';
import { RecordSection } from '../RecordSection.tsx';
import { DocumentDialog } from './DocumentDialog.tsx';
import { DocumentRow } from './DocumentRow.tsx';
import styles from './DocumentsSection.module.css';
import { deleteDocument } from './documents.api.ts';

interface Props {
  record: EmployeeProfile;
  readOnly: boolean;
}

export function DocumentsSection({ record, readOnly }: Props) {
  const { t } = useTranslation();
  const { employee, attachments } = record;
  const editing = useDialog<EmployeeAttachment | null>();
  const deleting = useDialog<EmployeeAttachment>();
  const remove = async ({ id, name }: EmployeeAttachment) => {
    await deleteDocument(id);
    toasts.success(t('employees:documents.deleted', { name }));
    deleting.close();
  };
  return (
    <RecordSection
      section="documents"
      action={
        !readOnly && (
          <GuardedButton
            demand={EDIT_EMPLOYEES}
            icon={<Plus size={15} />}
            label={t('employees:documents.add')}
            onClick={() => editing.show(null)}
          />
        )
      }
    >
      {attachments.length === 0 && <p className={styles.none}>{t('employees:documents.none')}</p>}
      <ul className={styles.documents}>
        {attachments.map((document) => (
          <DocumentRow
            key={document.id}
            document={document}
            employee={employee}
            readOnly={readOnly}
            onEdit={() => editing.show(document)}
            onDelete={() => deleting.show(document)}
          />
        ))}
      </ul>
      {editing.visit > 0 && (
        <DocumentDialog
          key={editing.visit}
          employeeId={employee.id}
          document={editing.subject}
          open={editing.open}
          onClose={editing.close}
        />
      )}
      {deleting.subject && (
        <ConfirmDialog
          key={`delete ${deleting.visit}`}
          open={deleting.open}
          danger
          title={t('employees:documents.deleteTitle', { name: deleting.subject.name })}
          text={t('employees:documents.deleteText')}
          confirmLabel={t('employees:documents.delete')}
          onConfirm={() => deleting.subject && remove(deleting.subject).catch(() => null)}
          onCancel={deleting.close}
        />
      )}
    </RecordSection>
  );
}
