// Applying again for the same position with the same phone or email (CAR-010).
import type { ApplicantStatus } from './statuses.ts';

export type Reapplication =
  | { outcome: 'new' }
  | { outcome: 'already_applied'; applicationId: number }
  | { outcome: 'reactivate'; applicationId: number };

export interface EarlierApplication {
  id: number;
  status: ApplicantStatus;
  person_id: number;
}

/**
 * `earlier` contains the applications for this position of everyone who shares the phone or email, newest first. Only
 * the person's own application is reopened with new answers, because sharing a number must not let someone overwrite
 * another person's answers.
 */
export function decideReapplication(earlier: readonly EarlierApplication[], personId: number | null): Reapplication {
  const open = earlier.find(({ status }) => status === 'in_progress' || status === 'hired');
  if (open) return { outcome: 'already_applied', applicationId: open.id };
  const inactive = earlier.find(({ status, person_id }) => status === 'inactive' && person_id === personId);
  return inactive ? { outcome: 'reactivate', applicationId: inactive.id } : { outcome: 'new' };
}
