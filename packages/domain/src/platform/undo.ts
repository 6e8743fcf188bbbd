// How long a deletion can be taken back (decided: a minute; the offer on the screen is shorter, so that a press in its last
// moment still arrives in time).
const DELETION_UNDO_SECONDS = 60;

export const canUndoDeletion = (deletedAt: Date, now: Date): boolean =>
  now.getTime() - deletedAt.getTime() <= DELETION_UNDO_SECONDS * 1000;
