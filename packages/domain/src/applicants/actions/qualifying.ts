// Who of a selection an action really changes: where the table says "some", the others are skipped and named (APP-022).
import { type ApplicantEvent, decideApplicantEvent } from '../statuses.ts';
import type { ActionName } from './codes.ts';
import type { ApplicantFacts } from './situation.ts';

const SKIP_REASONS = [
  'inactive',
  'not_in_progress',
  'already_rejected',
  'not_rejected',
  'not_hired',
  'has_employee',
  'do_not_rehire',
] as const;
export type SkipReason = (typeof SKIP_REASONS)[number];

const EVENTS: Partial<Record<ActionName, ApplicantEvent>> = {
  reject: 'reject',
  reject_applicant: 'reject',
  un_reject: 'un_reject',
  unreject_applicant: 'un_reject',
  mark_hired: 'mark_hired',
  mark_not_hired: 'mark_not_hired',
  mark_inactive: 'mark_inactive',
};

/** What leads to a job; the flag against rehiring stops it, and nothing else (AHD-023). */
const LEADS_TO_A_JOB: readonly ActionName[] = ['move_to_position', 'mark_hired'];

/** Null when the action changes this applicant. */
export function skipReason(action: ActionName, applicant: ApplicantFacts): SkipReason | null {
  const skip = skipByState(action, applicant);
  return skip ?? (applicant.doNotRehire && LEADS_TO_A_JOB.includes(action) ? 'do_not_rehire' : null);
}

function skipByState(action: ActionName, applicant: ApplicantFacts): SkipReason | null {
  const event = EVENTS[action];
  if (event) return decideApplicantEvent(applicant.status, event).allowed ? null : eventSkip(event, applicant);
  if (action === 'move_to_stage' || action === 'move_to_position') {
    return applicant.status === 'inactive' ? 'inactive' : null;
  }
  return action === 'start_onboarding' && applicant.hasEmployee ? 'has_employee' : null;
}

function eventSkip(event: ApplicantEvent, { status }: ApplicantFacts): SkipReason {
  if (status === 'inactive') return 'inactive';
  if (event === 'reject') return 'already_rejected';
  if (event === 'un_reject') return 'not_rejected';
  return event === 'mark_not_hired' ? 'not_hired' : 'not_in_progress';
}

/** Taken back exactly within a few seconds (AHD-001). */
export const UNDOABLE_ACTIONS: readonly ActionName[] = [
  'move_to_stage',
  'reject',
  'un_reject',
  'move_to_position',
  'mark_hired',
  'mark_not_hired',
  'mark_inactive',
  'reject_applicant',
  'unreject_applicant',
  'send_reminder',
  'send_email',
  'send_sms',
  'send_email_inactive',
  'send_sms_inactive',
];

/** How long the offer stands, and how long messages wait for it. */
export const UNDO_SECONDS = 10;
/** A press in the last moment still has to travel. */
export const UNDO_GRACE_SECONDS = 3;

export const canUndoAction = (doneAt: Date, now: Date): boolean =>
  now.getTime() - doneAt.getTime() <= (UNDO_SECONDS + UNDO_GRACE_SECONDS) * 1000;
