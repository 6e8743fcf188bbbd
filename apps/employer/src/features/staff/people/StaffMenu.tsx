// The actions of one team member.
import { Ban, Eye, type LucideIcon, MailX, Pencil, Send, UserCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { RowMenu } from '../../../design/lists/RowMenu.tsx';
import type { ListedStaff } from './staff.api.ts';
import { offeredActions, type StaffActions } from './staff-actions.ts';

const ICONS: Record<keyof StaffActions, LucideIcon> = {
  edit: Pencil,
  seeAs: Eye,
  resend: Send,
  cancel: MailX,
  reactivate: UserCheck,
  deactivate: Ban,
};

interface Props {
  staff: ListedStaff;
  actions: StaffActions;
}

export function StaffMenu({ staff, actions }: Props) {
  const { t } = useTranslation();
  return (
    <RowMenu
      label={t('staff:people.actionsFor', { name: staff.name })}
      actions={offeredActions(staff).map((key) => {
        const Icon = ICONS[key];
        return {
          key,
          label: t(`staff:people.actions.${key}`),
          icon: <Icon size={15} />,
          danger: key === 'deactivate' || key === 'cancel',
          run: () => actions[key](staff),
        };
      })}
    />
  );
}
