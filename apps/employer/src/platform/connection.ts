// Whether the server can be reached. Devices also say that they are online in a network that doesn't reach it.
import { createStore, useStore } from './store.ts';

const AGAIN_MS = 3_000;

const offline = createStore(!navigator.onLine);

export const useIsOffline = (): boolean => useStore(offline);

export async function isServerReachable(): Promise<boolean> {
  const isReachable = await fetch(location.pathname, { method: 'HEAD', cache: 'no-store' }).then(
    () => true,
    () => false,
  );
  offline.set(!isReachable);
  return isReachable;
}

export async function untilReachable(): Promise<void> {
  while (!(await isServerReachable())) await pauseOrOnline();
}

function pauseOrOnline(): Promise<void> {
  return new Promise((resolve) => {
    const goOn = () => {
      clearTimeout(timer);
      removeEventListener('online', goOn);
      resolve();
    };
    const timer = setTimeout(goOn, AGAIN_MS);
    addEventListener('online', goOn);
  });
}

/** Called once, at the start. */
export function followConnection(): void {
  addEventListener('offline', () => offline.set(true));
  addEventListener('online', () => void untilReachable());
}
