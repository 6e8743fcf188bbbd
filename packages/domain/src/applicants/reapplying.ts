// Applying again for the same posting, with the same phone or e-mail (CAR-010).
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
 * `earlier` are applications for this posting of everybody who shares the phone or e-mail, newest first. Only the
 * person's own comes back with new answers: who shares a number with somebody may not rewrite what they said.
 */
export function decideReapplication(earlier: readonly EarlierApplication[], personId: number | null): Reapplication {
  const open = earlier.find(({ status }) => status === 'in_progress' || status === 'hired');
  if (open) return { outcome: 'already_applied', applicationId: open.id };
  const inactive = earlier.find(({ status, person_id }) => status === 'inactive' && person_id === personId);
  return inactive ? { outcome: 'reactivate', applicationId: inactive.id } : { outcome: 'new' };
}
