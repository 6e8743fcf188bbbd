import { describe, expect, it } from 'vitest';
import {
  decideReview,
  isApproved,
  isHeldByParent,
  type ParentReview,
  REVIEW_STATUSES,
  type ReviewEvent,
  type ReviewStatus,
  reviewOfChild,
} from './review.ts';

const EVENTS: ReviewEvent[] = ['submitted', 'checks_passed', 'check_failed', 'approve', 'reject', 'resubmit'];
const PARENTS: (ParentReview | null)[] = [null, 'pending', 'flagged', 'approved', 'rejected'];
const STATUSES: (ReviewStatus | null)[] = [null, ...REVIEW_STATUSES];

/** Where each event leads; `submitted` is allowed in every status and depends only on the parent. */
const TABLE: Record<Exclude<ReviewEvent, 'submitted'>, Partial<Record<ReviewStatus, ReviewStatus>>> = {
  checks_passed: { pending: 'approved' },
  check_failed: { pending: 'flagged' },
  approve: { flagged: 'approved' },
  reject: { flagged: 'rejected' },
  resubmit: { flagged: 'pending', rejected: 'pending' },
};

const SUBMITTED = {
  none: 'pending',
  approved: 'pending',
  pending: 'parent_under_review',
  flagged: 'parent_flagged',
  rejected: 'parent_rejected',
} as const;

describe('the review of a posting', () => {
  it('has the seven statuses [JOB-040]', () => {
    expect([...REVIEW_STATUSES].toSorted()).toEqual([
      'approved',
      'flagged',
      'parent_flagged',
      'parent_rejected',
      'parent_under_review',
      'pending',
      'rejected',
    ]);
  });

  describe.each(EVENTS)('on %s', (event) => {
    it.each(STATUSES.flatMap((status) => PARENTS.map((parent) => [status, parent] as const)))(
      'moves from %s with a template that is %s as in the table [JOB-041]',
      (status, parent) => {
        const to = event === 'submitted' ? SUBMITTED[parent ?? 'none'] : status && TABLE[event][status];
        expect(decideReview(status, event, parent)).toEqual(
          to ? { allowed: true, to } : { allowed: false, reason: 'wrong_review_status' },
        );
      },
    );
  });

  describe.each(['pending', 'flagged', 'rejected'] as const)('under a template that becomes %s', (parent) => {
    it.each(REVIEW_STATUSES)('is held from %s [JOB-041]', (status) => {
      expect(reviewOfChild(status, parent)).toBe(SUBMITTED[parent]);
    });
  });

  it.each(REVIEW_STATUSES)(
    'is checked from %s when the template becomes approved, if it was held [JOB-041]',
    (status) => {
      expect(reviewOfChild(status, 'approved')).toBe(status.startsWith('parent_') ? 'pending' : status);
      expect(isHeldByParent(status)).toBe(status.startsWith('parent_'));
    },
  );

  it('is not started by its template, because a draft was never submitted [JOB-041]', () => {
    for (const parent of ['pending', 'flagged', 'rejected', 'approved'] as const) {
      expect(reviewOfChild(null, parent)).toBeNull();
    }
  });

  it('makes only approved postings public [JOB-043]', () => {
    expect(STATUSES.filter(isApproved)).toEqual(['approved']);
  });
});
