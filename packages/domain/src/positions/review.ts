// Posting review: a published posting becomes public only after it was reviewed (JOB-040, JOB-041, JOB-043).

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

/** The status of a posting while its template is not approved. */
const CHILD_OF: Record<Exclude<ParentReview, 'approved'>, ReviewStatus> = {
  pending: 'parent_under_review',
  flagged: 'parent_flagged',
  rejected: 'parent_rejected',
};

export const isHeldByParent = (status: ReviewStatus): boolean => status.startsWith('parent_');

/** `parent` is null for postings created from scratch. */
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

/**
 * The status of a posting after its template changes: approval sends held postings to review, anything else holds all
 * of them.
 */
export function reviewOfChild(status: ReviewStatus | null, parent: ParentReview): ReviewStatus | null {
  if (status === null) return null;
  if (parent !== 'approved') return CHILD_OF[parent];
  return isHeldByParent(status) ? 'pending' : status;
}

export const isApproved = (status: ReviewStatus | null): boolean => status === 'approved';
