// Leaving a page with unsaved work asks first, inside the app and when the tab is closed (PLT-057).
import { useLayoutEffect, useState } from 'react';
import { useStore } from './store.ts';
import { holdUnsaved, leaveQuestion, type UnsavedWork } from './unsaved-work.ts';

export interface LeaveQuestion {
  asked: boolean;
  leave(): void;
  stay(): void;
}

const NOT_ASKED: LeaveQuestion = { asked: false, leave: () => undefined, stay: () => undefined };

/** Show the confirm dialog while `asked`; the browser itself asks when the tab is closed. */
export function useUnsavedChanges(unsaved: boolean, { withinPage = true } = {}): LeaveQuestion {
  const [work] = useState<UnsavedWork>({ withinPage });
  useLayoutEffect(() => (unsaved ? holdUnsaved(work) : undefined), [unsaved, work]);
  const question = useStore(leaveQuestion);
  if (question?.owner !== work) return NOT_ASKED;
  return { asked: true, leave: question.leave, stay: question.stay };
}

interface Closable {
  open: boolean;
  dirty: boolean;
  busy: boolean;
  onClose: () => void;
}

/** For dialogs and drawers: closing them asks the same question as leaving the page. */
export function useGuardedClose({ open, dirty, busy, onClose }: Closable) {
  const unsaved = open && dirty;
  const leaving = useUnsavedChanges(unsaved && !busy);
  const [closing, setClosing] = useState(false);
  const discarding: LeaveQuestion = { asked: open && closing, leave: onClose, stay: () => setClosing(false) };
  return {
    close: () => (unsaved ? setClosing(true) : onClose()),
    question: leaving.asked ? leaving : discarding,
  };
}
