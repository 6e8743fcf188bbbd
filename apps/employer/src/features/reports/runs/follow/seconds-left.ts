// About how long a run still takes, from how fast it was so far.

interface Progress {
  done: number;
  total: number | null;
  /** When waiting began, in milliseconds. */
  since: number;
}

/** Null while there is nothing to go by. */
export function secondsLeft({ done, total, since }: Progress, now: number): number | null {
  const seconds = (now - since) / 1000;
  if (total === null || done === 0 || seconds <= 0) return null;
  return Math.ceil(((total - done) * seconds) / done);
}
