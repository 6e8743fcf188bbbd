// Reloads after events, but not more often than every so many seconds: at once, and once more for all calls in the meantime.
// Unlike waiting for a pause, it also reloads while events never cease.

export interface Throttled {
  (): void;
  /** Forgets what is still to come. */
  cancel(): void;
}

export function throttle(everyMs: number, work: () => unknown): Throttled {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let again = false;
  const run = (): void => {
    again = false;
    work();
    timer = setTimeout(() => {
      timer = undefined;
      if (again) run();
    }, everyMs);
  };
  const call = (): void => {
    if (timer === undefined) run();
    else again = true;
  };
  return Object.assign(call, { cancel: () => clearTimeout(timer) });
}
