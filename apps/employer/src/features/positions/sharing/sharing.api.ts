// Reads and changes the job boards of a job, and the estimates for them.
import type { BodyOf } from '@onward/contract/endpoint';
import {
  createJobBoardPosting,
  deleteJobBoardPosting,
  type JobBoardPosting,
  jobTargetCallback,
  listJobBoardPostings,
  listSourcedPositions,
  predictIndeedCampaign,
  predictIndeedOrganic,
  updateJobBoardPosting,
} from '@onward/contract/positions/job-boards';
import { DEFAULT_PAGE_SIZE } from '@onward/domain/platform/constants';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api } from '../../../platform/api.ts';
import { useSettledEvents } from '../../../platform/cable/use-settled-events.ts';
import { listQuery } from '../../../platform/lists/list-query.ts';
import { queryClient } from '../../../platform/query-client.ts';

const BOARDS = 'job boards';
const SOURCED = 'sourced positions';

export const boardsQuery = (position_key: string) =>
  queryOptions({
    queryKey: [BOARDS, position_key],
    queryFn: ({ signal }) => api.call(listJobBoardPostings, { params: { position_key }, signal }),
  });

/** Requested, but neither accepted nor rejected yet. */
export const isPending = ({ state, started_at, checkout_url }: JobBoardPosting): boolean =>
  state === 'active' && started_at === null && checkout_url === null;

export const organicQuery = (position_key: string) =>
  queryOptions({
    queryKey: [BOARDS, position_key, 'organic'],
    queryFn: ({ signal }) => api.call(predictIndeedOrganic, { params: { position_key }, signal, silent: true }),
  });

export const campaignQuery = (position_key: string, price: number) =>
  queryOptions({
    queryKey: [BOARDS, position_key, 'campaign', price],
    queryFn: ({ signal }) =>
      api.call(predictIndeedCampaign, { params: { position_key }, query: { price }, signal, silent: true }),
    placeholderData: keepPreviousData,
  });

export const sourcedQuery = (list: { query: string; page: number }) =>
  listQuery(SOURCED, list, ({ query, page }, signal) =>
    api.call(listSourcedPositions, {
      query: { page, per_page: DEFAULT_PAGE_SIZE, ...(query && { query }) },
      signal,
      loadsPage: true,
    }),
  );

const refresh = () =>
  Promise.all([
    queryClient.invalidateQueries({ queryKey: [BOARDS] }),
    queryClient.invalidateQueries({ queryKey: [SOURCED] }),
  ]);

/** The worker talks to the job boards, so results arrive as an event a moment later. */
export const useLiveBoards = (): void => useSettledEvents('company', ['position_changed'], refresh);

type NewBoard = BodyOf<typeof createJobBoardPosting>['job_board_posting'];
type BoardChange = BodyOf<typeof updateJobBoardPosting>['job_board_posting'];

/** Silent: the dialog shows the error next to its field. */
export async function startBoard(position_key: string, board: NewBoard): Promise<JobBoardPosting> {
  const { job_board_posting } = await api.call(createJobBoardPosting, {
    params: { position_key },
    body: { job_board_posting: board },
    silent: true,
  });
  await refresh();
  return job_board_posting;
}

export async function changeBoard(id: number, change: BoardChange, { silent = false } = {}): Promise<void> {
  await api.call(updateJobBoardPosting, { params: { id }, body: { job_board_posting: change }, silent });
  await refresh();
}

export async function stopBoard(id: number): Promise<void> {
  await api.call(deleteJobBoardPosting, { params: { id } });
  await refresh();
}

export const returnFromJobTarget = (order: BodyOf<typeof jobTargetCallback>) =>
  api.call(jobTargetCallback, { body: order, silent: true });
