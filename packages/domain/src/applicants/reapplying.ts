// Applying again for the same position with the same phone or email (CAR-010).
import type { Trust } from './recognizing.ts';
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
 * another person's answers. Nor is somebody turned away from a public form because a family member has applied with
 * their phone: both stay, as possible duplicates. Staff who add an applicant are told about either.
 */
export function decideReapplication(
  earlier: readonly EarlierApplication[],
  { personId, trust }: { personId: number | null; trust: Trust },
): Reapplication {
  const counted = trust === 'staff' ? earlier : earlier.filter(({ person_id }) => person_id === personId);
  const open = counted.find(({ status }) => status === 'in_progress' || status === 'hired');
  if (open) return { outcome: 'already_applied', applicationId: open.id };
  const inactive = earlier.find(({ status, person_id }) => status === 'inactive' && person_id === personId);
  return inactive ? { outcome: 'reactivate', applicationId: inactive.id } : { outcome: 'new' };
}
