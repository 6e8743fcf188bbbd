// Keeps threads in place while the user has scrolled down; at the top, the newest is always first.
import type { ConversationRow } from '@onward/contract/messages/conversations';
import { useState } from 'react';
import { holdNewRows } from '../../../platform/lists/held-rows.ts';

interface Shown {
  list: string;
  /** The response the rows came from. */
  answer: unknown;
  fresh: readonly ConversationRow[];
  rows: readonly ConversationRow[];
  waiting: number;
}

const NOTHING: Shown = { list: '', answer: undefined, fresh: [], rows: [], waiting: 0 };

export function useHeldConversations(
  list: string,
  answer: unknown,
  fresh: readonly ConversationRow[] | undefined,
  scrolled: boolean,
) {
  const [shown, setShown] = useState(NOTHING);
  let now = shown;
  const isNew = shown.list !== list || shown.answer !== answer;
  if (fresh && (isNew || (!scrolled && shown.waiting > 0))) {
    const held = scrolled && shown.list === list ? holdNewRows(shown.rows, fresh) : { rows: fresh, waiting: 0 };
    now = { list, answer, fresh, ...held };
    setShown(now);
  }
  const showAll = () => setShown({ ...now, rows: now.fresh, waiting: 0 });
  return { rows: now.rows, waiting: now.waiting, showAll };
}
