// Where a job is posted: one answer for the list of jobs, the job, sharing, and boards (JOB-007, JOB-050, JOB-055).
import { JOB_BOARDS, type JobBoard } from './job-boards.ts';
import type { PositionAccess } from './postings.ts';
import { isApproved, type ReviewStatus } from './review.ts';
import type { PositionStatus } from './statuses.ts';

export interface PostingState {
  status: PositionStatus;
  access: PositionAccess;
  review: ReviewStatus | null;
}

/** Anyone with the link may read it and apply. */
export const isOpenToAll = ({ status, review }: Omit<PostingState, 'access'>): boolean =>
  status === 'published' && isApproved(review);

/** On the career page, in the site map, and in the feed that Indeed reads for free. */
export const isListed = (posting: PostingState): boolean => isOpenToAll(posting) && posting.access === 'public';

export const POSTING_PLACES = [...JOB_BOARDS, 'career_page'] as const;
export type PostingPlace = (typeof POSTING_PLACES)[number];

/** `active` are the boards with an active order; boards drop a posting that is no longer open. */
export function postedOn(posting: PostingState, active: readonly JobBoard[]): PostingPlace[] {
  if (!isOpenToAll(posting)) return [];
  const listed = isListed(posting);
  return POSTING_PLACES.filter((place) =>
    place === 'career_page' ? listed : active.includes(place) || (listed && place === 'indeed'),
  );
}
