// Reads and changes jobs, and refreshes what a change makes stale.
import type { BodyOf } from '@onward/contract/endpoint';
import { listHiringProcessTemplates } from '@onward/contract/hiring-processes/hiring-processes';
import type { Position, PositionRow } from '@onward/contract/positions/position';
import { listPositionTemplates } from '@onward/contract/positions/position-templates';
import {
  type BulkResults,
  bulkCreatePositions,
  bulkUpdatePositions,
  changePositionKeyword,
  closePosition,
  countMyPositions,
  deletePosition,
  duplicatePosition,
  getPosition,
  listMyPositions,
  listPositionActivities,
  publishPosition,
  updatePosition,
} from '@onward/contract/positions/positions';
import { resubmitPostingReview } from '@onward/contract/positions/posting-reviews';
import { DEFAULT_PAGE_SIZE } from '@onward/domain/platform/constants';
import { orderParameter } from '@onward/domain/platform/lists';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api } from '../../platform/api.ts';
import { coalesce } from '../../platform/coalesce.ts';
import { listQuery } from '../../platform/lists/list-query.ts';
import { queryClient } from '../../platform/query-client.ts';
import { type PositionListState, queryFilters, queryOrder } from './list/positions.list.ts';

const LIST = 'positions';
const COUNTS = 'position-counts';
const ONE = 'position';
const ACTIVITIES = 'position-activities';
const TEMPLATES = 'position-templates';
const PROCESSES = 'position-processes';

export const positionsQuery = (list: PositionListState) =>
  listQuery(LIST, list, async (state, signal) => {
    const answer = await api.call(listMyPositions, {
      query: {
        page: state.page,
        per_page: DEFAULT_PAGE_SIZE,
        order: orderParameter(queryOrder(state.order)),
        ...queryFilters(state),
      },
      signal,
      loadsPage: true,
    });
    // Without `show_simple_list`, the server sends complete rows.
    return { ...answer, positions: answer.positions as PositionRow[] };
  });

/** Counts per status, independent of the selected one. */
export const positionCountsQuery = ({ query, filters }: PositionListState) => {
  const parameters = queryFilters({
    query,
    filters: { ...filters, status: undefined, access_with_status_code: undefined },
  });
  return queryOptions({
    queryKey: [COUNTS, parameters] as const,
    queryFn: ({ signal }) => api.call(countMyPositions, { query: parameters, signal, silent: true }),
    placeholderData: keepPreviousData,
  });
};

const MOST_SELECTED = 1000;

/** All jobs that match the filters, to select them all. */
export async function findAll(state: PositionListState): Promise<PositionRow[]> {
  const { positions } = await api.call(listMyPositions, {
    query: { page: 1, per_page: MOST_SELECTED, order: orderParameter(queryOrder(state.order)), ...queryFilters(state) },
  });
  return positions as PositionRow[];
}

export const positionQuery = (key: string) =>
  queryOptions({
    queryKey: [ONE, key] as const,
    queryFn: async ({ signal }) =>
      (await api.call(getPosition, { params: { position_key: key }, signal, loadsPage: true })).position,
  });

export const activitiesQuery = (key: string, page: number) =>
  listQuery(`${ACTIVITIES} ${key}`, { page }, ({ page: wanted }, signal) =>
    api.call(listPositionActivities, {
      params: { position_key: key },
      query: { page: wanted, per_page: DEFAULT_PAGE_SIZE },
      signal,
    }),
  );

const MOST_CHOICES = 500;

/** Templates to create jobs from, by name. */
export const templateChoicesQuery = queryOptions({
  queryKey: [TEMPLATES, 'choices'] as const,
  queryFn: async ({ signal }) =>
    (
      await api.call(listPositionTemplates, {
        query: { per_page: MOST_CHOICES, order: 'name asc' },
        signal,
        silent: true,
      })
    ).position_templates,
});

export const processChoicesQuery = queryOptions({
  queryKey: [PROCESSES] as const,
  queryFn: async ({ signal }) =>
    (
      await api.call(listHiringProcessTemplates, {
        query: { per_page: MOST_CHOICES, order: 'name asc' },
        signal,
        silent: true,
      })
    ).hiring_process_templates,
});

const invalidate = (...keys: string[]) =>
  Promise.all(keys.map((key) => queryClient.invalidateQueries({ queryKey: [key] })));

export const refreshPositions = coalesce(() => invalidate(LIST, COUNTS));
export const refreshTemplates = coalesce(() => invalidate(TEMPLATES));
export const refreshProcesses = coalesce(() => invalidate(PROCESSES));
export const refreshPosition = (key: string) =>
  Promise.all([
    queryClient.invalidateQueries({ queryKey: [ONE, key] }),
    queryClient.invalidateQueries({ queryKey: [`${ACTIVITIES} ${key}`] }),
  ]);

/** Stores the new version at once and reloads lists and history. */
function store(position: Position): Position {
  queryClient.setQueryData(positionQuery(position.digest_key).queryKey, position);
  void queryClient.invalidateQueries({ queryKey: [`${ACTIVITIES} ${position.digest_key}`] });
  void refreshPositions();
  return position;
}

const named = (key: string) => ({ params: { position_key: key } });

/** Silent: the editor shows the error next to its field. */
export const savePosition = async (
  key: string,
  position: BodyOf<typeof updatePosition>['position'],
): Promise<Position> =>
  store((await api.call(updatePosition, { ...named(key), body: { position }, silent: true })).position);

/** Silent: the dialog shows the error next to its field. */
export const changeKeyword = async (key: string, keyword: string): Promise<Position> =>
  store((await api.call(changePositionKeyword, { ...named(key), body: { keyword }, silent: true })).position);

/** Silent: the caller shows a paywall when the plan is used up, and the error otherwise. */
export const publish = async (key: string): Promise<Position> =>
  store((await api.call(publishPosition, { ...named(key), silent: true })).position);

export const close = async (key: string): Promise<Position> =>
  store((await api.call(closePosition, named(key))).position);

export const duplicate = async (key: string): Promise<Position> =>
  store((await api.call(duplicatePosition, named(key))).position);

export const resubmit = async (key: string): Promise<Position> =>
  store((await api.call(resubmitPostingReview, named(key))).position);

export async function remove(key: string): Promise<void> {
  await api.call(deletePosition, named(key));
  await refreshPositions();
}

export async function changeSeveral(body: BodyOf<typeof bulkUpdatePositions>): Promise<BulkResults['results']> {
  const { results } = await api.call(bulkUpdatePositions, { body });
  await refreshPositions();
  return results;
}

/** Those among them that nobody outside sees before their review is done, and found them right (JOB-043). */
export async function findHeld(ids: readonly number[]): Promise<number[]> {
  const { positions } = await api.call(listMyPositions, { query: { ids: ids.join(','), per_page: MOST_SELECTED } });
  return positions.filter(({ posting_review }) => posting_review?.status !== 'approved').map(({ id }) => id);
}

/** Silent: the dialog shows the error next to its field. */
export async function createSeveral(body: BodyOf<typeof bulkCreatePositions>): Promise<BulkResults['results']> {
  const { results } = await api.call(bulkCreatePositions, { body, silent: true });
  await refreshPositions();
  return results;
}
