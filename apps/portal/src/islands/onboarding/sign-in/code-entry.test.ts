import { describe, expect, it } from 'vitest';
import { codeDigits, isWholeCode, minutesLeft, secondsUntilResend } from './code-entry.ts';

describe('The code of a new device', () => {
  it.each([
    ['407', '407'],
    ['407 293', '407293'],
    ['Your code is 407-293.', '407293'],
    ['40729311', '407293'],
  ])('reads “%s” as %s [ONB-040]', (typed, digits) => {
    expect(codeDigits(typed)).toBe(digits);
  });

  it('is whole with six digits [ONB-040]', () => {
    expect([isWholeCode('40729'), isWholeCode('407293')]).toEqual([false, true]);
  });

  it('counts the minutes it still works, and the seconds until another can be sent [ONB-040]', () => {
    const now = Date.parse('2026-11-18T15:00:00Z');
    expect(minutesLeft('2026-11-18T15:09:30Z', now)).toBe(10);
    expect(minutesLeft('2026-11-18T14:59:00Z', now)).toBe(0);
    expect([secondsUntilResend(now - 6000, now), secondsUntilResend(now - 60_000, now)]).toEqual([24, 0]);
  });
});
