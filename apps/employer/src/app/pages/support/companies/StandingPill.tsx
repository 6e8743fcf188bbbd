// A company's standing.
import type { CompanyStatus } from '@onward/domain/company/statuses';
import { Archive, CircleCheck, CirclePause } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Pill } from '../../../../design/status/Pill.tsx';

const LOOKS = {
  active: { tone: 'green', icon: CircleCheck },
  suspended: { tone: 'amber', icon: CirclePause },
  cancelled: { tone: 'neutral', icon: Archive },
} as const;

export function StandingPill({ status }: { status: CompanyStatus }) {
  const { t } = useTranslation();
  return (
    <Pill tone={LOOKS[status].tone} icon={LOOKS[status].icon}>
      {t(`company:support.statuses.${status}`)}
    </Pill>
  );
}
