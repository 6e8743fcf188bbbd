// Several identical toasts within two seconds are one (PLT-011).

const MERGE_MS = 2000;

/** Whether a toast repeats one just shown. */
export function createMerger(now: () => number): (kind: string, text: string) => boolean {
  const shownAt = new Map<string, number>();
  return (kind, text) => {
    const moment = now();
    for (const [key, shown] of shownAt) if (moment - shown >= MERGE_MS) shownAt.delete(key);
    const key = `${kind}\n${text}`;
    if (shownAt.has(key)) return true;
    shownAt.set(key, moment);
    return false;
  };
}
