// A list that keeps its rows while the next ones load and drops answers nobody waits for any more (PLT-019).
import { keepPreviousData, queryOptions } from '@tanstack/react-query';

/**
 * Passing the signal on is what makes the call cancellable: when the filters change, the earlier request is aborted
 * and only the latest answer is ever shown. Keys start with the list's name, for invalidation by name.
 */
export const listQuery = <Query, Answer>(
  name: string,
  query: Query,
  load: (query: Query, signal: AbortSignal) => Promise<Answer>,
) =>
  queryOptions({
    queryKey: [name, query] as const,
    queryFn: ({ signal }) => load(query, signal),
    placeholderData: keepPreviousData,
  });
