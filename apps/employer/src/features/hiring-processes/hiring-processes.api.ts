// API calls for hiring processes.
import {
  createHiringProcessTemplate,
  deleteHiringProcessTemplate,
  getHiringProcessActivity,
  getHiringProcessTemplate,
  type HiringProcessInput,
  type HiringProcessTemplate,
  listHiringProcessTemplates,
  restoreHiringProcessTemplate,
  updateHiringProcessTemplate,
} from '@onward/contract/hiring-processes/hiring-processes';
import { listMyPositions } from '@onward/contract/positions/positions';
import { listPermittedStaffs } from '@onward/contract/staff/staff';
import { UNSORTED_FILTER } from '@onward/domain/platform/constants';
import { orderParameter } from '@onward/domain/platform/lists';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api } from '../../platform/api.ts';
import { listQuery } from '../../platform/lists/list-query.ts';
import { queryClient } from '../../platform/query-client.ts';
import { recordApi } from '../../platform/records/record-api.ts';
import { TEMPLATES_PER_PAGE, type TemplateList } from './parts/lists/templates.list.ts';
import type { StageMove } from './process/process-draft.ts';

const LIST = 'hiring processes';
const ONE = 'hiring process';

export const processesQuery = (list: TemplateList) =>
  listQuery(LIST, list, ({ query, order, page }, signal) =>
    api.call(listHiringProcessTemplates, {
      query: { page, per_page: TEMPLATES_PER_PAGE, order: orderParameter(order), ...(query && { query }) },
      signal,
      loadsPage: true,
    }),
  );

export const processQuery = (id: number) =>
  queryOptions({
    queryKey: [ONE, id],
    queryFn: ({ signal }) => api.call(getHiringProcessTemplate, { params: { id }, signal, loadsPage: true }),
    select: ({ hiring_process_template }) => hiring_process_template,
  });

export const activityQuery = (id: number) =>
  queryOptions({
    queryKey: [ONE, id, 'activity'],
    queryFn: ({ signal }) => api.call(getHiringProcessActivity, { params: { id }, signal, silent: true }),
    select: ({ stages }) => stages,
  });

type Process = Pick<HiringProcessTemplate, 'id' | 'is_default'>;

/** Jobs without a process of their own use the default one. */
export const jobsOf = ({ id, is_default }: Process) => ({
  hiring_process_template: is_default ? `${id},${UNSORTED_FILTER}` : String(id),
});

export const processJobsQuery = (process: Process, page: number) =>
  listQuery('jobs of a hiring process', { id: process.id, page }, (_query, signal) =>
    api.call(listMyPositions, { query: { page, per_page: TEMPLATES_PER_PAGE, ...jobsOf(process) }, signal }),
  );

/** Colleagues who may see one of the locations; all of them without any. */
export const interviewersQuery = (locationIds: readonly number[]) =>
  queryOptions({
    queryKey: ['interviewers', locationIds] as const,
    queryFn: async ({ signal }) => {
      const queries = locationIds.length === 0 ? [{}] : locationIds.map((location_id) => ({ location_id }));
      const lists = await Promise.all(queries.map((query) => api.call(listPermittedStaffs, { query, signal })));
      const names = new Map(
        lists.flatMap(({ permitted_staffs }) => permitted_staffs.map(({ id, name }) => [id, name])),
      );
      return [...names].map(([value, label]) => ({ value, label }));
    },
    placeholderData: keepPreviousData,
  });

export const refreshProcesses = () =>
  Promise.all([
    queryClient.invalidateQueries({ queryKey: [LIST] }),
    queryClient.invalidateQueries({ queryKey: [ONE] }),
  ]);

/** Silent, here and below: the editor shows errors where they belong. */
export async function addProcess(input: HiringProcessInput): Promise<HiringProcessTemplate> {
  const answer = await api.call(createHiringProcessTemplate, {
    body: { hiring_process_template: input },
    silent: true,
  });
  queryClient.setQueryData([ONE, answer.hiring_process_template.id], answer);
  void queryClient.invalidateQueries({ queryKey: [LIST] });
  return answer.hiring_process_template;
}

export async function saveProcess(
  { id, version }: Pick<HiringProcessTemplate, 'id' | 'version'>,
  input: HiringProcessInput,
  moves: readonly StageMove[],
): Promise<HiringProcessTemplate> {
  const answer = await api.call(updateHiringProcessTemplate, {
    params: { id },
    body: { hiring_process_template: { ...input, version }, stage_moves: [...moves] },
    silent: true,
  });
  queryClient.setQueryData([ONE, id], answer);
  void queryClient.invalidateQueries({ queryKey: [LIST] });
  void queryClient.invalidateQueries({ queryKey: [ONE, id, 'activity'] });
  return answer.hiring_process_template;
}

/** The current state on the server, bypassing the cache. */
export async function readProcess(id: number): Promise<HiringProcessTemplate> {
  const answer = await queryClient.fetchQuery({ ...processQuery(id), staleTime: 0 });
  return answer.hiring_process_template;
}

export const { remove: removeProcess, restore: restoreProcess } = recordApi(
  'hiring_process_template',
  {
    create: createHiringProcessTemplate,
    update: updateHiringProcessTemplate,
    remove: deleteHiringProcessTemplate,
    restore: restoreHiringProcessTemplate,
  },
  refreshProcesses,
);
