import { expect, test } from 'vitest';
import { isRail } from './use-rail.ts';

test.each([
  [true, false, false, true],
  [true, false, true, false],
  [true, true, true, false],
  [false, false, true, false],
  [false, true, false, true],
])('narrow %s, rail chosen %s, opened while narrow %s: rail is %s', (narrow, whenWide, openWhenNarrow, rail) => {
  expect(isRail(narrow, { whenWide, openWhenNarrow })).toBe(rail);
});
