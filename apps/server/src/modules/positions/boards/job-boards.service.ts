// Runs postings on job boards: requested here, carried out by the worker, so that nobody waits for a board (JOB-053).
import type { BodyOf } from '@onward/contract/endpoint';
import type {
  createJobBoardPosting,
  JobBoardPosting,
  SourcedPosition,
  updateJobBoardPosting,
} from '@onward/contract/positions/job-boards';
import {
  type BoardEvent,
  type BoardState,
  decideBoardEvent,
  decidePrice,
  defaultPrice,
  isOpenToAll,
  type JobBoard,
} from '@onward/domain/positions/job-boards';
import { type Prediction, predictCampaign, predictOrganic } from '@onward/domain/positions/predictions';
import type { App } from '../../../platform/app.ts';
import type { PageWindow } from '../../../platform/database/lists.ts';
import { fieldInvalid, noAccess, notFound, wrongState } from '../../../platform/http/errors.ts';
import type { CompanyCall } from '../../../platform/http/route.ts';
import { enqueue } from '../../../platform/jobs/enqueue.ts';
import { presentSummary } from '../postings/positions.presenter.ts';
import * as positions from '../postings/positions.queries.ts';
import { recordPositionChange } from '../postings/record-changes.ts';
import { presentBoard } from './job-boards.presenter.ts';
import * as boards from './job-boards.queries.ts';
import { checkoutAddress, sealOrder } from './order-posting.ts';
import * as figures from './read-figures.ts';

export const BOARD_TASK = 'job_board_call';
const USUAL_DAYS = 7;

async function loadPosition({ tx, access }: CompanyCall, name: positions.PositionName): Promise<positions.PositionRow> {
  const row = await positions.findInScope(tx, access, name);
  if (row) return row;
  throw (await positions.exists(tx, access.companyId, name)) ? noAccess('out_of_scope') : notFound();
}

export async function listBoards(app: App, call: CompanyCall, positionKey: string) {
  const { tx, access, now } = call;
  const position = await loadPosition(call, { key: positionKey });
  const { companyId } = access;
  const since = figures.periodStart(now);
  const rows = (await boards.listOf(tx, companyId, [position.id])).get(position.id) ?? [];
  return {
    job_board_postings: await presentAll(app, call, [position], rows),
    sources: await figures.countSources(tx, companyId, position.id, since),
    text_to_apply: await figures.countTexts(tx, companyId, position.id, since),
  };
}

export async function startBoard(
  app: App,
  call: CompanyCall,
  positionKey: string,
  wanted: BodyOf<typeof createJobBoardPosting>['job_board_posting'],
): Promise<JobBoardPosting> {
  const { tx, access } = call;
  if (!app.config.jobBoards) throw wrongState('service_off');
  const position = await loadPosition(call, { key: positionKey });
  // Boards only accept postings that anyone may open.
  if (!isOpenToAll({ status: position.status, review: position.review_status })) throw wrongState('board_not_public');
  const price = wanted.price ?? defaultPrice(wanted.board);
  checkPrice(wanted.board, price);
  const asked = {
    companyId: access.companyId,
    positionId: position.id,
    board: wanted.board,
    price,
    durationDays: wanted.duration_days ?? USUAL_DAYS,
  };
  const before = await boards.lockByBoard(tx, asked);
  const started = moved(before.state, 'start');
  // The marketplace first needs a person to place the order on its own pages.
  const state = wanted.board === 'job_target' ? 'off' : started;
  const row = await boards.start(tx, before, { ...asked, state });
  await carryOut(call, row);
  await recordPositionChange(call, 'job_board_started', position, { board: row.board, price });
  return presentOne(app, call, row);
}

export async function changeBoard(
  app: App,
  call: CompanyCall,
  id: number,
  change: BodyOf<typeof updateJobBoardPosting>['job_board_posting'],
): Promise<JobBoardPosting> {
  if (!app.config.jobBoards) throw wrongState('service_off');
  const row = await load(call, id);
  const price = change.price ?? row.price;
  checkPrice(row.board, price);
  const event = change.state && eventOf(row.state, change.state);
  const state = event ? moved(row.state, event) : row.state;
  const changed = await boards.change(call.tx, row, {
    state,
    price,
    duration_days: change.duration_days ?? row.duration_days,
    ...(event === 'start' && { last_error: null }),
  });
  await carryOut(call, changed);
  const position = await loadPosition(call, { id: row.position_id });
  await recordPositionChange(call, 'job_board_changed', position, { board: row.board, state, price });
  return presentOne(app, call, changed);
}

