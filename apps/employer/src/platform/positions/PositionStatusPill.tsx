// Where a posting stands.
import type { PositionStatus } from '@onward/domain/positions/statuses';
import { Archive, CircleDashed, type LucideIcon, Radio, Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Pill } from '../../design/status/Pill.tsx';
import type { Tone } from '../../design/theme/tokens.ts';

const LOOKS: Record<PositionStatus, { tone: Tone; icon: LucideIcon }> = {
  published: { tone: 'green', icon: Radio },
  pending: { tone: 'amber', icon: CircleDashed },
  closed: { tone: 'neutral', icon: Archive },
  deleted: { tone: 'red', icon: Trash2 },
};

export function PositionStatusPill({ status }: { status: PositionStatus }) {
  const { t } = useTranslation();
  const { tone, icon } = LOOKS[status];
  return (
    <Pill tone={tone} icon={icon}>
      {t(`positions:statuses.${status}`)}
    </Pill>
  );
}
