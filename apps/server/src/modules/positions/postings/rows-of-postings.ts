// Rows that belong to one of several postings, newest first. Either the newest rows of the company are scanned, or the
// newest of each posting are merged; both use an index. Limits are our own numbers and inlined: with bound limits the
// database would replan on each call.
import { unseen } from '../../../platform/database/unseen.ts';

/** A list of rows; the postings are bound as $2. */
export interface RowsOfPostings {
  table: string;
  /** The row's alias in conditions and columns. */
  row: string;
  /** The sort column besides the id. */
  newestBy: string;
  /** All conditions except the one on postings. */
  beside: string;
}

export interface Window {
  limit: number;
  offset: number;
}

export const newestFirst = ({ row, newestBy }: Pick<RowsOfPostings, 'row' | 'newestBy'>): string =>
  `${row}.${newestBy} desc, ${row}.id desc`;

/** How many pages of the whole list are scanned to find one page. */
const NEWEST_LOOKED_AT = 5;

/** Filters the company's newest rows: usually enough for a page, and far less work than merging. */
export function amongNewest(columns: string, rows: RowsOfPostings, limit: number): string {
  const { table, row, beside } = rows;
  const order = newestFirst(rows);
  return `select ${columns} from (
     select ${row}.*, ${row}.xmin from ${table} ${row} where ${beside}
     order by ${order} limit ${NEWEST_LOOKED_AT * Number(limit)}
   ) ${row} where ${row}.position_id = any(${unseen('$2', 'bigint[]')}) order by ${order} limit ${Number(limit)}`;
}

/** The ids of a page, merged by index-only scans that skip the rows in between. */
export function mergedIds(rows: RowsOfPostings, { limit, offset }: Window): string {
  const { table, row, newestBy, beside } = rows;
  const order = newestFirst(rows);
  return `select ${row}.id from unnest($2::bigint[]) as here (position_id) cross join lateral (
      select ${row}.id, ${row}.${newestBy} from ${table} ${row}
      where ${beside} and ${row}.position_id = here.position_id
      order by ${order} limit ${Number(limit) + Number(offset)}
    ) ${row} order by ${order} limit ${Number(limit)} offset ${Number(offset)}`;
}
