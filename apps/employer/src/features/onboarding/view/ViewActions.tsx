// What can be done with an onboarding as a whole, by permission (ONB-018, ONB-050).
import type { EmployeeProcess } from '@onward/contract/onboarding/employee-processes';
import { Button, Dropdown } from 'antd';
import { CircleStop, Ellipsis, IdCard, ListChecks, Replace, Send } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { spendKey } from '../../../design/overlays/spend-key.ts';
import { useDialog } from '../../../design/overlays/use-dialog.ts';
import { LinkButton } from '../../../design/page/LinkButton.tsx';
import { useAccess } from '../../../platform/access.ts';
import { paths } from '../../../platform/routing/paths.ts';
import { GuardedButton } from '../../../platform/see-as/GuardedButton.tsx';
import { START } from '../demands.ts';
import SendLinkDialog from '../link/SendLinkDialog.tsx';
import { ReplaceDialog } from '../start/ReplaceDialog.tsx';
import { isOver } from './module-state.ts';
import { StopDialog } from './StopDialog.tsx';

export function ViewActions({ process }: { process: EmployeeProcess }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { may } = useAccess();
  const dialog = useDialog<'link' | 'replace' | 'stop'>();
  const key = process.digest_key;
  const canChange = !isOver(process);
  const shared = { processKey: key, name: process.employee.name, open: dialog.open, onClose: dialog.close };
  const changes = [
    {
      key: 'replace',
      label: t('onboarding:replace.action'),
      icon: <Replace size={15} />,
      onClick: () => dialog.show('replace'),
    },
    {
      key: 'stop',
      label: t('onboarding:stop.action'),
      icon: <CircleStop size={15} />,
      danger: true,
      onClick: () => dialog.show('stop'),
    },
  ];
  const items = [
    {
      key: 'tasks',
      label: t('onboarding:dashboard.menu.tasks'),
      icon: <ListChecks size={15} />,
      onClick: () => void navigate(paths.onboardingTasks(key)),
    },
    ...(canChange && may(START) ? changes : []),
  ];
  return (
    <>
      {may({ permission: 'view_employee' }) && (
        <LinkButton to={paths.employeeProfile(process.employee_id)} icon={<IdCard size={16} aria-hidden="true" />}>
          {t('onboarding:view.record')}
        </LinkButton>
      )}
      {canChange && (
        <GuardedButton
          demand={START}
          icon={<Send size={16} />}
          label={t(process.last_link_sent_at ? 'onboarding:view.sendAgain' : 'onboarding:link.action')}
          onClick={() => dialog.show('link')}
        />
      )}
      <Dropdown trigger={['click']} placement="bottomRight" autoFocus menu={{ onClick: spendKey, items }}>
        <Button
          icon={<Ellipsis size={17} />}
          aria-label={t('onboarding:view.more')}
          title={t('onboarding:view.more')}
        />
      </Dropdown>
      {dialog.subject === 'link' && <SendLinkDialog key={dialog.visit} {...shared} />}
      {dialog.subject === 'replace' && (
        <ReplaceDialog
          key={dialog.visit}
          {...shared}
          onReplaced={(next) => void navigate(paths.viewOnboarding(next.digest_key), { replace: true })}
        />
      )}
      {dialog.subject === 'stop' && <StopDialog key={dialog.visit} {...shared} />}
    </>
  );
}
