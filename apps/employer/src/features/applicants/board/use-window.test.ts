import { expect, test } from 'vitest';
import { spanInSight } from './use-window.ts';

test.each([
  [0, 900, 2000, { from: 0, to: 13 }],
  [9600, 900, 2000, { from: 92, to: 109 }],
  [0, 900, 3, { from: 0, to: 3 }],
])('scrolled by %i in %i px of height, of %i cards %o are drawn [APP-010]', (scrolled, height, count, span) => {
  expect(spanInSight(scrolled, height, 100, count)).toEqual(span);
});
