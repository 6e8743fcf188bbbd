import { expect, it } from 'vitest';
import { secondsLeft } from './seconds-left.ts';

it.each([
  [{ done: 0, total: null, since: 0 }, 4000, null],
  [{ done: 0, total: 100, since: 0 }, 4000, null],
  [{ done: 50, total: 100, since: 0 }, 4000, 4],
  [{ done: 91, total: 146, since: 1000 }, 7500, 4],
  [{ done: 100, total: 100, since: 0 }, 4000, 0],
])('of %o after %i ms are %s [RPT-011]', (progress, now, left) => {
  expect(secondsLeft(progress, now)).toBe(left);
});
