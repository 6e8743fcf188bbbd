// Applying again for the same posting, with the same phone or e-mail (CAR-010).
import type { ApplicantStatus } from './statuses.ts';

export type Reapplication =
  | { outcome: 'new' }
  | { outcome: 'already_applied'; applicationId: number }
  | { outcome: 'reactivate'; applicationId: number };

/** `earlier` are the person's applications for this posting, newest first. */
export function decideReapplication(earlier: readonly { id: number; status: ApplicantStatus }[]): Reapplication {
  const open = earlier.find(({ status }) => status === 'in_progress' || status === 'hired');
  if (open) return { outcome: 'already_applied', applicationId: open.id };
  const inactive = earlier.find(({ status }) => status === 'inactive');
  return inactive ? { outcome: 'reactivate', applicationId: inactive.id } : { outcome: 'new' };
}
