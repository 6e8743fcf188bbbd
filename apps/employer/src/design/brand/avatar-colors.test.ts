import { expect, test } from 'vitest';
import { AVATAR_PAIRS, avatarPair, initials } from './avatar-colors.ts';

test('a name keeps its colors and every pair is in range', () => {
  const names = ['Renee Castellano', 'Amara Okafor', '王小明', '', 'Zoë'];
  for (const name of names) {
    expect(avatarPair(name)).toBe(avatarPair(name));
    expect(avatarPair(name)).toBeGreaterThanOrEqual(0);
    expect(avatarPair(name)).toBeLessThan(AVATAR_PAIRS);
  }
});

test.each([
  ['Renee Castellano', 'RC'],
  ['  mei-ling  zhao ', 'MZ'],
  ['Prince', 'P'],
  ['Mo "Sunny" Bell', 'MS'],
  ['王 小明', '王小'],
  ['', ''],
])('initials of "%s" are "%s"', (name, expected) => {
  expect(initials(name)).toBe(expected);
});
