// The inbox, newest first, limited by a visibility condition.
import { rowsOfPostings } from '../../positions/positions.service.ts';

export type Window = rowsOfPostings.Window;

export interface Conditions {
  /** Conditions on threads as `c`, starting with the company as $1. */
  where: string;
  /** The same without the posting condition. */
  besidePostings: string;
  values: unknown[];
  /** The postings are $2 and few enough to be read one by one. */
  merged: boolean;
  /** The whole inbox can be read in order, skipping only other postings. */
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

/** Columns of a page of threads in order; limits are our own numbers and inlined, so that plans know them. */
export function inOrder(columns: string, conditions: Conditions, window: rowsOfPostings.Window): string {
  const { where, besidePostings, merged } = conditions;
  if (!merged) {
    const page = `limit ${Number(window.limit)} offset ${Number(window.offset)}`;
    return `select ${columns} from conversations c where ${where} order by ${NEWEST} ${page}`;
  }
  return `select ${columns} from (${rowsOfPostings.mergedIds({ ...THREADS, beside: besidePostings }, window)}) merged
    join conversations c on c.company_id = $1 and c.id = merged.id order by ${NEWEST}`;
}
