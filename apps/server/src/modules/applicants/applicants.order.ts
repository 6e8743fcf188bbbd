// A page of applicants in its order, found by index. Numbers are ours and written out: not knowing how few are wanted,
// the database would plan each time anew.
import { unseen } from '../../platform/database/unseen.ts';
import type { Conditions } from './applicants.filters.ts';
import { FOUND, foundText } from './applicants.rows.ts';
import type { Window } from './applicants.search.ts';

const OF_POSITIONS = 'a.position_id = any($2::bigint[])';
/** So many times a page of the whole list are looked through for one. */
const NEWEST_LOOKED_AT = 5;

export const inOrder = ({ where }: Conditions, { orderBy, limit, offset }: Window): string =>
  `select ${FOUND} from applications a where ${where}
   order by ${orderBy} limit ${Number(limit)} offset ${Number(offset)}`;

/** Of the newest of the company those that may be seen: mostly a page, and far less work than merging. */
export const amongNewest = ({ where }: Conditions, { orderBy, limit }: Window): string =>
  `select ${FOUND} from (
     select a.*, a.xmin from applications a where ${where.replace(`${OF_POSITIONS} and `, '')}
     order by ${orderBy} limit ${NEWEST_LOOKED_AT * Number(limit)}
   ) a where a.position_id = any(${unseen('$2', 'bigint[]')}) order by ${orderBy} limit ${Number(limit)}`;

/** Several postings are read one by one, each newest first, and merged: what lies between them costs nothing. */
export function merged({ where }: Conditions, { orderBy, limit, offset }: Window): string {
  const page = `select a.id from unnest($2::bigint[]) as here (position_id) cross join lateral (
      select a.id, a.applied_at from applications a
      where ${where.replace(OF_POSITIONS, 'a.position_id = here.position_id')}
      order by ${orderBy} limit ${Number(limit) + Number(offset)}
    ) a order by ${orderBy} limit ${Number(limit)} offset ${Number(offset)}`;
  return foundText(page, orderBy);
}
