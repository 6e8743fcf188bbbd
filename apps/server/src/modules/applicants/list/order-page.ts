// A page of applicants in order, found by index. Limits are our own numbers and are inlined: with a bound limit the
// database would replan on each call.
import { rowsOfPostings } from '../../positions/positions.service.ts';
import type { Conditions } from './filter-applicants.ts';
import { FOUND, foundText } from './list-rows.ts';
import type { Window } from './search-applicants.ts';

const rowsOf = ({ besidePostings }: Conditions): rowsOfPostings.RowsOfPostings => ({
  table: 'applications',
  row: 'a',
  newestBy: 'applied_at',
  beside: besidePostings,
});

export const inOrder = ({ where }: Conditions, { orderBy, limit, offset }: Window): string =>
  `select ${FOUND} from applications a where ${where}
   order by ${orderBy} limit ${Number(limit)} offset ${Number(offset)}`;

export const amongNewest = (conditions: Conditions, { limit }: Window): string =>
  rowsOfPostings.amongNewest(FOUND, rowsOf(conditions), limit);

export const merged = (conditions: Conditions, window: Window): string =>
  foundText(rowsOfPostings.mergedIds(rowsOf(conditions), window), window.orderBy);
