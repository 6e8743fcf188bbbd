// Many reasons to do the same thing, e.g. an import of two thousand rows: done once, and once more for all that came meanwhile.

export function coalesce(work: () => Promise<unknown>): () => Promise<void> {
  let running: Promise<void> | null = null;
  let next: Promise<void> | null = null;
  const run = async (): Promise<void> => {
    try {
      await work();
    } finally {
      running = null;
    }
  };
  const start = (): Promise<void> => {
    next = null;
    running = run();
    return running;
  };
  return () => {
    if (!running) return start();
    // The one that runs may have read already; what it missed is for the next.
    next ??= running.catch(() => undefined).then(start);
    return next;
  };
}
