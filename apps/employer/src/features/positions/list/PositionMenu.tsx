// What can be done with one posting.
import type { PositionRow } from '@onward/contract/positions';
import { Archive, Copy, FileText, type LucideIcon, Pencil, Radio, Share2, Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { RowMenu } from '../../../design/lists/RowMenu.tsx';
import { useAccess } from '../../../platform/access.ts';
import { paths } from '../../../platform/routing/paths.ts';
import { offeredDeeds, type PositionDeed } from '../position-actions.ts';
import { usePositionMoves } from '../use-position-moves.ts';

const ICONS: Record<PositionDeed, LucideIcon> = {
  open: FileText,
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
  const { may } = useAccess();
  const moves = usePositionMoves();
  const { digest_key: key, status } = position;
  const deeds: Record<PositionDeed, () => unknown> = {
    open: () => navigate(paths.jobPosting(key)),
    edit: () => navigate(paths.jobPosting(key, 'posting')),
    share: () => navigate(paths.jobPosting(key, 'sharing')),
    publish: () => moves.publish(position),
    close: () => moves.close(position),
    duplicate: () => moves.duplicate(position),
    delete: () => onDelete(position),
  };
  return (
    <RowMenu
      label={t('positions:actionsFor', { title: position.title })}
      actions={offeredDeeds(status, may).map((deed) => {
        const Icon = ICONS[deed];
        return {
          key: deed,
          label: t(
            deed === 'publish' && status === 'closed' ? 'positions:actions.reopen' : `positions:actions.${deed}`,
          ),
          icon: <Icon size={15} />,
          danger: deed === 'delete',
          run: () => void deeds[deed](),
        };
      })}
    />
  );
}
