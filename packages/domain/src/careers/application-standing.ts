// What the page of an application says about it (CAR-012).
import type { ApplicantStatus } from '../applicants/statuses.ts';

export const STANDINGS = ['open', 'hired', 'closed', 'job_closed'] as const;
export type Standing = (typeof STANDINGS)[number];

interface Application {
  status: ApplicantStatus;
  isJobOpen: boolean;
  /** The applicant has something to do, or an interview. */
  isAsked: boolean;
}

/** Whoever is still asked for something goes on, also after the job was closed. */
export function standingOf({ status, isJobOpen, isAsked }: Application): Standing {
  if (status === 'hired') return 'hired';
  if (status !== 'in_progress') return 'closed';
  return isJobOpen || isAsked ? 'open' : 'job_closed';
}
