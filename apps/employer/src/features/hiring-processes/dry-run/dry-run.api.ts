// API calls for dry runs and the applicants to choose from.
import { listApplications } from '@onward/contract/applicants/applications';
import { dryRunHiringProcess, type HiringProcessTemplate } from '@onward/contract/hiring-processes/hiring-processes';
import { listMyPositions } from '@onward/contract/positions/positions';
import { MAX_PAGE_SIZE } from '@onward/domain/platform/constants';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api } from '../../../platform/api.ts';
import { jobsOf } from '../hiring-processes.api.ts';
import { type ProcessDraft, toInput } from '../process/process-draft.ts';

export interface TriedOn {
  applicationId: number | null;
  positionKey: string | null;
  startsAt: Date;
}

/** Silent: the drawer shows the error in place of the result. */
export const dryRunQuery = (id: number, draft: ProcessDraft, { applicationId, positionKey, startsAt }: TriedOn) => {
  const body = {
    hiring_process_template: toInput(draft),
    application_id: applicationId,
    position_key: positionKey,
    starts_at: startsAt.toISOString(),
  };
  return queryOptions({
    queryKey: ['dry run of a hiring process', id, body] as const,
    queryFn: ({ signal }) => api.call(dryRunHiringProcess, { params: { id }, body, signal, silent: true }),
    select: ({ dry_run }) => dry_run,
    placeholderData: keepPreviousData,
  });
};

const MAX_FOUND = 20;

export const applicantChoicesQuery = (query: string, positionKey: string | null) =>
  queryOptions({
    queryKey: ['applicants to try a process out on', query, positionKey] as const,
    queryFn: async ({ signal }) => {
      const wanted = { ...(query && { query }), ...(positionKey && { position_key: positionKey }) };
      const answer = await api.call(listApplications, {
        query: { page: 1, per_page: MAX_FOUND, ...wanted },
        signal,
        silent: true,
      });
      return answer.applications;
    },
    placeholderData: keepPreviousData,
  });

export const jobChoicesQuery = (process: Pick<HiringProcessTemplate, 'id' | 'is_default'>) =>
  queryOptions({
    queryKey: ['jobs to try a process out on', process.id] as const,
    queryFn: async ({ signal }) =>
      (
        await api.call(listMyPositions, {
          query: { page: 1, per_page: MAX_PAGE_SIZE, show_simple_list: true, ...jobsOf(process) },
          signal,
          silent: true,
        })
      ).positions,
  });
