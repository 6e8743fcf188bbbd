import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { throttle } from './throttle.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test('a stream of events reloads at once, then every five seconds, and once after the last one [AHD-014, NTF-022]', () => {
  const runs: number[] = [];
  const reload = throttle(5000, () => runs.push(Date.now()));
  const start = Date.now();
  for (let event = 0; event < 100; event += 1) {
    reload();
    vi.advanceTimersByTime(120);
  }
  vi.advanceTimersByTime(60_000);
  expect(runs.map((at) => at - start)).toEqual([0, 5000, 10_000, 15_000]);
});

test('a canceled reload does not happen [NTF-022]', () => {
  let runs = 0;
  const reload = throttle(5000, () => {
    runs += 1;
  });
  reload();
  reload();
  reload.cancel();
  vi.advanceTimersByTime(60_000);
  expect(runs).toBe(1);
});
