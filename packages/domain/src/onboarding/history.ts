// What the onboarding room adds to the histories of an applicant and of an employee (APP-013, EMP-014).
import type { HistoryKind } from '../applicants/history-kinds.ts';
import type { ChangeEvent } from '../employees/changes.ts';

export const ONBOARDING_HISTORY = {
  onboarding_started: 'moves',
  onboarding_link_sent: 'messages',
  onboarding_form_finished: 'files',
  onboarding_returned: 'files',
  onboarding_completed: 'moves',
  onboarding_stopped: 'moves',
  onboarding_replaced: 'changes',
} as const satisfies Record<Extract<ChangeEvent, `onboarding_${string}`>, HistoryKind>;

export type OnboardingHistoryEvent = keyof typeof ONBOARDING_HISTORY;
