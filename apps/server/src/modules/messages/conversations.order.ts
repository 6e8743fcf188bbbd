// The inbox in its order, newest first, as far as a condition lets it be seen.
import { unseen } from '../../platform/database/unseen.ts';

export interface Conditions {
  /** Of threads called `c`, beginning with their company as $1. */
  where: string;
  values: unknown[];
  /** The postings stand as $2 and are few enough to be read one by one. */
  merged: boolean;
  /** The whole inbox can be read in its order with nothing passed over but other postings. */
  hasOwnOrder: boolean;
}

export interface Window {
  limit: number;
  offset: number;
}

export interface FoundPage {
  ids: number[];
  total: number;
}

export const OF_POSITIONS = 'c.position_id = any($2::bigint[])';
export const OF_ONE_POSITION = 'c.position_id = $2::bigint';

export const NEWEST = 'c.updated_at desc, c.id desc';

/** So many times a page are looked through for one. */
const NEWEST_LOOKED_AT = 5;

/** Of the first few of the whole inbox those that may be seen: mostly a page, and far less work than merging. */
export const amongNewest = (columns: string, { where }: Conditions, limit: number): string =>
  `select ${columns} from (
      select c.*, c.xmin from conversations c where ${where.replace(`${OF_POSITIONS} and `, '')}
      order by ${NEWEST} limit ${NEWEST_LOOKED_AT * Number(limit)}
    ) c where c.position_id = any(${unseen('$2', 'bigint[]')}) order by ${NEWEST} limit ${Number(limit)}`;

/** The wanted columns of so many threads in order; the numbers are ours and written out, so that plans know them. */
export function inOrder(columns: string, { where, merged }: Conditions, { limit, offset }: Window): string {
  const [top, skip] = [Number(limit), Number(offset)];
  if (!merged) {
    return `select ${columns} from conversations c where ${where} order by ${NEWEST} limit ${top} offset ${skip}`;
  }
  // What the index itself holds is enough to merge by.
  return `select ${columns} from (
      select found.id from unnest($2::bigint[]) as here (position_id) cross join lateral (
        select c.id, c.updated_at from conversations c
        where ${where.replace(OF_POSITIONS, 'c.position_id = here.position_id')}
        order by ${NEWEST} limit ${top + skip}
      ) found order by found.updated_at desc, found.id desc limit ${top} offset ${skip}
    ) merged join conversations c on c.company_id = $1 and c.id = merged.id order by ${NEWEST}`;
}
