import { expect, test } from 'vitest';
import { lastUsedText } from './last-used.ts';

const now = new Date(2026, 10, 10, 9, 0);

test.each([
  [new Date(2026, 10, 10, 0, 5), 'today'],
  [new Date(2026, 10, 9, 23, 55), 'yesterday'],
  [new Date(2026, 10, 4, 12, 0), '6 days ago'],
  [new Date(2026, 9, 30, 12, 0), 'Oct 30'],
  [new Date(2025, 7, 12, 12, 0), 'Aug 12, 2025'],
])('a company used on %s shows “%s” [IDN-012]', (usedAt, expected) => {
  expect(lastUsedText(usedAt, now, 'en')).toBe(expected);
});

test('a server clock that is ahead still shows today [IDN-012]', () => {
  expect(lastUsedText(new Date(2026, 10, 11, 0, 1), now, 'en')).toBe('today');
});
