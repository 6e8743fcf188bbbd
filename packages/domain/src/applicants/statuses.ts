// Where an applicant stands, and what can change that (APP-003).

export const APPLICANT_STATUSES = ['in_progress', 'hired', 'rejected', 'inactive'] as const;
export type ApplicantStatus = (typeof APPLICANT_STATUSES)[number];

export const APPLICANT_EVENTS = [
  'mark_hired',
  'reject',
  'mark_inactive',
  'mark_not_hired',
  'un_reject',
  'reactivate',
] as const;
export type ApplicantEvent = (typeof APPLICANT_EVENTS)[number];

const MOVES: Record<ApplicantEvent, { from: readonly ApplicantStatus[]; to: ApplicantStatus }> = {
  mark_hired: { from: ['in_progress'], to: 'hired' },
  reject: { from: ['in_progress', 'hired'], to: 'rejected' },
  mark_inactive: { from: ['in_progress'], to: 'inactive' },
  mark_not_hired: { from: ['hired'], to: 'in_progress' },
  un_reject: { from: ['rejected'], to: 'in_progress' },
  reactivate: { from: ['inactive'], to: 'in_progress' },
};

export type ApplicantMove =
  | { allowed: true; to: ApplicantStatus }
  | { allowed: false; reason: 'wrong_applicant_status' };

export function decideApplicantEvent(status: ApplicantStatus, event: ApplicantEvent): ApplicantMove {
  const { from, to } = MOVES[event];
  return from.includes(status) ? { allowed: true, to } : { allowed: false, reason: 'wrong_applicant_status' };
}
