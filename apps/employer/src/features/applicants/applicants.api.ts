// Reads lists and boards of applicants, runs actions on them, and refreshes what a change makes stale.

import type { ApplicationRow } from '@onward/contract/applicants/application';
import type { ActionResult } from '@onward/contract/applicants/application-actions';
import {
  performApplicationAction,
  previewApplicationActions,
  undoApplicationAction,
} from '@onward/contract/applicants/application-actions';
import { listFeedbacks } from '@onward/contract/applicants/application-remarks';
import { listApplicationTasks } from '@onward/contract/applicants/application-tasks';
import {
  type ApplicationFilters,
  type ApplicationInput,
  addApplication,
  exportApplications,
  getApplication,
  listApplications,
  reactivateApplication,
} from '@onward/contract/applicants/applications';
import { getPipeline } from '@onward/contract/applicants/pipeline';
import type { ResponseOf } from '@onward/contract/endpoint';
import { closePosition, listMyPositions } from '@onward/contract/positions/positions';
import type { ActionParams } from '@onward/domain/applicants/actions/catalog';
import { ACTION_CODES, type ActionName, type ApplicantScreen } from '@onward/domain/applicants/actions/codes';
import { DEFAULT_PAGE_SIZE } from '@onward/domain/platform/constants';
import { orderParameter } from '@onward/domain/platform/lists';
import { type InfiniteData, infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api } from '../../platform/api.ts';
import { coalesce } from '../../platform/coalesce.ts';
import { listQuery } from '../../platform/lists/list-query.ts';
import { queryClient } from '../../platform/query-client.ts';
import { type ApplicantListState, type ListPlace, queryFilters } from './applicants.list.ts';
import { rememberAddition } from './own-additions.ts';

const LIST = 'applicants';
const PIPELINE = 'pipeline';
const COLUMN = 'board-column';
const PREVIEW = 'application-actions-preview';
const PRINTED = 'printed-applicant';

type ApplicantPage = ResponseOf<typeof listApplications>;
export type Pipeline = ResponseOf<typeof getPipeline>;

export const applicantsQuery = (place: ListPlace, list: ApplicantListState) =>
  listQuery(LIST, { place, list }, (asked, signal) =>
    api.call(listApplications, {
      query: {
        page: asked.list.page,
        per_page: DEFAULT_PAGE_SIZE,
        order: orderParameter(asked.list.order),
        ...queryFilters(asked.place, asked.list),
      },
      signal,
      loadsPage: true,
    }),
  );

/** Silent because the same address may also be a link by brand, where no job is found (PLT-035). */
export const pipelineQuery = (key: string) =>
  queryOptions({
    queryKey: [PIPELINE, key] as const,
    queryFn: ({ signal }) => api.call(getPipeline, { params: { position_key: key }, signal, silent: true }),
    placeholderData: keepPreviousData,
  });

export const COLUMN_PAGE = 20;

/** One stage of the board, twenty cards at a time. */
export const columnQuery = (filters: ApplicationFilters, order: string) =>
  infiniteQueryOptions({
    queryKey: [COLUMN, { filters, order }] as const,
    queryFn: ({ pageParam, signal }) =>
      api.call(listApplications, { query: { page: pageParam, per_page: COLUMN_PAGE, order, ...filters }, signal }),
    initialPageParam: 1,
    getNextPageParam: ({ current_page, total_pages }) => (current_page < total_pages ? current_page + 1 : undefined),
    placeholderData: keepPreviousData,
  });

/** The applicants of an action: selected rows, or everyone who matches the filters. */
export type Target = { kind: 'rows'; rows: readonly ApplicationRow[] } | MatchingTarget;
interface MatchingTarget {
  kind: 'matching';
  filters: ApplicationFilters;
  total: number;
}

export const countOf = (target: Target): number => (target.kind === 'rows' ? target.rows.length : target.total);

/** The target as the endpoints expect it. */
export const onlyOf = (target: Target) =>
  target.kind === 'rows' && target.rows.length === 1 ? target.rows[0] : undefined;

export const named = (target: Target) =>
  target.kind === 'rows' ? { application_ids: target.rows.map(({ id }) => id) } : { selection: target.filters };

export const previewQuery = (target: Target, screen: ApplicantScreen) =>
  queryOptions({
    queryKey: [PREVIEW, named(target), screen] as const,
    queryFn: ({ signal }) =>
      api.call(previewApplicationActions, { body: { ...named(target), screen }, signal, silent: true }),
  });

export type Performed = ResponseOf<typeof performApplicationAction>;

