// The states of a background check and the events that change them (CHK-006). They are also the stage status of the
// applicant.

export const CHECK_STATUSES = [
  'not_ordered',
  'invitation_sent',
  'pending',
  'suspended',
  'clear',
  'consider',
  'pre_adverse_action',
  'dispute',
  'final_adverse_action',
  'canceled',
  'expired',
] as const;
export type CheckStatus = (typeof CHECK_STATUSES)[number];

/** What a complete report says. */
export const CHECK_RESULTS = ['clear', 'consider'] as const;
export type CheckResult = (typeof CHECK_RESULTS)[number];

export const CHECK_EVENTS = [
  'order',
  'consent',
  'invitation_expires',
  'provider_pauses',
  'provider_resumes',
  'provider_clears',
  'provider_considers',
  'provider_cancels',
  'accept',
  'start_adverse_action',
  'waiting_time_passes',
  'dispute',
  'finish_adverse_action',
  'cancel',
] as const;
export type CheckEvent = (typeof CHECK_EVENTS)[number];

const MOVES: Record<CheckEvent, Partial<Record<CheckStatus, CheckStatus>>> = {
  order: { not_ordered: 'invitation_sent', canceled: 'invitation_sent', expired: 'invitation_sent' },
  consent: { invitation_sent: 'pending' },
  invitation_expires: { invitation_sent: 'expired' },
  provider_pauses: { pending: 'suspended' },
  provider_resumes: { suspended: 'pending' },
  // Results can overtake the event before them, so they count from a paused check too. A provider that corrects its
  // report clears the person, however far a decision has come.
  provider_clears: {
    pending: 'clear',
    suspended: 'clear',
    consider: 'clear',
    pre_adverse_action: 'clear',
    dispute: 'clear',
  },
  provider_considers: { pending: 'consider', suspended: 'consider' },
  provider_cancels: { invitation_sent: 'canceled', pending: 'canceled', suspended: 'canceled' },
  accept: { consider: 'clear', pre_adverse_action: 'clear', dispute: 'clear' },
  start_adverse_action: { consider: 'pre_adverse_action' },
  waiting_time_passes: { pre_adverse_action: 'final_adverse_action' },
  dispute: { pre_adverse_action: 'dispute' },
  finish_adverse_action: { dispute: 'final_adverse_action' },
  cancel: { invitation_sent: 'canceled', pending: 'canceled', suspended: 'canceled' },
};

export type CheckMove = { allowed: true; status: CheckStatus } | { allowed: false; reason: CheckStatus };

/** The reason of a refusal is the state that doesn't allow the event. */
export function moveCheck(status: CheckStatus, event: CheckEvent): CheckMove {
  const next = MOVES[event][status];
  return next ? { allowed: true, status: next } : { allowed: false, reason: status };
}

/** Under way at the provider or with the applicant. */
export const isCheckRunning = (status: CheckStatus): boolean =>
  status === 'invitation_sent' || status === 'pending' || status === 'suspended' || status === 'dispute';

/** Findings that nobody has decided about. */
export const isFindingOpen = (status: CheckStatus): boolean =>
  status === 'consider' || status === 'pre_adverse_action' || status === 'dispute';

export type RejectionForCheck = { allowed: true } | { allowed: false; reason: 'pre_adverse_missing' | 'still_waiting' };

/**
 * Nobody is rejected for a finding before the notice was sent and its waiting time passed. For another reason they can
 * be, but it must be written down (AHD-012).
 */
export function decideRejectionForCheck(status: CheckStatus, otherReason: string | null): RejectionForCheck {
  if (!isFindingOpen(status) || otherReason?.trim()) return { allowed: true };
  return { allowed: false, reason: status === 'consider' ? 'pre_adverse_missing' : 'still_waiting' };
}
