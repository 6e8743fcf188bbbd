// Which applicants of a selection an action leaves out, and why (APP-022).
import { type ApplicantEvent, decideApplicantEvent } from '../statuses.ts';
import type { ApplicantFacts, SkipReason } from './situation.ts';

type Skip = (applicant: ApplicantFacts) => SkipReason | null;

export const skipInactive: Skip = ({ status }) => (status === 'inactive' ? 'inactive' : null);

export const skipDoNotRehire: Skip = ({ doNotRehire }) => (doNotRehire ? 'do_not_rehire' : null);

/** Skips everyone whose status doesn't allow the event. */
export const skipUnless =
  (event: ApplicantEvent): Skip =>
  (applicant) =>
    decideApplicantEvent(applicant.status, event).allowed ? null : reasonFor(event, applicant);

function reasonFor(event: ApplicantEvent, { status }: ApplicantFacts): SkipReason {
  if (status === 'inactive') return 'inactive';
  if (event === 'reject') return 'already_rejected';
  if (event === 'un_reject') return 'not_rejected';
  return event === 'mark_not_hired' ? 'not_hired' : 'not_in_progress';
}
