import { expect, test } from 'vitest';
import { daysOf, mergeMessages, type ThreadMessage } from './thread.ts';

const written = (id: number, created_at: string): ThreadMessage => ({
  id,
  is_mine: false,
  sender_name: 'Renee',
  channel: 'sms',
  sent_with: null,
  subject: null,
  body: `Message ${id}`,
  attachments: [],
  created_at,
});

test('the thread is grouped by day in the user’s time zone, newest last [CAR-020]', () => {
  const thread = [written(2, '2026-11-10T03:30:00Z'), written(1, '2026-11-09T20:00:00Z')];
  const shown = (zone: string) => daysOf(thread, 'en', zone).map(({ day, messages }) => [day, messages.length]);
  expect(shown('America/New_York')).toEqual([['Monday, November 9', 2]]);
  expect(shown('UTC')).toEqual([
    ['Monday, November 9', 1],
    ['Tuesday, November 10', 1],
  ]);
});

test('new messages are added once, before those already shown [CAR-020]', () => {
  const [one, two, three] = [1, 2, 3].map((id) => written(id, '2026-11-09T20:00:00Z'));
  const merged = mergeMessages([two, one] as ThreadMessage[], [three, two] as ThreadMessage[]);
  expect(merged.map(({ id }) => id)).toEqual([3, 2, 1]);
});

test('a message sent by email and by text is shown once, with both marks [CAR-020]', () => {
  const email = { ...written(1, '2026-11-09T20:00:00Z'), channel: 'email' as const };
  const text = { ...written(2, '2026-11-09T20:00:00Z'), sent_with: 1 };
  const [day] = daysOf([text, email], 'en', 'UTC');
  expect(day?.messages.map(({ id, channels }) => [id, channels])).toEqual([[1, ['email', 'sms']]]);
});
