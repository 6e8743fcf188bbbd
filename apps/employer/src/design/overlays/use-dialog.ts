// A dialog about one subject. It stays mounted while it closes, so that the focus goes back to where it came from, and
// starts afresh each time it opens.
import { useCallback, useState } from 'react';

interface DialogState<Subject> {
  /** Give it to the dialog as its key. */
  visit: number;
  open: boolean;
  /** Null before the first opening. */
  subject: Subject | null;
}

export function useDialog<Subject>() {
  const [state, setState] = useState<DialogState<Subject>>({ visit: 0, open: false, subject: null });
  const show = useCallback(
    (subject: Subject) => setState(({ visit }) => ({ visit: visit + 1, open: true, subject })),
    [],
  );
  const close = useCallback(() => setState((now) => ({ ...now, open: false })), []);
  return { ...state, show, close };
}
