// A list query that keeps its rows while the next ones load and drops outdated responses (PLT-019).
import { keepPreviousData, queryOptions } from '@tanstack/react-query';

/**
 * Passing the signal on makes the call cancelable: when the filters change, the earlier request is aborted and only the
 * latest response is shown. Keys start with the list's name, so it can be invalidated by name.
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
