// The state of an onboarding; nothing is shown while none was started.
import type { OnboardingState } from '@onward/domain/onboarding/states';
import { CircleCheck, CircleDashed, CircleDot, CirclePause, Hand, TriangleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Pill, type PillLook } from '../../../design/status/Pill.tsx';

export const ONBOARDING_LOOKS = {
  not_started: { tone: 'neutral', icon: CircleDashed },
  need_attention: { tone: 'amber', icon: TriangleAlert },
  in_progress: { tone: 'blue', icon: CircleDot },
  action_required: { tone: 'violet', icon: Hand },
  completed: { tone: 'green', icon: CircleCheck },
  suspended: { tone: 'red', icon: CirclePause },
} as const satisfies Record<OnboardingState, PillLook>;

interface Props {
  status: OnboardingState | null;
  plain?: boolean;
}

export function OnboardingPill({ status, plain = false }: Props) {
  const { t } = useTranslation();
  if (status === null) return <span aria-hidden="true">–</span>;
  return (
    <Pill {...ONBOARDING_LOOKS[status]} plain={plain}>
      {t(`employees:onboarding.${status}`)}
    </Pill>
  );
}
