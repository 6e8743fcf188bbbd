// The status of a job.
import type { PositionStatus } from '@onward/domain/positions/statuses';
import { Archive, CircleDashed, Radio, Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Pill, type PillLook } from '../../../design/status/Pill.tsx';

const PILLS: Record<PositionStatus, PillLook> = {
  published: { tone: 'green', icon: Radio },
  pending: { tone: 'amber', icon: CircleDashed },
  closed: { tone: 'neutral', icon: Archive },
  deleted: { tone: 'red', icon: Trash2 },
};

export function PositionStatusPill({ status }: { status: PositionStatus }) {
  const { t } = useTranslation();
  return <Pill {...PILLS[status]}>{t(`positions:statuses.${status}`)}</Pill>;
}
