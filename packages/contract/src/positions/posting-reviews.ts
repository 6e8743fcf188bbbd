// Posting review: employers resubmit, support staff decide.
import { REVIEW_STATUSES } from '@onward/domain/positions/review';
import Type, { type Static } from 'typebox';
import { endpoint } from '../endpoint.ts';
import { Id, IdParams, Nullable, pageQuery, pageResponse } from '../fields.ts';
import { Position, PositionKeyParams, PostingReview } from './position.ts';

export const resubmitPostingReview = endpoint({
  name: 'resubmitPostingReview',
  method: 'POST',
  path: '/v1/positions/:position_key/posting_review/resubmit',
  summary: 'Resubmit a corrected posting for review',
  audience: 'company',
  permission: 'update_position',
  params: PositionKeyParams,
  answers: { 200: Type.Object({ position: Position }) },
});

/** A posting or template that is waiting for a decision. */
export const ReviewedPosting = Type.Object({
  company_id: Id,
  company_name: Type.String(),
  kind: Type.Enum(['position', 'position_template']),
  title: Type.String(),
  location_name: Nullable(Type.String()),
  description: Type.String(),
  questions: Type.Array(Type.String()),
  posting_review: PostingReview,
});
export type ReviewedPosting = Static<typeof ReviewedPosting>;

export const listPostingReviews = endpoint({
  name: 'listPostingReviews',
  method: 'GET',
  path: '/v1/posting_reviews',
  summary: 'Postings by their review, longest waiting first',
  audience: 'support',
  query: pageQuery({ status: Type.Optional(Type.Enum([...REVIEW_STATUSES])) }),
  answers: { 200: pageResponse({ posting_reviews: Type.Array(ReviewedPosting) }) },
});

export const decidePostingReview = endpoint({
  name: 'decidePostingReview',
  method: 'PUT',
  path: '/v1/posting_reviews/:id',
  summary: 'Approve or reject a flagged posting',
  audience: 'support',
  params: IdParams,
  body: Type.Object({
    status: Type.Enum(['approved', 'rejected']),
    reason: Type.Optional(Nullable(Type.String({ maxLength: 500 }))),
  }),
  answers: { 200: Type.Object({ posting_review: PostingReview }) },
});
