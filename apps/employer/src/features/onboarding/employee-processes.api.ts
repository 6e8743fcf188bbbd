// Reads and changes the onboardings of employees, and refreshes what a change makes stale.
import type { BodyOf } from '@onward/contract/endpoint';
import {
  completeModuleManually,
  createEmployeeProcess,
  type EmployeeProcess,
  getEmployeeProcess,
  markModuleIncomplete,
  replaceProcess,
  sendOnboardingLink,
  stopProcess,
} from '@onward/contract/onboarding/employee-processes';
import {
  getBatch,
  type OnboardingBatch,
  remindSeveral,
  startSeveral,
  undoBatch,
} from '@onward/contract/onboarding/onboarding-batches';
import { listCandidates, listOnboardingTasks } from '@onward/contract/onboarding/onboarding-lists';
import { listOnboardingProcesses, simulateReadiness } from '@onward/contract/onboarding/onboarding-processes';
import { DEFAULT_PAGE_SIZE } from '@onward/domain/platform/constants';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api } from '../../platform/api.ts';
import { listQuery } from '../../platform/lists/list-query.ts';
import { queryClient } from '../../platform/query-client.ts';
import { ONBOARDING, refreshOnboarding } from './onboarding-summary.api.ts';

const processKey = (key: string) => [ONBOARDING, 'process', key] as const;

export const processQuery = (key: string) =>
  queryOptions({
    queryKey: processKey(key),
    queryFn: async ({ signal }) =>
      (await api.call(getEmployeeProcess, { params: { process_key: key }, signal, silent: true }))
        .employee_onboarding_process,
  });

export const tasksQuery = (list: { page: number; query: string }) =>
  listQuery(ONBOARDING, { tasks: list }, ({ tasks }, signal) =>
    api.call(listOnboardingTasks, {
      query: { page: tasks.page, per_page: DEFAULT_PAGE_SIZE, ...(tasks.query && { query: tasks.query }) },
      signal,
      loadsPage: true,
    }),
  );

const REVIEWS_AHEAD = 100;

/** What waits for the user's review, to go from one to the next. */
export const reviewsQuery = queryOptions({
  queryKey: [ONBOARDING, 'reviews'] as const,
  queryFn: ({ signal }) =>
    api.call(listOnboardingTasks, {
      query: { page: 1, per_page: REVIEWS_AHEAD, action_type: 'review_form' },
      signal,
      silent: true,
    }),
});

const ALL_PROCESSES = 200;

/** To choose from; a company has few. */
export const processChoicesQuery = queryOptions({
  queryKey: [ONBOARDING, 'choices'] as const,
  queryFn: async ({ signal }) =>
    (await api.call(listOnboardingProcesses, { query: { page: 1, per_page: ALL_PROCESSES }, signal, silent: true }))
      .company_onboarding_processes,
});

interface CandidateFilters {
  query?: string;
  employee_ids?: string;
  application_ids?: string;
}

const CANDIDATES_SHOWN = 50;

export const candidatesQuery = (filters: CandidateFilters, perPage = CANDIDATES_SHOWN) =>
  queryOptions({
    queryKey: [ONBOARDING, 'candidates', filters, perPage] as const,
    queryFn: ({ signal }) =>
      api.call(listCandidates, { query: { page: 1, per_page: perPage, ...filters }, signal, silent: true }),
    placeholderData: keepPreviousData,
  });

export const readinessQuery = (processId: number, locationId: number) =>
  queryOptions({
    queryKey: [ONBOARDING, 'readiness', processId, locationId] as const,
    queryFn: async ({ signal }) =>
      (
        await api.call(simulateReadiness, {
          params: { id: processId },
          query: { location_id: locationId },
          signal,
          silent: true,
        })
      ).readiness,
    staleTime: 0,
  });

/** Shows an answer of the server at once; everything else is read again after it. */
function showProcess(process: EmployeeProcess): EmployeeProcess {
  queryClient.setQueryData(processKey(process.digest_key), process);
  void refreshOnboarding();
  return process;
}

type StartBody = BodyOf<typeof createEmployeeProcess>;
export type LinkBody = BodyOf<typeof sendOnboardingLink>;

/** Silent, like the other sends: the dialog keeps its entries and shows why it failed. */
export const startOne = async (body: StartBody): Promise<EmployeeProcess> =>
  showProcess(
    (await api.call(createEmployeeProcess, { body, idempotencyKey: crypto.randomUUID(), silent: true }))
      .employee_onboarding_process,
  );

export const replaceWith = async (employeeId: number, processId: number): Promise<EmployeeProcess> =>
  showProcess(
    (
      await api.call(replaceProcess, {
        params: { id: employeeId },
        body: { onboarding_process_id: processId },
        silent: true,
      })
    ).employee_onboarding_process,
  );

export async function stop(key: string): Promise<void> {
  await api.call(stopProcess, { params: { process_key: key } });
  await refreshOnboarding();
}

export async function sendLink(key: string, body: LinkBody): Promise<void> {
  await api.call(sendOnboardingLink, {
    params: { process_key: key },
    body,
    idempotencyKey: crypto.randomUUID(),
    silent: true,
  });
  void refreshOnboarding();
}

export async function completeByHand(moduleId: number, reason: string): Promise<void> {
  await api.call(completeModuleManually, { params: { id: moduleId }, body: { reason }, silent: true });
  await refreshOnboarding();
}

export async function markIncomplete(moduleId: number, reason: string): Promise<void> {
  await api.call(markModuleIncomplete, {
    params: { id: moduleId },
    body: reason ? { reason } : {},
    silent: true,
  });
  await refreshOnboarding();
}

const BATCH_POLL_MS = 700;

const batchKey = (id: number) => [ONBOARDING, 'batch', id] as const;

/** Read again until everybody was worked on. */
export const batchQuery = (id: number) =>
  queryOptions({
    queryKey: batchKey(id),
    queryFn: async ({ signal }) =>
      (await api.call(getBatch, { params: { id }, signal, silent: true })).onboarding_batch,
    refetchInterval: ({ state }) => (state.data?.status === 'running' ? BATCH_POLL_MS : false),
  });

function showBatch(batch: OnboardingBatch): OnboardingBatch {
  queryClient.setQueryData(batchKey(batch.id), batch);
  void refreshOnboarding();
  return batch;
}

export const startMany = async (body: BodyOf<typeof startSeveral>): Promise<OnboardingBatch> =>
  showBatch(
    (await api.call(startSeveral, { body, idempotencyKey: crypto.randomUUID(), silent: true })).onboarding_batch,
  );

export const remindMany = async (body: BodyOf<typeof remindSeveral>): Promise<OnboardingBatch> =>
  showBatch(
    (await api.call(remindSeveral, { body, idempotencyKey: crypto.randomUUID(), silent: true })).onboarding_batch,
  );

/** The shared handler says why it was too late. */
export const undoStart = async (id: number): Promise<OnboardingBatch> =>
  showBatch((await api.call(undoBatch, { params: { id } })).onboarding_batch);
