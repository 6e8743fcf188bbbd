// The people whom a start begins with, and how many more wait.
import { listApplications } from '@onward/contract/applicants/applications';
import { BATCH_PEOPLE_MAX } from '@onward/contract/onboarding/onboarding-batches';
import type { OnboardingCandidate } from '@onward/contract/onboarding/onboarding-lists';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../../platform/api.ts';
import { queryClient } from '../../../platform/query-client.ts';
import type { StartOnboardingProps } from '../../../platform/room-parts.ts';
import { candidatesQuery } from '../employee-processes.api.ts';
import { idLists } from './id-lists.ts';

export type AskedPeople = NonNullable<StartOnboardingProps['people']>;

export interface Candidates {
  /** Chosen before the dialog opened. */
  asked: readonly OnboardingCandidate[];
  /** People who were asked for, but can't be started. */
  left_out: number;
  /** People who were asked for beyond what one start can hold. */
  too_many: number;
  waiting_count: number;
}

interface Named {
  employeeIds: readonly number[];
  applicationIds: readonly number[];
  total: number;
}

/** Of the people asked for, those who can be started. */
export const startQuery = (people: AskedPeople) =>
  queryOptions({
    queryKey: ['onboarding', 'start', people] as const,
    queryFn: async (): Promise<Candidates> => {
      const { employeeIds, applicationIds, total } = await named(people);
      const [waiting, employees, applicants] = await Promise.all([
        queryClient.fetchQuery({ ...candidatesQuery({}, 1), staleTime: 0 }),
        found('employee_ids', employeeIds),
        found('application_ids', applicationIds),
      ]);
      const asked = [...employees, ...applicants];
      const count = employeeIds.length + applicationIds.length;
      return {
        asked,
        left_out: count - asked.length,
        too_many: total - count,
        waiting_count: waiting.total_count,
      };
    },
    // The dialog keeps its own entries; reading again would not change them.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });

/** Those who match the filters are named, because each gets a first day of their own. */
async function named(people: AskedPeople): Promise<Named> {
  if (!('selection' in people)) {
    const { employeeIds = [], applicationIds = [] } = people;
    return firstOf(employeeIds, applicationIds);
  }
  const { applications, total_count } = await api.call(listApplications, {
    query: { ...people.selection, page: 1, per_page: BATCH_PEOPLE_MAX },
    silent: true,
  });
  return { employeeIds: [], applicationIds: applications.map(({ id }) => id), total: total_count };
}

const firstOf = (employeeIds: readonly number[], applicationIds: readonly number[]): Named => ({
  employeeIds: employeeIds.slice(0, BATCH_PEOPLE_MAX),
  applicationIds: applicationIds.slice(0, Math.max(0, BATCH_PEOPLE_MAX - employeeIds.length)),
  total: employeeIds.length + applicationIds.length,
});

async function found(
  filter: 'employee_ids' | 'application_ids',
  ids: readonly number[],
): Promise<readonly OnboardingCandidate[]> {
  const pages = idLists(ids).map((list) =>
    queryClient.fetchQuery({ ...candidatesQuery({ [filter]: list.join(',') }, list.length), staleTime: 0 }),
  );
  return (await Promise.all(pages)).flatMap(({ candidates }) => candidates);
}
