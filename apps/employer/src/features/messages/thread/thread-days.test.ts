import type { Message } from '@onward/contract/messages/conversations';
import { expect, test } from 'vitest';
import { daysOf, dayText, type Entry } from './thread-days.ts';

const written = (id: number, moment: Date, automated = false) =>
  ({ id, automated, status: 'sent', created_at: moment.toISOString() }) as Message;
const NOTHING = new Set<number>();
const told = (entry: Entry) => (entry.type === 'message' ? entry.message.id : `${entry.messages.length} folded`);

test('messages are grouped by day, oldest first [MSG-003]', () => {
  const days = daysOf(
    [
      written(3, new Date(2026, 10, 10, 9)),
      written(2, new Date(2026, 10, 9, 23, 59)),
      written(1, new Date(2026, 10, 9, 8)),
    ],
    NOTHING,
  );
  expect(days.map(({ entries }) => entries.map(told))).toEqual([[1, 2], [3]]);
});

test('reminders of several days are collapsed under the first day, and listed under their own once expanded [MSG-003]', () => {
  const reminders = [11, 10, 9].map((day) => written(day, new Date(2026, 10, day, 9), true));
  const shown = (opened: Set<number>) => daysOf(reminders, opened).map(({ entries }) => entries.map(told));
  expect(shown(NOTHING)).toEqual([['3 folded']]);
  expect(shown(new Set([10]))).toEqual([['3 folded', 9], [10], [11]]);
});

test.each([
  [new Date(2026, 10, 10), 'Today'],
  [new Date(2026, 10, 9), 'Yesterday'],
  [new Date(2026, 10, 6), 'Friday, November 6'],
  [new Date(2025, 10, 6), 'Thursday, November 6, 2025'],
])('%s is called %s [MSG-003]', (day, words) => {
  expect(dayText(day, new Date(2026, 10, 10, 15), 'en')).toBe(words);
});
