// Merged persons of a company, for support staff.
import { listPersonMerges, undoPersonMerge } from '@onward/contract/applicants/persons';
import { DEFAULT_PAGE_SIZE } from '@onward/domain/platform/constants';
import { api } from '../../../../platform/api.ts';
import { listQuery } from '../../../../platform/lists/list-query.ts';
import { queryClient } from '../../../../platform/query-client.ts';

const LIST = 'person-merges';

/** Silent: the list shows its own error. */
export const personMergesQuery = (companyId: number, page: number) =>
  listQuery(LIST, { companyId, page }, (asked, signal) =>
    api.call(listPersonMerges, {
      params: { id: asked.companyId },
      query: { page: asked.page, per_page: DEFAULT_PAGE_SIZE },
      signal,
      silent: true,
    }),
  );

export async function takeApart(companyId: number, mergeId: number): Promise<void> {
  await api.call(undoPersonMerge, { params: { id: companyId, merge_id: mergeId } });
  await queryClient.invalidateQueries({ queryKey: [LIST] });
}
