// What is late or due today: the reason to remind managers.
import { queryOptions } from '@tanstack/react-query';
import { type ClockQuery, I9, readAllRows } from '../i9.api.ts';

/** Silent: without an answer nobody is reminded. */
export const urgentQuery = ({ urgency: _any, ...filters }: ClockQuery) =>
  queryOptions({
    queryKey: [I9, 'urgent', filters] as const,
    queryFn: async () => {
      const [late, today] = await Promise.all(
        (['late', 'today'] as const).map((urgency) => readAllRows({ ...filters, urgency })),
      );
      return [...(late ?? []), ...(today ?? [])];
    },
  });
