// How onboarding appears in an applicant's activity (APP-013).
import { ArrowLeftRight, BadgeCheck, ClipboardCheck, CornerUpLeft, OctagonX, Send, Sprout } from 'lucide-react';
import { detailText, type HistoryDetail, type RoomHistory } from '../../../platform/history-entry.ts';

export const onboardingHistory: RoomHistory<'onboarding'> = {
  title: (action, t) => t(`onboarding:history.${action}`),
  entries: {
    onboarding_started: { icon: Sprout, tone: 'blue', details },
    onboarding_link_sent: { icon: Send, tone: 'neutral' },
    onboarding_form_finished: { icon: ClipboardCheck, tone: 'teal', details },
    onboarding_returned: { icon: CornerUpLeft, tone: 'amber', details },
    onboarding_completed: { icon: BadgeCheck, tone: 'green', details },
    onboarding_stopped: { icon: OctagonX, tone: 'red', details },
    onboarding_replaced: { icon: ArrowLeftRight, tone: 'neutral', details },
  },
};

function details({ module, before, text }: HistoryDetail): string {
  const names = [before, text].map(detailText).filter(Boolean).join(' → ');
  return [detailText(module), names].filter(Boolean).join(': ');
}
