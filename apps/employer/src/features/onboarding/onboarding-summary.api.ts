// How many onboardings are in each state, and what is read again after a change. Part of the first download, because the
// menu shows a count.
import { summarizeOnboarding } from '@onward/contract/onboarding/onboarding-processes';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api } from '../../platform/api.ts';
import { coalesce } from '../../platform/coalesce.ts';
import { queryClient } from '../../platform/query-client.ts';

/** Every query about onboardings starts with it. */
export const ONBOARDING = 'onboarding';
/** Employee lists and records show the onboarding, too. */
const KEYS = [ONBOARDING, 'employees', 'employee'];

export const refreshOnboarding = coalesce(() =>
  Promise.all(KEYS.map((key) => queryClient.invalidateQueries({ queryKey: [key] }))),
);

/** Silent: the pages work without counts. */
export const summaryQuery = queryOptions({
  queryKey: [ONBOARDING, 'summary'] as const,
  queryFn: ({ signal }) => api.call(summarizeOnboarding, { signal, silent: true }),
  placeholderData: keepPreviousData,
});
