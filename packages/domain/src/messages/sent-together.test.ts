import { describe, expect, it } from 'vitest';
import { joinSentTogether, type SentMessage } from './sent-together.ts';

const email = (id: number): SentMessage => ({ id, channel: 'email', sent_with: null });
const text = (id: number, sent_with: number | null): SentMessage => ({ id, channel: 'sms', sent_with });
const shown = (messages: readonly SentMessage[], mayJoin?: (message: SentMessage) => boolean) =>
  joinSentTogether(messages, mayJoin).map(({ id, channels }) => [id, channels]);

describe('A message sent by email and by text', () => {
  it.each([
    ['is shown once', [email(1), text(2, 1)], [[1, ['email', 'sms']]]],
    ['is shown once in whichever order', [text(2, 1), email(1)], [[1, ['email', 'sms']]]],
    [
      'keeps its place',
      [email(1), email(3), text(2, 1)],
      [
        [1, ['email', 'sms']],
        [3, ['email']],
      ],
    ],
    ['is a text of its own where its email is not shown', [text(2, 1)], [[2, ['sms']]]],
    [
      'is not joined with another text',
      [email(1), text(2, null)],
      [
        [1, ['email']],
        [2, ['sms']],
      ],
    ],
  ] as const)('%s [CAR-020, MSG-003]', (_, messages, expected) => {
    expect(shown(messages)).toEqual(expected);
  });

  it('is shown twice where one of the two needs attention [MSG-003]', () => {
    const messages = [email(1), text(2, 1)];
    expect(shown(messages, ({ id }) => id !== 1)).toEqual([
      [1, ['email']],
      [2, ['sms']],
    ]);
    expect(shown(messages, ({ id }) => id !== 2)).toEqual([
      [1, ['email']],
      [2, ['sms']],
    ]);
  });
});
