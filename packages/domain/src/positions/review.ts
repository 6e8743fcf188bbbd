// Posting review: what is published is public only once it was looked at (JOB-040, JOB-041, JOB-043).

export const REVIEW_STATUSES = [
  'pending',
  'flagged',
  'approved',
  'rejected',
  'parent_under_review',
  'parent_rejected',
  'parent_flagged',
] as const;
export type ReviewStatus = (typeof REVIEW_STATUSES)[number];

/** The review of a posting template, which has no parent. */
export type ParentReview = Exclude<ReviewStatus, `parent_${string}`>;

export type ReviewEvent = 'submitted' | 'checks_passed' | 'check_failed' | 'approve' | 'reject' | 'resubmit';

export type ReviewMove = { allowed: true; to: ReviewStatus } | { allowed: false; reason: 'wrong_review_status' };

const refused: ReviewMove = { allowed: false, reason: 'wrong_review_status' };
const to = (status: ReviewStatus): ReviewMove => ({ allowed: true, to: status });

/** What a child shows while its template is not approved. */
const CHILD_OF: Record<Exclude<ParentReview, 'approved'>, ReviewStatus> = {
  pending: 'parent_under_review',
  flagged: 'parent_flagged',
  rejected: 'parent_rejected',
};

export const isHeldByParent = (status: ReviewStatus): boolean => status.startsWith('parent_');

/** `parent` is null for postings written from scratch. */
export function decideReview(status: ReviewStatus | null, event: ReviewEvent, parent: ParentReview | null): ReviewMove {
  switch (event) {
    case 'submitted':
      return to(parent === null || parent === 'approved' ? 'pending' : CHILD_OF[parent]);
    case 'checks_passed':
      return status === 'pending' ? to('approved') : refused;
    case 'check_failed':
      return status === 'pending' ? to('flagged') : refused;
    case 'approve':
      return status === 'flagged' ? to('approved') : refused;
    case 'reject':
      return status === 'flagged' ? to('rejected') : refused;
    case 'resubmit':
      return status === 'rejected' || status === 'flagged' ? to('pending') : refused;
  }
}

/** What becomes of a child when its template changes: approved lets held ones be checked, anything else holds all. */
export function reviewOfChild(status: ReviewStatus | null, parent: ParentReview): ReviewStatus | null {
  if (status === null) return null;
  if (parent !== 'approved') return CHILD_OF[parent];
  return isHeldByParent(status) ? 'pending' : status;
}

export const isApproved = (status: ReviewStatus | null): boolean => status === 'approved';
