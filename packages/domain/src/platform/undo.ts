// How long a deletion can be undone: one minute. The toast that offers it is shorter, so that a click in its last
// moment still arrives in time.
const DELETION_UNDO_SECONDS = 60;

export const canUndoDeletion = (deletedAt: Date, now: Date): boolean =>
  now.getTime() - deletedAt.getTime() <= DELETION_UNDO_SECONDS * 1000;
