// Queries on job board postings and the applicants they brought.

import { searchQuery } from '@onward/domain/platform/search/search-words';
import type { BoardState, JobBoard } from '@onward/domain/positions/job-boards';
import type { CompanyAccess } from '../../../platform/access/access.ts';
import type { Transaction } from '../../../platform/database/transaction.ts';
import {
  COUNTED_POSITIONS,
  hasJobWords,
  IN_SCOPE,
  LIST_COLUMNS,
  POSITIONS,
  type PositionListRow,
  scopeValues,
} from '../postings/positions.queries.ts';
import type { PlacedPosition } from '../postings/record-changes.ts';

export interface BoardRow {
  company_id: number;
  id: number;
  position_id: number;
  board: JobBoard;
  state: BoardState;
  price: number;
  spent: number;
  duration_days: number;
  external_id: string | null;
  last_error: string | null;
  started_at: Date | null;
  ends_at: Date | null;
  version: number;
  /** Counts its runs; identifies the order at the board. */
  run: number;
}

const COLUMNS = `j.company_id, j.id, j.position_id, j.board, j.state, j.price::float8, j.spent::float8, j.duration_days,
  j.external_id, j.last_error, j.started_at, j.ends_at, j.version, j.run`;

export async function listOf(
  tx: Transaction,
  companyId: number,
  positionIds: readonly number[],
): Promise<Map<number, BoardRow[]>> {
  const { rows } = await tx.client.query<BoardRow>(
    `select ${COLUMNS} from job_board_postings j where j.company_id = $1 and j.position_id = any($2) order by j.board`,
    [companyId, positionIds],
  );
  return Map.groupBy(rows, ({ position_id }) => position_id);
}

/** A job board posting the user may see, by its posting. */
export async function findInScope(tx: Transaction, access: CompanyAccess, id: number): Promise<BoardRow | undefined> {
  const { rows } = await tx.client.query<BoardRow>(
    `select ${COLUMNS} from ${POSITIONS}
     join job_board_postings j on j.company_id = p.company_id and j.position_id = p.id
     where ${IN_SCOPE} and j.id = $6 for update of j`,
    [...scopeValues(access), id],
  );
  return rows[0];
}

export async function lockOne(tx: Transaction, companyId: number, id: number): Promise<BoardRow | undefined> {
  const { rows } = await tx.client.query<BoardRow>(
    `select ${COLUMNS} from job_board_postings j where j.company_id = $1 and j.id = $2 for update`,
    [companyId, id],
  );
  return rows[0];
}

/** The posting's location, for events. */
export async function findPlaced(tx: Transaction, { company_id, position_id }: BoardRow): Promise<PlacedPosition> {
  const { rows } = await tx.client.query<PlacedPosition>(
    `select p.id, p.location_id, p.department_id, l.brand_id from ${POSITIONS} where p.company_id = $1 and p.id = $2`,
    [company_id, position_id],
  );
  const [placed] = rows;
  if (!placed) throw new Error('The job board posting no longer exists.');
  return placed;
}

async function findByBoard(
  tx: Transaction,
  companyId: number,
  positionId: number,
  board: JobBoard,
): Promise<BoardRow | undefined> {
  const { rows } = await tx.client.query<BoardRow>(
    `select ${COLUMNS} from job_board_postings j
     where j.company_id = $1 and j.position_id = $2 and j.board = $3 for update`,
    [companyId, positionId, board],
  );
  return rows[0];
}

interface NewBoard {
  companyId: number;
  positionId: number;
  board: JobBoard;
  state: BoardState;
  price: number;
  durationDays: number;
}

/** One row per posting and board. It exists before it is locked, so that simultaneous starts wait for each other. */
export async function lockByBoard(tx: Transaction, wanted: Omit<NewBoard, 'state'>): Promise<BoardRow> {
  await tx.client.query(
    `insert into job_board_postings (company_id, position_id, board, price, duration_days) values ($1, $2, $3, $4, $5)
     on conflict (company_id, position_id, board) do nothing`,
    [wanted.companyId, wanted.positionId, wanted.board, wanted.price, wanted.durationDays],
  );
  return (await findByBoard(tx, wanted.companyId, wanted.positionId, wanted.board)) as BoardRow;
}

