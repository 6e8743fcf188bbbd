// Applying again for the same posting, with the same phone or e-mail (CAR-010).
import type { ApplicantStatus } from './statuses.ts';

export type Reapplication =
  | { outcome: 'new' }
  | { outcome: 'already_applied' }
  | { outcome: 'reactivate'; applicationId: number };

/** `earlier` are the person's applications for this posting, newest first. */
export function decideReapplication(earlier: readonly { id: number; status: ApplicantStatus }[]): Reapplication {
  if (earlier.some(({ status }) => status === 'in_progress' || status === 'hired'))
    return { outcome: 'already_applied' };
  const inactive = earlier.find(({ status }) => status === 'inactive');
  return inactive ? { outcome: 'reactivate', applicationId: inactive.id } : { outcome: 'new' };
}
