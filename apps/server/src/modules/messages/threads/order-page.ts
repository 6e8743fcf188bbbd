// The inbox in its order, newest first, as far as a condition lets it be seen.
import { rowsOfPostings } from '../../positions/positions.service.ts';

export type Window = rowsOfPostings.Window;

export interface Conditions {
  /** Of threads called `c`, beginning with their company as $1. */
  where: string;
  /** The same but for the postings. */
  besidePostings: string;
  values: unknown[];
  /** The postings stand as $2 and are few enough to be read one by one. */
  merged: boolean;
  /** The whole inbox can be read in its order with nothing passed over but other postings. */
  hasOwnOrder: boolean;
}

export interface FoundPage {
  ids: number[];
  total: number;
}

const THREADS = { table: 'conversations', row: 'c', newestBy: 'updated_at' } as const;

export const NEWEST = rowsOfPostings.newestFirst(THREADS);

export const amongNewest = (columns: string, { besidePostings }: Conditions, limit: number): string =>
  rowsOfPostings.amongNewest(columns, { ...THREADS, beside: besidePostings }, limit);

/** The wanted columns of so many threads in order; the numbers are ours and written out, so that plans know them. */
export function inOrder(columns: string, conditions: Conditions, window: rowsOfPostings.Window): string {
  const { where, besidePostings, merged } = conditions;
  if (!merged) {
    const page = `limit ${Number(window.limit)} offset ${Number(window.offset)}`;
    return `select ${columns} from conversations c where ${where} order by ${NEWEST} ${page}`;
  }
  return `select ${columns} from (${rowsOfPostings.mergedIds({ ...THREADS, beside: besidePostings }, window)}) merged
    join conversations c on c.company_id = $1 and c.id = merged.id order by ${NEWEST}`;
}
