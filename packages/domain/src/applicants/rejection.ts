// Rejection reasons and the optional message to the applicant (APP-026).
import type { RuleTrigger } from '../hiring-processes/rules.ts';

export const REJECTION_REASONS = [
  'not_qualified',
  'no_response',
  'position_filled',
  'withdrew',
  'no_show',
  'other',
] as const;
export type RejectionReason = (typeof REJECTION_REASONS)[number];

/** The reason recorded when an automation rejects, since nobody is there to choose one. */
const AUTOMATIC_REASONS: Partial<Record<RuleTrigger, RejectionReason>> = {
  fails_screening: 'not_qualified',
  fails_quiz: 'not_qualified',
  stays_in_stage: 'no_response',
};

export const automaticReason = (trigger: RuleTrigger): RejectionReason => AUTOMATIC_REASONS[trigger] ?? 'other';

export const REJECTION_NOTE_MAX = 1000;
export const REJECTION_MESSAGE_MAX = 5000;
/** Thirty days; a later message would only confuse the applicant. */
export const REJECTION_DELAY_MAX_SECONDS = 30 * 86_400;

export interface Rejection {
  reason: RejectionReason;
  note: string | null;
  at: string;
}
