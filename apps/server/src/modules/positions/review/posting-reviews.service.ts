// Decisions about postings: the employer requests another review, support staff approve or reject (JOB-044).
import type { BodyOf } from '@onward/contract/endpoint';
import type { PostingReview } from '@onward/contract/positions/position';
import type { decidePostingReview, ReviewedPosting } from '@onward/contract/positions/posting-reviews';
import { decideReview, type ParentReview, type ReviewStatus } from '@onward/domain/positions/review';
import type { SessionAccess } from '../../../platform/access/access.ts';
import { recordAudit } from '../../../platform/audit.ts';
import type { PageWindow } from '../../../platform/database/lists.ts';
import { recordEvent } from '../../../platform/events/record-event.ts';
import { fieldInvalid, notFound, wrongState } from '../../../platform/http/errors.ts';
import type { Call, CompanyCall } from '../../../platform/http/route.ts';
import { notifyStaff } from '../../notifications/notifications.service.ts';
import { presentReview } from '../postings/positions.presenter.ts';
import type { PositionName, PositionRow } from '../postings/positions.queries.ts';
import { POSITION_CHANGED, recordPositionChange, scopeOf } from '../postings/record-changes.ts';
import { loadForWriting, reload } from '../postings/save-position.ts';
import * as reviews from './posting-reviews.queries.ts';
import { followTemplate, submitForReview } from './review-posting.ts';

type SupportCall = Pick<Call, 'tx' | 'now' | 'requestId'> & { access: SessionAccess };

export async function resubmit(call: CompanyCall, name: PositionName): Promise<PositionRow> {
  const { tx, access, now } = call;
  const position = await loadForWriting(call, name);
  if (position.status === 'deleted') throw wrongState('position_deleted');
  await submitForReview({ tx, companyId: access.companyId, now }, position, 'resubmit');
  await recordPositionChange(call, 'position_resubmitted', position);
  return reload(call, position.id);
}

export async function listReviews(
  { tx }: SupportCall,
  status: ReviewStatus | undefined,
  window: PageWindow<'updated_at'>,
): Promise<{ reviews: ReviewedPosting[]; totalCount: number }> {
  const { rows, totalCount } = await reviews.listPage(tx, status ?? null, window);
  return { reviews: rows.map(presentReviewed), totalCount };
}

export async function decide(
  call: SupportCall,
  reviewId: number,
  { status, reason }: BodyOf<typeof decidePostingReview>,
): Promise<PostingReview> {
  const { tx, now } = call;
  const note = reason?.trim() || null;
  const review = await reviews.find(tx, reviewId);
  if (!review) throw notFound();
  if (status === 'rejected' && note === null) throw fieldInvalid('reason', 'required');
  const move = decideReview(review.review_status, status === 'approved' ? 'approve' : 'reject', null);
  const isDecided = move.allowed && (await reviews.decide(tx, review, { status: move.to, note, now }));
  if (!move.allowed || !isDecided) throw wrongState('wrong_review_status');
  if (review.kind === 'position_template') {
    await followTemplate({ tx, companyId: review.company_id, now }, review.id, move.to as ParentReview);
  }
  await recordDecision(call, review, { status: [review.review_status, move.to], note });
  return reviewOf(await reviews.find(tx, reviewId));
}

/** In the audit log of the affected company. */
async function recordDecision(
  { tx, access, requestId, now }: SupportCall,
  review: reviews.ReviewRow,
  changes: Record<string, unknown>,
): Promise<void> {
  const { company_id: companyId, kind, id } = review;
  await recordAudit(tx, {
    companyId,
    userId: access.userId,
    event: `${kind}_review_decided`,
    subjectType: kind,
    subjectId: id,
    changes,
    requestId,
  });
  const { location_id, brand_id, department_id } = review;
  const isPosting = location_id !== null && brand_id !== null;
  const scope = isPosting ? scopeOf({ id, location_id, brand_id, department_id }) : { department: department_id };
  await recordEvent(tx, {
    companyId,
    name: isPosting ? POSITION_CHANGED : 'position_template_changed',
    subjectId: id,
    scope,
  });
  await notifyStaff(tx, {
    company_id: companyId,
    type: 'posting_review_result',
    key: `posting_review:${review.review_id}:${now.toISOString()}`,
    actor_staff_id: null,
    record: scope,
    details: { position: review.title },
    link: isPosting ? `/job-postings/${review.digest_key}` : `/job-posting-template/${id}`,
  });
}

function reviewOf(row: reviews.ReviewRow | undefined): PostingReview {
  const review = row && presentReview(row);
  if (!review) throw notFound();
  return review;
}

const presentReviewed = (row: reviews.ReviewRow): ReviewedPosting => ({
  company_id: row.company_id,
  company_name: row.company_name,
  kind: row.kind,
  title: row.title,
  location_name: row.location_name,
  description: row.description,
  questions: row.questions.map(({ title }) => title),
  posting_review: reviewOf(row),
});
