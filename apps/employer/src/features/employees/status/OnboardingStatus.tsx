// The onboarding of an employee in a list; a dash while none was started.
import type { EmployeeRow } from '@onward/contract/employees/employee';
import { CircleCheck, CircleDashed, CircleDot, CirclePause, Hand, TriangleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Pill, type PillLook } from '../../../design/status/Pill.tsx';

const LOOKS = {
  not_started: { tone: 'neutral', icon: CircleDashed },
  need_attention: { tone: 'amber', icon: TriangleAlert },
  in_progress: { tone: 'blue', icon: CircleDot },
  action_required: { tone: 'violet', icon: Hand },
  completed: { tone: 'green', icon: CircleCheck },
  suspended: { tone: 'red', icon: CirclePause },
} as const satisfies Record<string, PillLook>;

const isKnown = (status: string): status is keyof typeof LOOKS => Object.hasOwn(LOOKS, status);

export function OnboardingStatus({ onboarding }: Pick<EmployeeRow, 'onboarding'>) {
  const { t } = useTranslation();
  const status = onboarding?.status ?? '';
  if (!isKnown(status)) return <span aria-hidden="true">–</span>;
  return (
    <Pill {...LOOKS[status]} plain>
      {t(`employees:onboarding.${status}`)}
    </Pill>
  );
}
