// Why someone is turned down, and the message that may tell them (APP-026).

export const REJECTION_REASONS = [
  'not_qualified',
  'no_response',
  'position_filled',
  'withdrew',
  'no_show',
  'other',
] as const;
export type RejectionReason = (typeof REJECTION_REASONS)[number];

/** What a rule of the hiring process writes when nobody chose. */
export const AUTOMATIC_REASON = 'not_qualified' satisfies RejectionReason;

export const REJECTION_NOTE_MAX = 1000;
export const REJECTION_MESSAGE_MAX = 5000;
/** Thirty days: what is said later than that, nobody understands any more. */
export const REJECTION_DELAY_MAX_SECONDS = 30 * 86_400;

export interface Rejection {
  reason: string;
  note: string | null;
  at: string;
}
