import { describe, expect, it } from 'vitest';
import { ignoreHeldEnter, isMeantForScreen } from './press-guard.ts';

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

describe('Enter held down', () => {
  const press = (init: Partial<KeyboardEvent>): boolean => {
    const event = Object.assign(new Event('keydown', { cancelable: true }), init);
    ignoreHeldEnter(event as KeyboardEvent);
    return event.defaultPrevented;
  };

  it('submits nothing after its first press, so that it does not skip questions [CAR-016]', () => {
    expect(press({ key: 'Enter', repeat: false })).toBe(false);
    expect(press({ key: 'Enter', repeat: true })).toBe(true);
    expect(press({ key: 'a', repeat: true })).toBe(false);
  });
});
