import { SECONDS } from '@onward/domain/platform/time/time-units';
import { describe, expect, it } from 'vitest';
import { relativeTime } from './relative-time.ts';

const now = new Date(2026, 10, 20, 12, 0);
const ago = (seconds: number) => new Date(now.getTime() - seconds * 1000);

describe('relativeTime', () => {
  it.each([
    [0, 'now'],
    [59, 'now'],
    [SECONDS.minute, '1 min. ago'],
    [59 * SECONDS.minute, '59 min. ago'],
    [SECONDS.hour, '1 hr. ago'],
    [23 * SECONDS.hour, '23 hr. ago'],
    [SECONDS.day, 'yesterday'],
    [6 * SECONDS.day, '6 days ago'],
    [7 * SECONDS.day, 'Nov 13'],
    [365 * SECONDS.day, 'Nov 20, 2025'],
  ])('formats %i seconds as "%s"', (seconds, words) => {
    expect(relativeTime(ago(seconds), now, 'en')).toBe(words);
  });

  it('treats a time in the future as now', () => {
    expect(relativeTime(ago(-90), now, 'en')).toBe('now');
  });

  it.each([
    ['fr', 'il y a 3\u00a0h'],
    ['es', 'hace 3 h'],
    ['zh', '3小时前'],
  ])('uses the language of the user: %s', (language, words) => {
    expect(relativeTime(ago(3 * SECONDS.hour), now, language)).toBe(words);
  });
});
