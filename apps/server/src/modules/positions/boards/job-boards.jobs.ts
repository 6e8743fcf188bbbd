// Jobs that carry out requested changes at the job boards and read back spending.

import { addSeconds, SECONDS } from '@onward/domain/platform/time/time-units';
import { careerPath, taggedLink } from '@onward/domain/positions/career-links';
import { type BoardState, decideBoardEvent } from '@onward/domain/positions/job-boards';
import type { App } from '../../../platform/app.ts';
import { inCompany, inSystem, type Transaction } from '../../../platform/database/transaction.ts';
import { recordEvent } from '../../../platform/events/record-event.ts';
import type { RoomJobs } from '../../../platform/jobs/room-jobs.ts';
import { type BoardOrder, BoardRefused, JobBoardsClient } from '../../../providers/job-boards/job-boards-client.ts';
import { POSITION_CHANGED, scopeOf } from '../postings/record-changes.ts';
import { UNREACHABLE } from './job-boards.presenter.ts';
import * as boards from './job-boards.queries.ts';
import { BOARD_TASK } from './job-boards.service.ts';
import { BOARD_SOURCES } from './read-figures.ts';

export const SPEND_TASK = 'job_board_spend';

interface OneBoard {
  company_id: number;
  id: number;
}

export const jobBoardsJobs = (app: App): RoomJobs => {
  const client = new JobBoardsClient(app.config.jobBoards);
  const context = { app, client };
  return {
    handlers: {
      [BOARD_TASK]: (payload) => carryOut(context, payload as OneBoard),
      [SPEND_TASK]: async () => {
        if (!app.config.jobBoards) return;
        const spending = await inSystem(app.pool, boards.listSpending);
        for (const one of spending) await readSpend(context, one);
      },
    },
    cron: [{ task: SPEND_TASK, pattern: '23 * * * *' }],
  };
};

interface Desk {
  app: App;
  client: JobBoardsClient;
}

/** The row is locked while the board responds, so a second request waits. */
const carryOut = ({ app, client }: Desk, { company_id, id }: OneBoard): Promise<void> =>
  inCompany(app.pool, company_id, async (tx) => {
    const row = await boards.lockOne(tx, company_id, id);
    if (!row) return;
    try {
      await tellBoard(app, client, tx, row);
    } catch (error) {
      await noteFailure(tx, row, error instanceof BoardRefused ? error.message : UNREACHABLE);
      if (!(error instanceof BoardRefused)) app.log.warn({ err: error }, 'job board did not respond');
    }
    await announce(tx, row);
  });

/** Notifies open screens of the result, so that they don't have to poll. */
async function announce(tx: Transaction, row: boards.BoardRow): Promise<void> {
  const scope = scopeOf(await boards.findPlaced(tx, row));
  await recordEvent(tx, { companyId: row.company_id, name: POSITION_CHANGED, subjectId: row.position_id, scope });
}

async function tellBoard(app: App, client: JobBoardsClient, tx: Transaction, row: boards.BoardRow): Promise<void> {
  const { board, external_id: known, state } = row;
  if (state === 'off') {
    if (!known) return;
    await client.remove(board, known);
    await boards.change(tx, row, { external_id: null });
    return;
  }
  if (state === 'error') return;
  if (known) {
    await client.change(board, known, { budget: row.price, duration_days: row.duration_days, state });
    await boards.change(tx, row, { last_error: null, ends_at: endOf(row, row.started_at ?? app.clock()) });
    return;
  }
  if (state !== 'active') return;
  const order = await orderOf(app, tx, row);
  if (!order) return;
  const { id, budget, duration_days } = await client.post(board, order, orderKeyOf(row));
  // The board may know the order from a try whose answer was lost; since then its budget may have changed here.
  if (budget !== row.price || duration_days !== row.duration_days) {
    await client.change(board, id, { budget: row.price, duration_days: row.duration_days, state });
  }
  const now = app.clock();
  await boards.change(tx, row, { external_id: id, last_error: null, started_at: now, ends_at: endOf(row, now) });
}

const endOf = ({ duration_days }: boards.BoardRow, start: Date): Date => addSeconds(start, duration_days * SECONDS.day);

/** The same for every try of one run, also across processes. */
const orderKeyOf = ({ company_id, id, run }: boards.BoardRow): string => `${company_id}-${id}-${run}`;

async function orderOf(app: App, tx: Transaction, row: boards.BoardRow): Promise<BoardOrder | null> {
  const advert = await boards.findAdvert(tx, row.company_id, row.position_id);
  if (!advert) return null;
  const path = careerPath({
    company: { digest_key: advert.company_key },
    brand: { friendly_id: advert.brand_key },
    location: { id: advert.location_id, city: advert.city },
    position: advert,
  });
  return {
    reference: `${row.company_id}-${row.id}`,
    title: advert.title,
    location: [advert.city, advert.state_code].filter(Boolean).join(', '),
    url: taggedLink(`${app.config.publicUrl}${path}`, BOARD_SOURCES[row.board]),
    budget: row.price,
    duration_days: row.duration_days,
  };
}

async function noteFailure(tx: Transaction, row: boards.BoardRow, reason: string): Promise<void> {
  const move = decideBoardEvent(row.state, 'failed');
  // Stopped postings stay stopped; the board removes them on its side.
  if (row.state === 'off' || !move.allowed) return;
  await boards.change(tx, row, { state: move.to, last_error: reason });
}

/** A posting pauses automatically when its budget is spent or its days are over. */
const readSpend = ({ app, client }: Desk, { company_id, id }: OneBoard): Promise<void> =>
  inCompany(app.pool, company_id, async (tx) => {
    const row = await boards.lockOne(tx, company_id, id);
    if (row?.state !== 'active' || !row.external_id) return;
    const answer = await client.read(row.board, row.external_id).catch(() => null);
    if (!answer) return;
    const over = answer.spent >= row.price || (row.ends_at !== null && row.ends_at <= app.clock());
    const move = decideBoardEvent(row.state, 'spent');
    const state: BoardState = over && move.allowed ? move.to : row.state;
    if (answer.spent === row.spent && state === row.state) return;
    await boards.change(tx, row, { spent: answer.spent, state });
    await announce(tx, row);
  });
