// Job postings of all companies that wait for a decision of support staff (JOB-044).
import { decidePostingReview, listPostingReviews } from '@onward/contract/positions/posting-reviews';
import { DEFAULT_PAGE_SIZE } from '@onward/domain/platform/constants';
import { REVIEW_STATUSES, type ReviewStatus } from '@onward/domain/positions/review';
import { api } from '../../../platform/api.ts';
import { listQuery } from '../../../platform/lists/list-query.ts';
import { queryClient } from '../../../platform/query-client.ts';

const LIST = 'posting-reviews';

/** Those that need a decision come first. */
export const REVIEW_TABS = ['flagged', 'pending', 'rejected', 'approved'] as const satisfies readonly ReviewStatus[];
export type ReviewTab = (typeof REVIEW_TABS)[number];

export const readTab = (text: string | null): ReviewTab =>
  REVIEW_TABS.find((tab) => tab === text && REVIEW_STATUSES.includes(tab)) ?? 'flagged';

export const reviewsQuery = (status: ReviewTab, page: number) =>
  listQuery(LIST, { status, page }, (query, signal) =>
    api.call(listPostingReviews, { query: { ...query, per_page: DEFAULT_PAGE_SIZE }, signal, loadsPage: true }),
  );

/** Silent: the dialog shows the error. */
export async function decide(id: number, status: 'approved' | 'rejected', reason: string | null): Promise<void> {
  await api.call(decidePostingReview, { params: { id }, body: { status, reason }, silent: true });
  await queryClient.invalidateQueries({ queryKey: [LIST] });
}
