// Keeps the rows of the first page in place while other people's changes arrive.
import type { ApplicationRow } from '@onward/contract/applicants/application';
import { useState } from 'react';
import { holdNewRows } from '../../../platform/lists/held-rows.ts';
import { useOwnAdditions } from '../own-additions.ts';

interface Shown {
  list: string;
  answer: readonly ApplicationRow[];
  own: ReadonlySet<number>;
  rows: ApplicationRow[];
  waiting: number;
}

const NOTHING: Shown = { list: '', answer: [], own: new Set(), rows: [], waiting: 0 };

/** Another search, order or page starts over; on later pages no row counts as new. */
export function useHeldRows(list: string, firstPage: boolean, answer: readonly ApplicationRow[] | undefined) {
  const [shown, setShown] = useState(NOTHING);
  const own = useOwnAdditions();
  let now = shown;
  if (answer && (shown.list !== list || shown.answer !== answer || shown.own !== own)) {
    const before = shown.list === list && firstPage ? shown.rows : [];
    now = { list, answer, own, ...holdNewRows(before, answer, own) };
    setShown(now);
  }
  const showAll = () => setShown({ ...now, rows: [...now.answer], waiting: 0 });
  return { rows: now.rows, waiting: now.waiting, showAll };
}
