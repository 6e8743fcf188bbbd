// A dialog about one record. It stays mounted while it closes, so that focus returns to where it came from, and starts
// with fresh state each time it opens.
import { useCallback, useState } from 'react';
import { expectTyping, stopExpectingTyping } from './typing.ts';

interface DialogState<Subject> {
  /** The dialog's `key`. */
  visit: number;
  open: boolean;
  /** Null until it first opens. */
  subject: Subject | null;
}

export function useDialog<Subject>() {
  const [state, setState] = useState<DialogState<Subject>>({ visit: 0, open: false, subject: null });
  const show = useCallback((subject: Subject) => {
    expectTyping();
    setState(({ visit }) => ({ visit: visit + 1, open: true, subject }));
  }, []);
  const close = useCallback(() => {
    stopExpectingTyping();
    setState((now) => ({ ...now, open: false }));
  }, []);
  return { ...state, show, close };
}
