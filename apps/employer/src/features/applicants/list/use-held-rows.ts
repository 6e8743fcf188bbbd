// Rows of the first page that stand still while others work on the same list.
import type { ApplicationRow } from '@onward/contract/applications';
import { useState } from 'react';
import { holdNewRows } from './held-rows.ts';

interface Shown {
  list: string;
  answer: readonly ApplicationRow[];
  rows: ApplicationRow[];
  waiting: number;
}

const NOTHING: Shown = { list: '', answer: [], rows: [], waiting: 0 };

/** Another search, order or page starts afresh; on later pages nobody is new. */
export function useHeldRows(list: string, firstPage: boolean, answer: readonly ApplicationRow[] | undefined) {
  const [shown, setShown] = useState(NOTHING);
  let now = shown;
  if (answer && (shown.list !== list || shown.answer !== answer)) {
    const before = shown.list === list && firstPage ? shown.rows : [];
    now = { list, answer, ...holdNewRows(before, answer) };
    setShown(now);
  }
  const showAll = () => setShown({ ...now, rows: [...now.answer], waiting: 0 });
  return { rows: now.rows, waiting: now.waiting, showAll };
}
