// The people whom a start begins with, and how many more wait.
import type { OnboardingCandidate } from '@onward/contract/onboarding/onboarding-lists';
import { queryOptions } from '@tanstack/react-query';
import { queryClient } from '../../../platform/query-client.ts';
import { candidatesQuery } from '../employee-processes.api.ts';

export interface AskedPeople {
  employeeIds?: readonly number[];
  applicationIds?: readonly number[];
}

export interface Candidates {
  /** Chosen before the dialog opened. */
  asked: readonly OnboardingCandidate[];
  /** People who were asked for, but can't be started. */
  left_out: number;
  waiting_count: number;
}

/** Of the people asked for, those who can be started. */
export const startQuery = ({ employeeIds = [], applicationIds = [] }: AskedPeople) =>
  queryOptions({
    queryKey: ['onboarding', 'start', employeeIds, applicationIds] as const,
    queryFn: async (): Promise<Candidates> => {
      const [waiting, employees, applicants] = await Promise.all([
        queryClient.fetchQuery({ ...candidatesQuery({}, 1), staleTime: 0 }),
        found({ employee_ids: employeeIds.join(',') }, employeeIds.length),
        found({ application_ids: applicationIds.join(',') }, applicationIds.length),
      ]);
      const asked = [...employees, ...applicants];
      return {
        asked,
        left_out: employeeIds.length + applicationIds.length - asked.length,
        waiting_count: waiting.total_count,
      };
    },
    // The dialog keeps its own entries; reading again would not change them.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });

const found = async (
  filters: { employee_ids?: string; application_ids?: string },
  count: number,
): Promise<readonly OnboardingCandidate[]> =>
  count === 0 ? [] : (await queryClient.fetchQuery({ ...candidatesQuery(filters, count), staleTime: 0 })).candidates;
