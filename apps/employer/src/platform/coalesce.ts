// Merges repeated triggers, e.g. an import of two thousand rows: runs once, and once more for all calls in the
// meantime.

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
    // The current run may already have read the data, so later calls share the next run.
    next ??= running.catch(() => undefined).then(start);
    return next;
  };
}
