// The delay before the next reconnect attempt: 1, 2, 4 … 30 seconds (NTF-023).

const LONGEST_SECONDS = 30;

export const reconnectDelayMs = (triesSoFar: number): number => Math.min(LONGEST_SECONDS, 2 ** triesSoFar) * 1000;
