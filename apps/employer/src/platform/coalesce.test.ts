import { expect, test } from 'vitest';
import { coalesce } from './coalesce.ts';

function slowWork() {
  const releases: (() => void)[] = [];
  let runs = 0;
  const work = () => {
    runs += 1;
    return new Promise<void>((resolve) => releases.push(resolve));
  };
  return { work, runs: () => runs, release: () => releases.shift()?.() };
}

test('a hundred calls at once are two runs: the first, and one for all the rest [NTF-022]', async () => {
  const slow = slowWork();
  const refresh = coalesce(slow.work);
  const calls = Array.from({ length: 100 }, () => refresh());
  expect(slow.runs()).toBe(1);
  slow.release();
  await calls[0];
  await Promise.resolve();
  expect(slow.runs()).toBe(2);
  slow.release();
  await Promise.all(calls);
  expect(slow.runs()).toBe(2);
});

test('a failed run does not prevent the next one [NTF-022]', async () => {
  let runs = 0;
  const refresh = coalesce(async () => {
    runs += 1;
    if (runs === 1) throw new Error('offline');
  });
  const [first, second] = [refresh(), refresh()];
  await expect(first).rejects.toThrow('offline');
  await second;
  expect(runs).toBe(2);
});
