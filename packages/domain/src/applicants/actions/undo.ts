// How long an action can be undone (AHD-001).
import { UNDO_SECONDS } from '../../platform/constants.ts';

/** How long the screen offers it, and how long messages wait for it. */
export { UNDO_SECONDS };
/** A click in the last moment still has to reach the server. */
export const UNDO_GRACE_SECONDS = 3;

export const canUndoAction = (doneAt: Date, now: Date): boolean =>
  now.getTime() - doneAt.getTime() <= (UNDO_SECONDS + UNDO_GRACE_SECONDS) * 1000;
