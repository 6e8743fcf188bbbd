// The status of an application and what can change it (APP-003). The server puts `from` into the `where` of every
// status update, so a decision and the write that follows it can't disagree.

export const APPLICANT_STATUSES = ['in_progress', 'hired', 'rejected', 'inactive'] as const;
export type ApplicantStatus = (typeof APPLICANT_STATUSES)[number];

export const APPLICANT_EVENTS = [
  'mark_hired',
  'reject',
  'mark_inactive',
  'mark_not_hired',
  'un_reject',
  'reactivate',
  'reapply',
] as const;
export type ApplicantEvent = (typeof APPLICANT_EVENTS)[number];

export const STATUS_CHANGES: Record<ApplicantEvent, { from: readonly ApplicantStatus[]; to: ApplicantStatus }> = {
  mark_hired: { from: ['in_progress'], to: 'hired' },
  reject: { from: ['in_progress', 'hired'], to: 'rejected' },
  mark_inactive: { from: ['in_progress'], to: 'inactive' },
  mark_not_hired: { from: ['hired'], to: 'in_progress' },
  un_reject: { from: ['rejected'], to: 'in_progress' },
  reactivate: { from: ['inactive'], to: 'in_progress' },
  reapply: { from: ['inactive'], to: 'in_progress' },
};

export type StatusDecision =
  | { allowed: true; to: ApplicantStatus }
  | { allowed: false; reason: 'wrong_applicant_status' };

export function decideApplicantEvent(status: ApplicantStatus, event: ApplicantEvent): StatusDecision {
  const { from, to } = STATUS_CHANGES[event];
  return from.includes(status) ? { allowed: true, to } : { allowed: false, reason: 'wrong_applicant_status' };
}

/** Who can be moved into a stage: staff can also move hired and rejected applicants, automations only open ones. */
export const STAGE_ENTRY_STATUSES = {
  staff: ['in_progress', 'hired', 'rejected'],
  automation: ['in_progress'],
} as const satisfies Record<string, readonly ApplicantStatus[]>;
