// Whom an interview can be scheduled for from the calendar: those who wait for a time, and others of whom one is found
// by name, who move to an interview stage first (SCH-009).
import { previewApplicationActions } from '@onward/contract/applicants/application-actions';
import { listApplications } from '@onward/contract/applicants/applications';
import { STAGE_TYPES } from '@onward/domain/hiring-processes/stages';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api } from '../../../platform/api.ts';

const MOST = 20;
const OTHER_STAGES = STAGE_TYPES.filter((type) => type !== 'scheduling').join(',');

/** Refreshed with all other lists of applicants. */
const peopleQuery = (stage: { stage_type: string; stage_status?: string }, query: string) =>
  queryOptions({
    queryKey: ['applicants', 'to-schedule', stage, query] as const,
    queryFn: async ({ signal }) =>
      (
        await api.call(listApplications, {
          query: { page: 1, per_page: MOST, status: 'in_progress', ...stage, ...(query && { query }) },
          signal,
          silent: true,
        })
      ).applications,
    placeholderData: keepPreviousData,
  });

export const waitingQuery = (query: string) =>
  peopleQuery({ stage_type: 'scheduling', stage_status: 'not_submitted,request_reschedule' }, query);

export const elsewhereQuery = (query: string) => peopleQuery({ stage_type: OTHER_STAGES }, query);

/** The interview stages of their job. */
export const interviewStagesQuery = (applicationId: number) =>
  queryOptions({
    queryKey: ['applicants', 'interview-stages', applicationId] as const,
    queryFn: async ({ signal }) => {
      const body = { application_ids: [applicationId] };
      const { stages } = await api.call(previewApplicationActions, { body, signal, silent: true });
      return stages.flatMap(({ id, name, stage_type }) => (id && stage_type === 'scheduling' ? [{ id, name }] : []));
    },
  });
