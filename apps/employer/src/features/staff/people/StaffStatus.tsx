// A team member's status: active, invited, or inactive.
import { CircleCheck, type LucideIcon, Moon, Send } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Pill } from '../../../design/status/Pill.tsx';
import type { Tone } from '../../../design/theme/tokens.ts';
import type { ListedStaff } from './staff.api.ts';

const STATUS_PILLS: Record<ListedStaff['status'], { tone: Tone; icon: LucideIcon }> = {
  active: { tone: 'green', icon: CircleCheck },
  invited: { tone: 'violet', icon: Send },
  inactive: { tone: 'neutral', icon: Moon },
  removed: { tone: 'neutral', icon: Moon },
};

export function StaffStatus({ status }: Pick<ListedStaff, 'status'>) {
  const { t } = useTranslation();
  const { tone, icon } = STATUS_PILLS[status];
  return (
    <Pill tone={tone} icon={icon}>
      {t(`staff:statuses.${status}`)}
    </Pill>
  );
}
