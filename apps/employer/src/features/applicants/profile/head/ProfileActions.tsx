// The actions for the applicant in their fixed order: the first ones as buttons, the rest in a menu (APP-019, APP-021).
import type { Application } from '@onward/contract/applicants/application';
import { isUsualAction } from '@onward/domain/applicants/actions/availability';
import { isDestructive } from '@onward/domain/applicants/actions/catalog';
import type { ActionName } from '@onward/domain/applicants/actions/codes';
import { Button, Dropdown, type MenuProps } from 'antd';
import { CircleHelp, Ellipsis, Lock, PencilLine, Sun } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { spendKey } from '../../../../design/overlays/spend-key.ts';
import { useIsPhone } from '../../../../design/theme/use-is-phone.ts';
import { useAccess } from '../../../../platform/access.ts';
import { ACTION_ICONS } from '../../actions/action-icons.ts';
import type { Offered } from '../../actions/offered-actions.ts';
import { WhyNotDialog } from '../../actions/WhyNotDialog.tsx';
import { type CheckFacts, openFinding } from '../../status/open-finding.ts';
import { reactivateApplicant } from '../profile.api.ts';
import styles from './ProfileActions.module.css';

interface Props {
  applicant: Pick<Application, 'id' | 'status'> & CheckFacts;
  offered: Offered;
  onStart: (action: ActionName) => void;
  onEdit: () => void;
  /** Menu items that concern the person behind the application. */
  personEntries: NonNullable<MenuProps['items']>;
}

const AS_BUTTONS = 5;
const AS_BUTTONS_ON_PHONES = 1;
const EDIT = { permission: 'edit_applicant', writes: true } as const;

export function ProfileActions({ applicant, offered: { actions, whyNot }, onStart, onEdit, personEntries }: Props) {
  const { t } = useTranslation();
  const phone = useIsPhone();
  const mayEdit = useAccess().may(EDIT);
  const [asksWhy, setAsksWhy] = useState(false);
  const isLocked = openFinding(applicant) !== null;
  const first = actions
    .filter((action) => isUsualAction(action, applicant.status))
    .slice(0, phone ? AS_BUTTONS_ON_PHONES : AS_BUTTONS);

  const items: MenuProps['items'] = [
    ...actions
      .filter((action) => !first.includes(action))
      .map((action) => ({
        key: action,
        label: t(`applicants:actions.names.${action}`),
        icon: pictureOf(action, isLocked),
        danger: isDanger(action, isLocked),
        onClick: () => onStart(action),
      })),
    { type: 'divider' as const },
    ...(mayEdit
      ? [{ key: 'edit', label: t('applicants:profile.edit.action'), icon: <PencilLine size={15} />, onClick: onEdit }]
      : []),
    ...personEntries,
    ...(whyNot.length > 0
      ? [
          {
            key: 'why',
            label: t('applicants:actions.whyNot'),
            icon: <CircleHelp size={15} />,
            onClick: () => setAsksWhy(true),
          },
        ]
      : []),
  ];

  return (
    <div className={`${styles.actions} no-print`}>
      {applicant.status === 'inactive' && mayEdit && <Reactivate id={applicant.id} />}
      {first.map((action, index) => (
        <Button
          key={action}
          type={index === 0 && applicant.status !== 'inactive' ? 'primary' : 'default'}
          danger={isDanger(action, isLocked)}
          icon={pictureOf(action, isLocked)}
          onClick={() => onStart(action)}
        >
          {t(`applicants:actions.names.${action}`)}
        </Button>
      ))}
      <Dropdown trigger={['click']} placement="bottomRight" autoFocus menu={{ onClick: spendKey, items }}>
        <Button
          icon={<Ellipsis size={17} />}
          aria-label={t('applicants:profile.moreActions')}
          title={t('applicants:profile.moreActions')}
        />
      </Dropdown>
      <WhyNotDialog open={asksWhy} whyNot={whyNot} onClose={() => setAsksWhy(false)} />
    </div>
  );
}

const isReject = (action: ActionName): boolean => action === 'reject' || action === 'reject_applicant';

/** Making someone inactive can be reversed, and a locked rejection asks for more first; neither is shown in red. */
const isDanger = (action: ActionName, isLocked: boolean): boolean =>
  isDestructive(action) && action !== 'mark_inactive' && !(isLocked && isReject(action));

/** A rejection shows a lock while the background check is undecided (AHD-012). */
function pictureOf(action: ActionName, isLocked: boolean): ReactNode {
  const Icon = isLocked && isReject(action) ? Lock : ACTION_ICONS[action];
  return Icon && <Icon size={16} />;
}

/** A button of its own, outside the action menu (APP-016). */
function Reactivate({ id }: { id: number }) {
  const { t } = useTranslation();
  const [busy, setBusy] = useState(false);
  const press = async () => {
    setBusy(true);
    // The global error handler shows why it was refused.
    await reactivateApplicant(id).catch(() => null);
    setBusy(false);
  };
  return (
    <Button type="primary" icon={<Sun size={16} />} loading={busy} onClick={press}>
      {t('applicants:actions.reactivate')}
    </Button>
  );
}