/** Kept as stopped, with its spending. */
export async function stopBoard(call: CompanyCall, id: number): Promise<void> {
  const row = await load(call, id);
  const stopped = await boards.change(call.tx, row, { state: moved(row.state, 'stop') });
  await carryOut(call, stopped);
  const position = await loadPosition(call, { id: row.position_id });
  await recordPositionChange(call, 'job_board_stopped', position, { board: row.board });
}

export async function listSourced(
  app: App,
  call: CompanyCall,
  search: string | undefined,
  window: PageWindow<'title'>,
): Promise<{ sourced: SourcedPosition[]; totalCount: number }> {
  const { tx, access } = call;
  const page = { limit: window.perPage, offset: window.offset };
  const { rows, totalCount } = await boards.listRunning(tx, access, search, page);
  const byPosition = await boards.listOf(
    tx,
    access.companyId,
    rows.map(({ id }) => id),
  );
  const presented = await presentAll(app, call, rows, [...byPosition.values()].flat());
  const sourced = rows.map((row) => ({
    position: presentSummary(row),
    boards: presented.filter(({ position_id }) => position_id === row.id),
  }));
  return { sourced, totalCount };
}

export async function predict(call: CompanyCall, positionKey: string, price: number | null): Promise<Prediction> {
  await loadPosition(call, { key: positionKey });
  const past = await figures.indeedPast(call.tx, call.access.companyId, call.now);
  return price === null ? predictOrganic(past) : predictCampaign(past, price);
}

function checkPrice(board: JobBoard, price: number): void {
  const decision = decidePrice(board, price);
  if (!decision.allowed) throw fieldInvalid('price', 'board_price_too_low', { lowest: decision.lowest });
}

function moved(state: BoardState, event: BoardEvent): BoardState {
  const move = decideBoardEvent(state, event);
  if (!move.allowed) throw wrongState(move.reason);
  return move.to;
}

const eventOf = (state: BoardState, wanted: 'active' | 'paused'): BoardEvent | undefined => {
  if (state === wanted) return undefined;
  if (wanted === 'paused') return 'pause';
  return state === 'paused' ? 'resume' : 'start';
};

async function load({ tx, access }: CompanyCall, id: number): Promise<boards.BoardRow> {
  const row = await boards.findInScope(tx, access, id);
  if (row) return row;
  throw (await boards.lockOne(tx, access.companyId, id)) ? noAccess('out_of_scope') : notFound();
}

/** Marketplace orders are placed and changed there. */
async function carryOut({ tx }: CompanyCall, row: boards.BoardRow): Promise<void> {
  if (row.board === 'job_target') return;
  await enqueue(
    tx,
    BOARD_TASK,
    { company_id: row.company_id, id: row.id },
    { key: `job_board:${row.company_id}:${row.id}` },
  );
}

async function presentOne(app: App, call: CompanyCall, row: boards.BoardRow): Promise<JobBoardPosting> {
  const position = await loadPosition(call, { id: row.position_id });
  const [presented] = await presentAll(app, call, [position], [row]);
  return presented as JobBoardPosting;
}

async function presentAll(
  { config, encryption }: App,
  { tx, access, language }: CompanyCall,
  shown: readonly positions.PositionListRow[],
  rows: readonly boards.BoardRow[],
): Promise<JobBoardPosting[]> {
  const counts = await figures.countByBoard(
    tx,
    access.companyId,
    shown.map(({ id }) => id),
  );
  const { jobBoards } = config;
  const checkoutUrl = (row: boards.BoardRow): string | null => {
    const position = shown.find(({ id }) => id === row.position_id);
    const waits = row.board === 'job_target' && (row.state === 'off' || row.state === 'error');
    if (!position || !waits || !jobBoards) return null;
    return checkoutAddress({
      boardsUrl: jobBoards.url,
      publicUrl: config.publicUrl,
      title: position.title,
      positionKey: position.digest_key,
      orderId: sealOrder(encryption, row, position.digest_key),
    });
  };
  return rows.map((row) =>
    presentBoard(row, { applicants: counts(row.position_id, row.board), checkoutUrl: checkoutUrl(row), language }),
  );
}
