// The menu of one employee in the list.
import type { EmployeeRow } from '@onward/contract/employees/employee';
import { FileUser, History, Mail, TriangleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { type RowAction, RowMenu } from '../../../design/lists/RowMenu.tsx';
import { useDialog } from '../../../design/overlays/use-dialog.ts';
import { useAccess } from '../../../platform/access.ts';
import { withIssues } from '../issues-address.ts';
import { MessageEmployeesDialog } from '../parts/MessageEmployeesDialog.tsx';
import { EDIT_EMPLOYEES } from '../permissions.ts';
import { withSection } from '../profile/sections.ts';

interface Props {
  employee: EmployeeRow;
  to: string;
}

export function EmployeeMenu({ employee, to }: Props) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const writing = useDialog<null>();
  const mayEdit = useAccess().may(EDIT_EMPLOYEES);
  const actions: RowAction[] = [
    {
      key: 'open',
      label: t('employees:list.menu.open'),
      icon: <FileUser size={15} />,
      run: () => void navigate(to),
    },
  ];
  if (employee.open_issues_count > 0) {
    actions.push({
      key: 'issues',
      label: t('employees:list.menu.issues'),
      icon: <TriangleAlert size={15} />,
      run: () => void navigate(withIssues(to)),
    });
  }
  actions.push({
    key: 'history',
    label: t('employees:list.menu.history'),
    icon: <History size={15} />,
    run: () => void navigate(withSection(to, 'history')),
  });
  if (mayEdit) {
    actions.push({
      key: 'message',
      label: t('employees:message.action'),
      icon: <Mail size={15} />,
      run: () => writing.show(null),
    });
  }
  return (
    <>
      <RowMenu label={t('employees:list.actionsFor', { name: employee.name })} actions={actions} />
      {writing.visit > 0 && (
        <MessageEmployeesDialog key={writing.visit} open={writing.open} people={[employee]} onClose={writing.close} />
      )}
    </>
  );
}