/** Silent: the caller shows the error, in its dialog if it has one. */
export async function performAction<Name extends ActionName>(
  action: Name,
  target: Target,
  params: ActionParams<Name>,
  screen: ApplicantScreen,
): Promise<Performed> {
  const answer = await api.call(performApplicationAction, {
    body: { action_type: ACTION_CODES[action], ...named(target), params, screen },
    idempotencyKey: crypto.randomUUID(),
    silent: true,
  });
  if ('results' in answer) updateRows(answer.results);
  void refreshApplicants();
  return answer;
}

export async function undoAction(id: number): Promise<ActionResult[]> {
  const { results } = await api.call(undoApplicationAction, { params: { id } });
  updateRows(results);
  void refreshApplicants();
  return results;
}

/** Updates the rows in place first, then reloads the lists. */
function updateRows(results: readonly ActionResult[]): void {
  const changed = new Map(results.flatMap(({ application }) => (application ? [[application.id, application]] : [])));
  const replaced = (rows: ApplicationRow[]) => rows.map((row) => changed.get(row.id) ?? row);
  queryClient.setQueriesData<ApplicantPage>(
    { queryKey: [LIST] },
    (page) => page && { ...page, applications: replaced(page.applications) },
  );
}

const invalidate = (...keys: string[]) =>
  Promise.all(keys.map((key) => queryClient.invalidateQueries({ queryKey: [key] })));

export const refreshApplicants = coalesce(() => invalidate(LIST, PIPELINE, COLUMN));

type Column = InfiniteData<ApplicantPage>;

/** Shows the cards in the new column before the server responds. */
export function moveCards(rows: readonly ApplicationRow[], to: { id: number; name: string }): void {
  const moved = new Set(rows.map(({ id }) => id));
  const arrived = rows.map((row) => ({ ...row, position_stage: { ...row.position_stage, ...to }, stage_status: null }));
  for (const [key, column] of queryClient.getQueriesData<Column>({ queryKey: [COLUMN] })) {
    const [first, ...rest] = column?.pages ?? [];
    if (!first) continue;
    const { filters } = key[1] as { filters: ApplicationFilters };
    const without = (page: ApplicantPage) => page.applications.filter(({ id }) => !moved.has(id));
    const top = filters.stage_id === String(to.id) ? arrived : [];
    queryClient.setQueryData<Column>(key, {
      ...(column as Column),
      pages: [
        { ...first, applications: [...top, ...without(first)] },
        ...rest.map((page) => ({ ...page, applications: without(page) })),
      ],
    });
  }
}

/** Silent: the dialog shows the error next to its field and links to the existing applicant. */
export async function addApplicant(application: ApplicationInput) {
  const answer = await api.call(addApplication, { body: { application }, silent: true });
  rememberAddition(answer.application.id);
  void refreshApplicants();
  return answer.application;
}

export async function reactivate(id: number): Promise<void> {
  await api.call(reactivateApplication, { params: { id } });
  await refreshApplicants();
}

export const exportList = (filters: ApplicationFilters, order: string, columns: readonly string[]): Promise<Blob> =>
  api.file(exportApplications, { query: { ...filters, order, columns: columns.join(',') } });

const MOST_CHOICES = 30;

/** Jobs an applicant can be moved to. */
export const positionChoicesQuery = (query: string, publishedOnly = false) =>
  queryOptions({
    queryKey: ['positions-to-move-to', query, publishedOnly] as const,
    queryFn: async ({ signal }) =>
      (
        await api.call(listMyPositions, {
          query: {
            page: 1,
            per_page: MOST_CHOICES,
            query: query || undefined,
            statuses: publishedOnly ? 'published' : 'published,pending',
            show_simple_list: true,
          },
          signal,
          silent: true,
        })
      ).positions,
    placeholderData: keepPreviousData,
  });

export async function closeJob(key: string): Promise<void> {
  await api.call(closePosition, { params: { position_key: key } });
  await refreshApplicants();
}

export const readPipeline = (key: string): Promise<Pipeline> =>
  api.call(getPipeline, { params: { position_key: key }, silent: true });

export const printedQuery = (id: number) =>
  queryOptions({
    queryKey: [PRINTED, id] as const,
    queryFn: async ({ signal }) =>
      (await api.call(getApplication, { params: { id }, signal, silent: true })).application,
  });

export const printedTasksQuery = (id: number) =>
  queryOptions({
    queryKey: [PRINTED, id, 'tasks'] as const,
    queryFn: async ({ signal }) =>
      (await api.call(listApplicationTasks, { params: { id }, signal, silent: true })).tasks,
  });

export const printedFeedbacksQuery = (id: number) =>
  queryOptions({
    queryKey: [PRINTED, id, 'feedbacks'] as const,
    queryFn: async ({ signal }) => (await api.call(listFeedbacks, { params: { id }, signal, silent: true })).feedbacks,
  });
