import { describe, expect, it } from 'vitest';
import { isMeantForScreen } from './press-guard.ts';

describe('A press', () => {
  it.each([
    [0, false],
    [120, false],
    [499, false],
    [500, true],
    [5000, true],
  ])('%i ms after the screen changed is meant for it: %s [CAR-016]', (elapsed, isMeant) => {
    expect(isMeantForScreen(1000, 1000 + elapsed)).toBe(isMeant);
  });

  it('on a page that was just loaded is meant for it [CAR-016]', () => {
    expect(isMeantForScreen(Number.NEGATIVE_INFINITY, 0)).toBe(true);
  });
});
