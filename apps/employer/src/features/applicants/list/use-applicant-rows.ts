// The rows a list of applicants shows: one page of the query, without applicants who arrived since it was opened.
import type { ApplicationRow } from '@onward/contract/applicants/application';
import { useQuery } from '@tanstack/react-query';
import { applicantsQuery } from '../applicants.api.ts';
import type { ApplicantListState, ListPlace } from '../applicants.list.ts';
import { useHeldRows } from './use-held-rows.ts';

const NO_ROWS: readonly ApplicationRow[] = [];

export function useApplicantRows(place: ListPlace, list: ApplicantListState) {
  const query = useQuery(applicantsQuery(place, list));
  const { data, isPlaceholderData } = query;
  const held = useHeldRows(
    // Cached rows of an earlier visit are shown until the fresh ones arrive, but must not make those count as new.
    JSON.stringify([place, list, query.isFetchedAfterMount]),
    list.page === 1,
    isPlaceholderData ? undefined : data?.applications,
  );
  return {
    query,
    rows: isPlaceholderData ? (data?.applications ?? NO_ROWS) : held.rows,
    /** Applicants who arrived since the list was opened. */
    waiting: held.waiting,
    showAll: held.showAll,
    total: data?.total_count ?? 0,
    totalIsExact: data?.total_is_exact ?? true,
  };
}
