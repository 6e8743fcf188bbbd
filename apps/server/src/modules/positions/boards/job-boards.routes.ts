// Routes for job boards.
import {
  createJobBoardPosting,
  deleteJobBoardPosting,
  jobTargetCallback,
  listJobBoardPostings,
  listSourcedPositions,
  predictIndeedCampaign,
  predictIndeedOrganic,
  updateJobBoardPosting,
} from '@onward/contract/positions/job-boards';
import { DEFAULT_PAGE_SIZE } from '@onward/domain/platform/constants';
import { INDEED_DEFAULT_PRICE } from '@onward/domain/positions/job-boards';
import type { App } from '../../../platform/app.ts';
import { pageFacts, pageWindow } from '../../../platform/database/lists.ts';
import { type Route, route } from '../../../platform/http/route.ts';
import * as boards from './job-boards.service.ts';
import { returnFromMarketplace } from './receive-callback.ts';

export const jobBoardsRoutes = (app: App): Route[] => [
  route(listJobBoardPostings, (call) => boards.listBoards(app, call, call.params.position_key)),
  route(createJobBoardPosting, async (call) => ({
    job_board_posting: await boards.startBoard(app, call, call.params.position_key, call.body.job_board_posting),
  })),
  route(updateJobBoardPosting, async (call) => ({
    job_board_posting: await boards.changeBoard(app, call, call.params.id, call.body.job_board_posting),
  })),
  route(deleteJobBoardPosting, async (call) => {
    await boards.stopBoard(call, call.params.id);
    return undefined;
  }),
  route(listSourcedPositions, async (call) => {
    const window = pageWindow(call.query, ['title'], { field: 'title', direction: 'asc' }, DEFAULT_PAGE_SIZE);
    const { sourced, totalCount } = await boards.listSourced(app, call, call.query.query, window);
    return { sourced_positions: sourced, ...pageFacts(window, totalCount) };
  }),
  route(predictIndeedOrganic, (call) => boards.predict(call, call.params.position_key, null)),
  route(predictIndeedCampaign, (call) =>
    boards.predict(call, call.params.position_key, call.query.price ?? INDEED_DEFAULT_PRICE),
  ),
  route(jobTargetCallback, async (call) => ({
    state: await returnFromMarketplace(app, call.tx, call.body, call.now),
  })),
];
