// What can be done with a record as a whole: download, message, edit, and the status (EMP-023, EMP-025, EMP-027).
import type { EmployeeProfile } from '@onward/contract/employees/employees';
import { canBeRehired, moveEmployee } from '@onward/domain/employees/statuses';
import { Button, Dropdown, type MenuProps } from 'antd';
import { Archive, CirclePause, CirclePlay, Download, Ellipsis, Mail, PencilLine, RotateCcw } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { spendKey } from '../../../../design/overlays/spend-key.ts';
import { useDialog } from '../../../../design/overlays/use-dialog.ts';
import { useAccess } from '../../../../platform/access.ts';
import { useRequest } from '../../../../platform/routing/use-request.ts';
import { SendToPayroll } from '../../../payroll/parts/SendToPayroll.tsx';
import { MessageEmployeesDialog } from '../../parts/MessageEmployeesDialog.tsx';
import { EDIT_EMPLOYEES } from '../../permissions.ts';
import { type RecordDialog, RecordDialogs } from '../dialogs/RecordDialogs.tsx';
import { downloadAll } from '../documents/documents.api.ts';
import { sectionAddress } from '../sections.ts';
import { withEditor } from '../use-edit-from-address.ts';
import styles from './RecordActions.module.css';

export function RecordActions({ record }: { record: EmployeeProfile }) {
  const { t } = useTranslation();
  const { employee, attachments } = record;
  const [address] = useSearchParams();
  const mayEdit = useAccess().may(EDIT_EMPLOYEES);
  const dialog = useDialog<RecordDialog>();
  const writing = useDialog<null>();
  useRequest('end', () => {
    if (mayEdit && !canBeRehired(employee.status)) dialog.show('terminate');
  });
  const items = mayEdit ? menuItems(employee, dialog.show, () => writing.show(null), t) : [];
  return (
    <div className={`${styles.actions} no-print`}>
      {attachments.length > 0 && <DownloadFiles employee={employee} />}
      {!canBeRehired(employee.status) && (
        <SendToPayroll
          employee={employee}
          fixAddress={(group, field) => sectionAddress(withEditor(address, field), group)}
        />
      )}
      {mayEdit && canBeRehired(employee.status) && employee.rehired_as === null && (
        <Button icon={<RotateCcw size={16} />} onClick={() => dialog.show('rehire')}>
          {t('employees:rehire.action')}
        </Button>
      )}
      {items.length > 0 && (
        <Dropdown trigger={['click']} placement="bottomRight" autoFocus menu={{ onClick: spendKey, items }}>
          <Button
            icon={<Ellipsis size={17} />}
            aria-label={t('employees:moreActions')}
            title={t('employees:moreActions')}
          />
        </Dropdown>
      )}
      <RecordDialogs
        key={dialog.visit}
        record={record}
        dialog={dialog.subject}
        open={dialog.open}
        onClose={dialog.close}
      />
      {writing.visit > 0 && (
        <MessageEmployeesDialog
          key={`message ${writing.visit}`}
          open={writing.open}
          people={[employee]}
          onClose={writing.close}
        />
      )}
    </div>
  );
}

function menuItems(
  { status }: EmployeeProfile['employee'],
  show: (dialog: RecordDialog) => void,
  write: () => void,
  t: (key: string) => string,
): NonNullable<MenuProps['items']> {
  const message = { key: 'message', label: t('employees:message.action'), icon: <Mail size={15} />, onClick: write };
  if (canBeRehired(status)) return [message];
  const suspension = moveEmployee(status, 'suspend').allowed
    ? { key: 'suspend', label: t('employees:suspend.action'), icon: <CirclePause size={15} /> }
    : { key: 'reinstate', label: t('employees:reinstate.action'), icon: <CirclePlay size={15} /> };
  return [
    {
      key: 'edit',
      label: t('employees:header.action'),
      icon: <PencilLine size={15} />,
      onClick: () => show('edit'),
    },
    message,
    { type: 'divider' },
    { ...suspension, onClick: () => show(suspension.key as RecordDialog) },
    {
      key: 'terminate',
      label: t('employees:terminate.action'),
      icon: <Archive size={15} />,
      danger: true,
      onClick: () => show('terminate'),
    },
  ];
}

function DownloadFiles({ employee: { id, name } }: Pick<EmployeeProfile, 'employee'>) {
  const { t } = useTranslation();
  const [busy, setBusy] = useState(false);
  const press = async () => {
    setBusy(true);
    // The shared handler shows why it failed.
    await downloadAll(id, name).catch(() => null);
    setBusy(false);
  };
  return (
    <Button icon={<Download size={16} />} loading={busy} onClick={() => void press()}>
      {t('employees:documents.downloadAll')}
    </Button>
  );
}
