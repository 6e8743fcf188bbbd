import type { Message } from '@onward/contract/conversations';
import { expect, test } from 'vitest';
import { daysOf, dayText } from './thread-days.ts';

const written = (id: number, moment: Date) => ({ id, created_at: moment.toISOString() }) as Message;

test('messages stand under their day, the oldest first [MSG-003]', () => {
  const days = daysOf([
    written(3, new Date(2026, 10, 10, 9)),
    written(2, new Date(2026, 10, 9, 23, 59)),
    written(1, new Date(2026, 10, 9, 8)),
  ]);
  expect(days.map(({ messages }) => messages.map(({ id }) => id))).toEqual([[1, 2], [3]]);
});

test.each([
  [new Date(2026, 10, 10), 'Today'],
  [new Date(2026, 10, 9), 'Yesterday'],
  [new Date(2026, 10, 6), 'Friday, November 6'],
  [new Date(2025, 10, 6), 'Thursday, November 6, 2025'],
])('%s is called %s [MSG-003]', (day, words) => {
  expect(dayText(day, new Date(2026, 10, 10, 15), 'en')).toBe(words);
});
