import { expect, test } from 'vitest';
import { decideTabReaction } from './other-tabs.ts';

test.each([
  ['/login', 'go_home'],
  ['/select-company', 'go_home'],
  ['/applicants', 'reload'],
  ['/', 'reload'],
])('a tab on %s will %s when another tab signs in or out [IDN-014]', (path, reaction) => {
  expect(decideTabReaction(path)).toBe(reaction);
});