/**
 * A new run starts from off. After an error the run continues, because the board may have accepted its order; a posting
 * the board still has is changed there instead of ordered again.
 */
export async function start(tx: Transaction, row: BoardRow, wanted: NewBoard): Promise<BoardRow> {
  const { rows } = await tx.client.query<BoardRow>(
    `update job_board_postings j set state = $3, price = $4, duration_days = $5, last_error = null,
       external_id = case when j.board = 'job_target' then null else j.external_id end,
       started_at = null, ends_at = null, spent = 0, run = j.run + (case when j.state = 'off' then 1 else 0 end),
       version = j.version + 1, updated_at = now()
     where j.company_id = $1 and j.id = $2 returning ${COLUMNS}`,
    [row.company_id, row.id, wanted.state, wanted.price, wanted.durationDays],
  );
  return rows[0] as BoardRow;
}

type Change = Partial<
  Pick<
    BoardRow,
    'state' | 'price' | 'spent' | 'duration_days' | 'external_id' | 'last_error' | 'started_at' | 'ends_at'
  >
>;

export async function change(tx: Transaction, row: BoardRow, changes: Change): Promise<BoardRow> {
  const next = { ...row, ...changes };
  const { rows } = await tx.client.query<BoardRow>(
    `update job_board_postings j set state = $3, price = $4, spent = $5, duration_days = $6, external_id = $7,
       last_error = $8, started_at = $9, ends_at = $10, version = version + 1, updated_at = now()
     where j.company_id = $1 and j.id = $2 returning ${COLUMNS}`,
    [
      row.company_id,
      row.id,
      next.state,
      next.price,
      next.spent,
      next.duration_days,
      next.external_id,
      next.last_error,
      next.started_at,
      next.ends_at,
    ],
  );
  return rows[0] as BoardRow;
}

/** Those with spending, across all companies. */
export async function listSpending(tx: Transaction): Promise<{ company_id: number; id: number }[]> {
  const { rows } = await tx.client.query<{ company_id: number; id: number }>(
    `select company_id, id from job_board_postings
     where state = 'active' and external_id is not null and board <> 'job_target' order by company_id, id`,
  );
  return rows;
}

/** What the board shows of a posting. */
export async function findAdvert(
  tx: Transaction,
  companyId: number,
  positionId: number,
): Promise<(PositionListRow & { state_code: string | null }) | undefined> {
  const { rows } = await tx.client.query<PositionListRow & { state_code: string | null }>(
    `select ${LIST_COLUMNS}, l.state_code from ${COUNTED_POSITIONS} where p.company_id = $1 and p.id = $2`,
    [companyId, positionId],
  );
  return rows[0];
}

export interface PositionsFound {
  rows: PositionListRow[];
  totalCount: number;
}

/** Published and approved postings by title. */
export async function listRunning(
  tx: Transaction,
  access: CompanyAccess,
  search: string | undefined,
  { limit, offset }: { limit: number; offset: number },
): Promise<PositionsFound> {
  const found = `${IN_SCOPE} and p.status = 'published' and p.review_status = 'approved'
    and ($6::tsquery is null or ${hasJobWords('$6')})`;
  const values = [...scopeValues(access), searchQuery(access.companyId, search)];
  const { rows } = await tx.client.query<PositionListRow>(
    `select ${LIST_COLUMNS} from ${COUNTED_POSITIONS} where ${found} order by lower(p.title), p.id limit $7 offset $8`,
    [...values, limit, offset],
  );
  const counted = await tx.client.query<{ count: number }>(
    `select count(*)::int as count from ${POSITIONS} where ${found}`,
    values,
  );
  return { rows, totalCount: counted.rows[0]?.count ?? 0 };
}
