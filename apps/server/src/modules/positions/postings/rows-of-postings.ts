// Rows that belong to one of several postings, newest first. Either the newest of the whole company are looked through,
// or the newest of each posting are merged; both find by index. Numbers are ours and written out: not knowing how few
// are wanted, the database would plan each time anew.
import { unseen } from '../../../platform/database/unseen.ts';

/** A list of rows; the postings are bound as $2. */
export interface RowsOfPostings {
  table: string;
  /** What the row is called in conditions and columns. */
  row: string;
  /** The column of the order that is not the id. */
  newestBy: string;
  /** Every condition but that of the postings. */
  beside: string;
}

export interface Window {
  limit: number;
  offset: number;
}

export const newestFirst = ({ row, newestBy }: Pick<RowsOfPostings, 'row' | 'newestBy'>): string =>
  `${row}.${newestBy} desc, ${row}.id desc`;

/** So many times a page of the whole list are looked through for one. */
const NEWEST_LOOKED_AT = 5;

/** Of the newest of the company those that may be seen: mostly a page, and far less work than merging. */
export function amongNewest(columns: string, rows: RowsOfPostings, limit: number): string {
  const { table, row, beside } = rows;
  const order = newestFirst(rows);
  return `select ${columns} from (
     select ${row}.*, ${row}.xmin from ${table} ${row} where ${beside}
     order by ${order} limit ${NEWEST_LOOKED_AT * Number(limit)}
   ) ${row} where ${row}.position_id = any(${unseen('$2', 'bigint[]')}) order by ${order} limit ${Number(limit)}`;
}

/** The ids of a page: what the index itself holds is enough to merge by, and what lies between costs nothing. */
export function mergedIds(rows: RowsOfPostings, { limit, offset }: Window): string {
  const { table, row, newestBy, beside } = rows;
  const order = newestFirst(rows);
  return `select ${row}.id from unnest($2::bigint[]) as here (position_id) cross join lateral (
      select ${row}.id, ${row}.${newestBy} from ${table} ${row}
      where ${beside} and ${row}.position_id = here.position_id
      order by ${order} limit ${Number(limit) + Number(offset)}
    ) ${row} order by ${order} limit ${Number(limit)} offset ${Number(offset)}`;
}
