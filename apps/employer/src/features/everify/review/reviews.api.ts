// Accounts of all companies that wait for a decision of support staff (EVF-014).
import { listEverifyReviews, reviewEverifyCompany } from '@onward/contract/everify/everify-companies';
import { DEFAULT_PAGE_SIZE } from '@onward/domain/platform/constants';
import { api } from '../../../platform/api.ts';
import { listQuery } from '../../../platform/lists/list-query.ts';
import { queryClient } from '../../../platform/query-client.ts';

const REVIEWS = 'everify-reviews';

export const reviewsQuery = (page: number) =>
  listQuery(REVIEWS, { page }, (query, signal) =>
    api.call(listEverifyReviews, { query: { ...query, per_page: DEFAULT_PAGE_SIZE }, signal, loadsPage: true }),
  );

/** Silent: the dialog shows the error. */
export async function decide(id: number, status: 'active' | 'draft', note: string | null): Promise<void> {
  await api.call(reviewEverifyCompany, { params: { id }, body: { status, review_note: note }, silent: true });
  await queryClient.invalidateQueries({ queryKey: [REVIEWS] });
}
