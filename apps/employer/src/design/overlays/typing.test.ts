import { afterEach, describe, expect, it } from 'vitest';
import { expectTyping, isTypingExpected, stopExpectingTyping } from './typing.ts';

afterEach(stopExpectingTyping);

describe('Typing', () => {
  it('is expected after something to type in was opened, until its field has focus [AHD-004]', () => {
    expect(isTypingExpected(0)).toBe(false);
    expectTyping(0);
    expect([isTypingExpected(0), isTypingExpected(3_000)]).toEqual([true, true]);
    stopExpectingTyping();
    expect(isTypingExpected(0)).toBe(false);
  });

  it('is no longer expected when no field appears within five seconds [AHD-004]', () => {
    expectTyping(0);
    expect(isTypingExpected(5_000)).toBe(false);
  });
});
