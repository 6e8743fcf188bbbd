// API calls of the set-up page.
import type { BodyOf } from '@onward/contract/endpoint';
import { getSetup, setUpCompany } from '@onward/contract/staff/new-company';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../../platform/api.ts';

/** Silent: the page says when the link no longer works. */
export const setupQuery = (token: string) =>
  queryOptions({
    queryKey: ['setup', token] as const,
    queryFn: async ({ signal }) => (await api.call(getSetup, { params: { token }, signal, silent: true })).setup,
    retry: false,
  });

export const callSetUp = (token: string, body: BodyOf<typeof setUpCompany>) =>
  api.call(setUpCompany, { params: { token }, body, silent: true });
