// When a failed call is retried (PLT-014).

export const RETRY_DELAYS_MS = [1000, 2000, 4000] as const;
const RETRIED_STATUSES = new Set([502, 503, 504]);

/** Delay before the next attempt, or null when the call has finally failed. `status` is null for a network failure. */
export function retryDelay(method: string, status: number | null, triesSoFar: number): number | null {
  if (method !== 'GET') return null;
  if (status !== null && !RETRIED_STATUSES.has(status)) return null;
  return RETRY_DELAYS_MS[triesSoFar] ?? null;
}
