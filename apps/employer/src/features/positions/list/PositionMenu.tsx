// The actions for one job; unavailable ones are disabled, with the server's reason (AHD-005).
import type { PositionRow } from '@onward/contract/positions/position';
import { Archive, Copy, type LucideIcon, Pencil, Radio, Share2, Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { RowMenu } from '../../../design/lists/RowMenu.tsx';
import { useAccess } from '../../../platform/access.ts';
import { paths } from '../../../platform/routing/paths.ts';
import { decideDeed, menuDeeds, type PositionDeed } from '../position-actions.ts';
import { usePositionMoves } from '../use-position-moves.ts';
import { useWhyNot } from '../use-why-not.ts';

const ICONS: Record<PositionDeed, LucideIcon> = {
  open: Pencil,
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
  const moves = usePositionMoves();
  const { digest_key: key, status } = position;
  const deeds: Record<PositionDeed, () => unknown> = {
    open: () => navigate(paths.jobPosting(key)),
    share: () => navigate(paths.jobPosting(key, 'sharing')),
    publish: () => moves.publish(position),
    close: () => moves.close(position),
    duplicate: () => moves.duplicate(position),
    delete: () => onDelete(position),
  };
  return (
    <RowMenu
      label={t('positions:actionsFor', { title: position.title })}
      actions={menuDeeds(status).map((context) => {
        const Icon = ICONS[context];
        return {
          key: context,
          label: t(
            context === 'publish' && status === 'closed' ? 'positions:actions.reopen' : `positions:actions.${context}`,
          ),
          icon: <Icon size={15} />,
          danger: context === 'delete',
          locked: whyNot(decideDeed(context, status, decide)),
          run: () => void deeds[context](),
        };
      })}
    />
  );
}
