import { expect, test } from 'vitest';
import { reconnectDelayMs } from './reconnect.ts';

test('the live connection is retried after 1, 2, 4 … at most 30 seconds [NTF-023]', () => {
  expect([0, 1, 2, 3, 4, 5, 6, 20].map(reconnectDelayMs)).toEqual([
    1000, 2000, 4000, 8000, 16_000, 30_000, 30_000, 30_000,
  ]);
});
