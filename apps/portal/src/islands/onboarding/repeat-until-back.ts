// Repeats what failed for want of a connection.

const EVERY_MS = 5_000;

/**
 * Phones also say that they are online in a network that doesn't reach the internet, so it isn't enough to wait for them
 * to come online. Returns what ends it.
 */
export function repeatUntilBack(again: () => void): () => void {
  const timer = setInterval(() => {
    if (!document.hidden) again();
  }, EVERY_MS);
  addEventListener('online', again);
  return () => {
    clearInterval(timer);
    removeEventListener('online', again);
  };
}
