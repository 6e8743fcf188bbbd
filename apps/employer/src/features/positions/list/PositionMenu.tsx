// The actions for one job; unavailable ones are disabled, with the server's reason (AHD-005).
import type { PositionRow } from '@onward/contract/positions/position';
import { Archive, Copy, type LucideIcon, Pencil, Radio, Share2, Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { RowMenu } from '../../../design/lists/RowMenu.tsx';
import { useAccess } from '../../../platform/access.ts';
import { paths } from '../../../platform/routing/paths.ts';
import { decideMenuAction, menuActions, type PositionMenuAction } from '../position-actions.ts';
import { usePositionActions } from '../use-position-actions.ts';
import { useWhyNot } from '../use-why-not.ts';

const ICONS: Record<PositionMenuAction, LucideIcon> = {
  edit: Pencil,
  share: Share2,
  publish: Radio,
  close: Archive,
  duplicate: Copy,
  delete: Trash2,
};

interface Props {
  position: PositionRow;
  onDelete: (position: PositionRow) => void;
}

export function PositionMenu({ position, onDelete }: Props) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { decide } = useAccess();
  const whyNot = useWhyNot();
  const positionActions = usePositionActions();
  const { digest_key: key, status } = position;
  const handlers: Record<PositionMenuAction, () => unknown> = {
    edit: () => navigate(paths.jobPosting(key)),
    share: () => navigate(paths.jobPosting(key, 'sharing')),
    publish: () => positionActions.publish(position),
    close: () => positionActions.close(position),
    duplicate: () => positionActions.duplicate(position),
    delete: () => onDelete(position),
  };
  return (
    <RowMenu
      label={t('positions:actionsFor', { title: position.title })}
      actions={menuActions(status).map((action) => {
        const Icon = ICONS[action];
        return {
          key: action,
          label: t(
            action === 'publish' && status === 'closed' ? 'positions:actions.reopen' : `positions:actions.${action}`,
          ),
          icon: <Icon size={15} />,
          danger: action === 'delete',
          locked: whyNot(decideMenuAction(action, status, decide)),
          run: () => void handlers[action](),
        };
      })}
    />
  );
}
