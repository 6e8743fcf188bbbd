// The menu of one onboarding in the list.
import type { EmployeeRow } from '@onward/contract/employees/employee';
import { CircleStop, Eye, IdCard, ListChecks, Replace, Send } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { type RowAction, RowMenu } from '../../../../design/lists/RowMenu.tsx';
import { useAccess } from '../../../../platform/access.ts';
import { paths } from '../../../../platform/routing/paths.ts';
import { START } from '../../demands.ts';
import type { RowDialog } from './RowDialogs.tsx';

interface Props {
  employee: EmployeeRow;
  onAct: (dialog: RowDialog) => void;
}

export function RowEntries({ employee, onAct }: Props) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { may } = useAccess();
  const { onboarding } = employee;
  if (!onboarding) return null;
  const key = onboarding.digest_key;
  const open = (kind: RowDialog['kind']) => () => onAct({ kind, key, employee });
  const changes: RowAction[] = [
    { key: 'link', label: t('onboarding:link.action'), icon: <Send size={15} />, run: open('link') },
    { key: 'replace', label: t('onboarding:replace.action'), icon: <Replace size={15} />, run: open('replace') },
    {
      key: 'stop',
      label: t('onboarding:stop.action'),
      icon: <CircleStop size={15} />,
      danger: true,
      run: open('stop'),
    },
  ];
  const actions: RowAction[] = [
    { key: 'view', label: t('onboarding:dashboard.menu.view'), icon: <Eye size={15} />, run: open('view') },
    {
      key: 'tasks',
      label: t('onboarding:dashboard.menu.tasks'),
      icon: <ListChecks size={15} />,
      run: () => void navigate(paths.onboardingTasks(key)),
    },
    ...(may({ permission: 'view_employee' })
      ? [
          {
            key: 'record',
            label: t('onboarding:dashboard.menu.record'),
            icon: <IdCard size={15} />,
            run: () => void navigate(paths.employeeProfile(employee.id)),
          },
        ]
      : []),
    ...(may(START) && onboarding.status !== 'completed' ? changes : []),
  ];
  return <RowMenu label={t('onboarding:dashboard.actionsFor', { name: employee.name })} actions={actions} />;
}
